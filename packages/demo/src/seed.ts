// Opens the demo atelier in an empty shop. Safe to run again and again: a shop that has it keeps what it has, also
// what people changed or removed since, and a shop with pieces of its own is left alone unless told otherwise.

import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tx } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { seedCatalogue } from './seeding/seed-catalogue.ts'
import { seedConversations } from './seeding/seed-conversations.ts'
import { seedOrders } from './seeding/seed-orders.ts'
import { seedPeople } from './seeding/seed-people.ts'
import { withOrders, withoutOrders } from './shop/planned-stock.ts'
import { storeProfile } from './shop/store-profile.ts'

export interface SeedOptions {
  /** Where the shop keeps its pictures. */
  uploadsDir: string
  /** False for a live shop: no account whose password is public, and so no orders or reviews either. */
  people?: boolean
  /** Adds the demo beside pieces that are not its own. */
  force?: boolean
}

export type SeedResult = 'seeded' | 'already seeded' | 'refused'

const picturesDir = join(import.meta.dirname, '../pictures')
const seedLockKey = 7_205_310
const openedDaysAgo = 380
const dayMs = 24 * 60 * 60_000

export async function seedDemo(db: Db, options: SeedOptions): Promise<SeedResult> {
  const { uploadsDir, people = true, force = false } = options
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedLockKey})`.execute(tx)
    const found = await demoOrOwnPieces(tx)
    if (found === 'own pieces' && !force) return 'refused'
    // Pictures come first: no shop may show a piece whose picture is not there yet.
    await copyPictures(uploadsDir)
    if (found === 'demo') return 'already seeded'
    await seedShop(tx, people)
    return 'seeded'
  })
}

async function demoOrOwnPieces(tx: Tx): Promise<'demo' | 'own pieces' | 'nothing'> {
  const mark = await tx.selectFrom('settings').select('key').where('key', '=', 'demo').executeTakeFirst()
  if (mark !== undefined) return 'demo'
  const piece = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return piece === undefined ? 'nothing' : 'own pieces'
}

async function seedShop(tx: Tx, withPeople: boolean): Promise<void> {
  const now = await databaseTime(tx)
  const openedAt = new Date(now.getTime() - openedDaysAgo * dayMs)
  await tx
    .insertInto('settings')
    .values([
      { key: 'demo', value: JSON.stringify({ seededAt: now.toISOString() }) },
      { key: 'store_profile', value: JSON.stringify(storeProfile) },
    ])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

  const products = await seedCatalogue(tx, withPeople ? withOrders : withoutOrders, openedAt)
  if (!withPeople) return
  const people = await seedPeople(tx, now, openedAt)
  await seedOrders(tx, products, people, now)
  await seedConversations(tx, products, people, now)
}

async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('The database told no time')
  return row.now
}

/** Names carry the content's hash, so a file that is there already is the right one. */
async function copyPictures(uploadsDir: string): Promise<void> {
  await mkdir(uploadsDir, { recursive: true })
  const present = new Set(await readdir(uploadsDir))
  for (const file of await readdir(picturesDir)) {
    if (present.has(file)) continue
    await copyFile(join(picturesDir, file), join(uploadsDir, file), constants.COPYFILE_FICLONE)
  }
}
