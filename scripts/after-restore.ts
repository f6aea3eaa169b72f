/**
 * Run once after a restore, before the shop opens: node scripts/after-restore.ts <list of erased accounts>
 * Numbers assigned since the backup are not assigned again, and accounts erased since are erased again.
 */
import { readFileSync } from 'node:fs'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { raiseSequences } from '@shop/api/db/raise-sequences'
import { eraseAgain, readErasures } from '@shop/api/features/account/erase-again.service'

const [list] = process.argv.slice(2)
const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
if (list === undefined) throw new Error('usage: node scripts/after-restore.ts <list of erased accounts>')
if (DATABASE_URL === undefined || DATABASE_OWNER_URL === undefined)
  throw new Error('DATABASE_URL and DATABASE_OWNER_URL are needed')

const erasures = readErasures(readFileSync(list, 'utf8'))
const raised = await withDatabase(DATABASE_OWNER_URL, raiseSequences)
console.log(`Sequences advanced: ${raised}.`)
const again = await withDatabase(DATABASE_URL, async (db) => {
  let count = 0
  for (const erasure of erasures) if (await eraseAgain(db, erasure)) count++
  return count
})
console.log(`Accounts erased again: ${again}, of ${erasures.length} on the list.`)

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = createPool(url, { name: 'after-restore', max: 1, work: 'jobs', onError: console.error })
  try {
    return await work(connect(pool))
  } finally {
    await pool.end()
  }
}
