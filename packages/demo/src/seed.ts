// Seeds the demo atelier in an empty shop. Idempotent: a shop that is already seeded is not changed, even if products
// were edited or removed since, and a shop with products of its own is not changed unless forced.

import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tx } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { copyPhotos } from './seeding/copy-photos.ts'
import { seedAgenda } from './seeding/seed-agenda.ts'
import { seedCatalogue } from './seeding/seed-catalogue.ts'
import { seedConversations } from './seeding/seed-conversations.ts'
import { seedCoupons } from './seeding/seed-coupons.ts'
import { seedFittingRecords } from './seeding/seed-fitting-records.ts'
import { seedMeasurements } from './seeding/seed-measurements.ts'
import { seedOrders } from './seeding/seed-orders.ts'
import { seedPeople } from './seeding/seed-people.ts'
import { seedPlans, seedUnusualWeeks } from './seeding/seed-plans.ts'
import { seedReviewPhotos } from './seeding/seed-review-photos.ts'
import { seedSharedList } from './seeding/seed-shared-list.ts'
import { seedStockNotices } from './seeding/seed-stock-notices.ts'
import { seedOffers, seedVariants } from './seeding/seed-variants.ts'
import { withOrders, withoutOrders } from './shop/planned-stock.ts'
import { sizeChart } from './shop/size-chart.ts'
import { storeProfile } from './shop/store-profile.ts'

export interface SeedOptions {
  /** Where the shop stores its pictures. */
  uploadsDir: string
  /** False for a live shop: no account whose password is public, and so no orders or reviews either. */
  people?: boolean
  /** Adds the demo to a shop that has other products. */
  force?: boolean
}

export type SeedResult = 'seeded' | 'already seeded' | 'rejected'

const picturesDir = join(import.meta.dirname, '../pictures')
const seedLockKey = 7_205_310
const openedDaysAgo = 380
const dayMs = 24 * 60 * 60_000

export async function seedDemo(db: Db, options: SeedOptions): Promise<SeedResult> {
  const { uploadsDir, people = true, force = false } = options
  return db.transaction().execute(async (tx) => {
    // A concurrent run takes seconds on a slow machine, longer than a request may wait for a lock.
    await sql`set local lock_timeout = 0`.execute(tx)
    // Over a thousand pictures are copied inside the transaction: a slow disk takes longer than a request may pause.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${seedLockKey})`.execute(tx)
    const found = await demoOrOwnProducts(tx)
    if (found === 'own products' && !force) return 'rejected'
    // Pictures are copied first, so that the shop never shows a product whose picture is missing.
    await copyPictures(uploadsDir)
    if (people) await copyPhotos(uploadsDir)
    if (found === 'demo') return 'already seeded'
    await seedShop(tx, people)
    return 'seeded'
  })
}

async function demoOrOwnProducts(tx: Tx): Promise<'demo' | 'own products' | 'nothing'> {
  const mark = await tx.selectFrom('settings').select('key').where('key', '=', 'demo').executeTakeFirst()
  if (mark !== undefined) return 'demo'
  const product = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return product === undefined ? 'nothing' : 'own products'
}

async function seedShop(tx: Tx, withPeople: boolean): Promise<void> {
  const now = await databaseTime(tx)
  const openedAt = new Date(now.getTime() - openedDaysAgo * dayMs)
  await tx
    .insertInto('settings')
    .values([
      { key: 'demo', value: JSON.stringify({ seededAt: now.toISOString() }) },
      { key: 'store_profile', value: JSON.stringify(storeProfile) },
      { key: 'size_chart', value: JSON.stringify(sizeChart) },
      // With its people the demo is a shop that has been open for a year.
      { key: 'first_steps', value: JSON.stringify({ policiesRead: withPeople, isHidden: withPeople }) },
    ])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

  const { planIds, stageIds } = await seedPlans(tx)
  const products = await seedCatalogue(tx, withPeople ? withOrders : withoutOrders, openedAt)
  if (withPeople) {
    await seedUnusualWeeks(tx, now)
    const people = await seedPeople(tx, now, openedAt)
    const measurementSheets = await seedMeasurements(tx, people, now)
    await seedOrders(tx, products, people, measurementSheets, stageIds, now)
    await seedConversations(tx, products, people, now)
    await seedSharedList(tx, products, people, now)
    await seedStockNotices(tx, products, people, now)
    await seedReviewPhotos(tx, products, people, now)
  }
  await seedAgenda(tx, now, withPeople)
  if (withPeople) await seedFittingRecords(tx, now)
  await seedCoupons(tx, now)
  await seedVariants(tx, products)
  await seedOffers(tx, products, planIds)
}

async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('The database returned no time')
  return row.now
}

/** File names contain the content hash, so an existing file has the right content. */
async function copyPictures(uploadsDir: string): Promise<void> {
  await mkdir(uploadsDir, { recursive: true })
  const present = new Set(await readdir(uploadsDir))
  for (const file of await readdir(picturesDir)) {
    if (present.has(file)) continue
    await copyFile(join(picturesDir, file), join(uploadsDir, file), constants.COPYFILE_FICLONE)
  }
}
