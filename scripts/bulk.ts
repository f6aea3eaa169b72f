// Fills a database for measuring: `node scripts/bulk.ts <products> <orders> [users]`.

import { connect, createPool } from '@shop/api/db/connection'
import { countRows, fillShop } from '@shop/demo/bulk/bulk'

// As the owner: bulk inserts disable triggers.
const databaseUrl = process.env.DATABASE_OWNER_URL
if (databaseUrl === undefined) throw new Error('DATABASE_OWNER_URL is not set')
if (process.env.SHOP_MODE === 'live') throw new Error('A live shop is not filled with invented orders')
const [products, orders, users = Math.ceil((orders ?? 0) / 5)] = process.argv.slice(2).map(Number)
if (!products || !orders || !users) throw new Error('usage: node scripts/bulk.ts <products> <orders> [users]')

const pool = createPool(databaseUrl, { name: 'bulk', max: 1, work: 'jobs', onError: console.error })
const startedAt = performance.now()
try {
  const db = connect(pool)
  await fillShop(db, { products, orders, users }, console.log)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.table(await countRows(db))
  console.log(`${seconds} s`)
} finally {
  await pool.end()
}
