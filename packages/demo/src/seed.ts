// Seeds the demo atelier in an empty shop. Idempotent: a shop that is already seeded is not changed, even if products
// were edited or removed since, and a shop with products of its own is not changed unless forced.

import type { Db, Tx } from '@shop/api/db/connection'
import { sql } from 'kysely'
import type { Atelier } from './ateliers/atelier.ts'
import { firstAtelier } from './ateliers/ateliers.ts'
import { copyPhotos } from './seeding/copy-photos.ts'
import { copyPictures } from './seeding/copy-pictures.ts'
import { seedAgenda } from './seeding/seed-agenda.ts'
import { seedCatalogue } from './seeding/seed-catalogue.ts'
import { seedCoupons } from './seeding/seed-coupons.ts'
import { seedFittingRecords } from './seeding/seed-fitting-records.ts'
import { seedLife } from './seeding/seed-life.ts'
import { seedPlans } from './seeding/seed-plans.ts'
import { seedSite } from './seeding/seed-site.ts'
import { seedOffers, seedVariants } from './seeding/seed-variants.ts'
import { stockOf } from './shop/planned-stock.ts'

export interface SeedOptions {
  /** Where the shop stores its pictures. */
  uploadsDir: string
  /** False for a live shop: no account whose password is public, and so no orders or reviews either. */
  people?: boolean
  /** Adds the demo to a shop that has other products. */
  force?: boolean
  /** Whose shop it becomes; without, the first one's. */
  atelier?: Atelier
}

export type SeedResult = 'seeded' | 'already seeded' | 'another atelier' | 'rejected'

const seedLockKey = 7_205_310
const openedDaysAgo = 380
const dayMs = 24 * 60 * 60_000

export async function seedDemo(db: Db, options: SeedOptions): Promise<SeedResult> {
  const { uploadsDir, people = true, force = false, atelier = firstAtelier } = options
  return db.transaction().execute(async (tx) => {
    // A concurrent run takes seconds on a slow machine, longer than a request may wait for a lock.
    await sql`set local lock_timeout = 0`.execute(tx)
    // Over a thousand pictures are copied inside the transaction: a slow disk takes longer than a request may pause.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${seedLockKey})`.execute(tx)
    const found = await demoOrOwnProducts(tx, atelier)
    if (found === 'another atelier') return found
    if (found === 'own products' && !force) return 'rejected'
    // Pictures are copied first, so that the shop never shows a product whose picture is missing.
    await copyPictures(atelier.picturesFolder, uploadsDir)
    if (people && atelier.withYear) await copyPhotos(uploadsDir)
    if (found === 'demo') return 'already seeded'
    await seedShop(tx, atelier, { uploadsDir, people })
    return 'seeded'
  })
}

type Found = 'demo' | 'another atelier' | 'own products' | 'nothing'

/** A demo from before there was a second atelier is the first one's. */
async function demoOrOwnProducts(tx: Tx, { id }: Atelier): Promise<Found> {
  const mark = await tx
    .selectFrom('settings')
    .select(sql<string | null>`value ->> 'atelier'`.as('atelier'))
    .where('key', '=', 'demo')
    .executeTakeFirst()
  if (mark !== undefined) return (mark.atelier ?? firstAtelier.id) === id ? 'demo' : 'another atelier'
  const product = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return product === undefined ? 'nothing' : 'own products'
}

async function seedShop(
  tx: Tx,
  atelier: Atelier,
  { uploadsDir, people: withPeople }: { uploadsDir: string; people: boolean },
): Promise<void> {
  const now = await databaseTime(tx)
  const openedAt = new Date(now.getTime() - openedDaysAgo * dayMs)
  await seedSettings(tx, atelier, { isOpen: withPeople, now })
  const { planIds, stageIds } = await seedPlans(tx)
  const products = await seedCatalogue(tx, atelier, stockOf(withPeople ? atelier.orders : []), openedAt)
  const people = withPeople ? await seedLife(tx, atelier, { products, stageIds, openedAt, now }) : undefined
  await seedAgenda(tx, atelier, now, withPeople)
  if (withPeople && atelier.withYear) await seedFittingRecords(tx, now)
  await seedCoupons(tx, atelier.coupons, now)
  await seedVariants(tx, products)
  await seedOffers(tx, products, planIds)
  await seedSite(tx, atelier, { uploadsDir, publisherId: people?.adminId ?? null, now })
}

/** A setting that the shop has already stays as it is. */
async function seedSettings(
  tx: Tx,
  atelier: Atelier,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<void> {
  const { profile, sizeChart, deliveryStates } = atelier
  const settings = {
    demo: { seededAt: now.toISOString(), atelier: atelier.id },
    store_profile: profile,
    size_chart: sizeChart,
    // With its people the demo shows a shop that has been open for a while.
    first_steps: { policiesRead: isOpen, isHidden: isOpen },
    ...(deliveryStates && { delivery_states: deliveryStates }),
  }
  await tx
    .insertInto('settings')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('The database returned no time')
  return row.now
}
