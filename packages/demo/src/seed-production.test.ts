import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { mondayOf } from '@shop/contract/weeks'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './seed.ts'
import { brokenBookings, overbookedWeeks } from './testing/capacity-invariants.ts'

let database: TestDatabase
let db: Db
let uploadsDir: string

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-production-'))
  await seedDemo(db, { uploadsDir })
})

afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

test('every item has booked the hours of its plan, and no week more than it has', async () => {
  expect(await brokenBookings(db)).toEqual([])
  expect(await overbookedWeeks(db)).toEqual([])
})

test('every open offer that is sewn has the plan that fits it', async () => {
  const offers = await db
    .selectFrom('productOffers')
    .innerJoin('products', 'products.id', 'productId')
    .leftJoin('productionPlans', 'productionPlans.id', 'planId')
    .select(['products.name as product', 'kind', 'productionPlans.name as plan'])
    .where('isOpen', '=', true)
    .where('kind', '<>', 'ready')
    .orderBy('products.name')
    .orderBy('kind')
    .execute()
  expect(offers.map(({ product, kind, plan }) => [product, kind, plan])).toEqual([
    ['Açucena', 'made_to_order', 'Vestido bordado'],
    ['Açucena', 'made_to_measure', 'Vestido bordado'],
    ['Camélia', 'made_to_order', 'Vestido liso'],
    ['Gardênia', 'made_to_order', 'Vestido liso'],
  ])
})

test('the coming weeks are booked as on the page about capacity', async () => {
  const { rows } = await sql<{ week: string; booked: number }>`
    select week, sum(minutes)::int as booked from capacity_bookings group by week order by week`.execute(db)
  const thisWeek = mondayOf(saoPauloDay(new Date()))
  const booked = new Map(rows.map((row) => [row.week, row.booked / 60]))
  const coming = [0, 1, 2, 3, 4, 5].map((after) => booked.get(addDays(thisWeek, after * 7)))
  expect(coming).toEqual([50, 60, 45, 20, 72, 24])
  const unusual = await db.selectFrom('capacityWeeks').select(['minutes', 'note']).orderBy('week').execute()
  expect(unusual.map(({ minutes }) => minutes / 60)).toEqual([72, 24, 0, 48])
  expect(unusual.every(({ note }) => note !== '')).toBe(true)
})

test('one changed promise was accepted, one has no answer, and late measures moved one a day', async () => {
  const { rows } = await sql<{ name: string; cause: string; response: string | null; isCurrent: boolean }>`
    select customer_name as name, cause, answer as response, new_to = promised_to as is_current
    from promise_changes join orders on orders.id = order_id left join promise_answers on change_id = promise_changes.id
    where promise_changes.id in (select max(id) from promise_changes group by order_id)
    order by order_id`.execute(db)
  expect(rows).toEqual([
    { name: 'Bruna Salgado', cause: 'atelier', response: null, isCurrent: true },
    { name: 'Sofia Guimarães', cause: 'atelier', response: 'accepted', isCurrent: true },
    { name: 'Juliana Sampaio', cause: 'measures', response: null, isCurrent: true },
  ])
  const { rows: events } = await sql`
    select from order_events full join promise_changes changes
      on changes.order_id = order_events.order_id and changes.created_at = order_events.created_at
    where kind = 'promise_changed' and changes.id is null or kind is null and changes.id is not null`.execute(
    db,
  )
  expect(events).toEqual([])
})

test('items in production have a running stage, and confirmed ones have none', async () => {
  const { rows } = await sql`
    select status, count(distinct order_items.id)::int as items,
      count(*) filter (where started_at is not null and finished_at is null)::int as running
    from item_stages join order_items on order_items.id = order_item_id join orders on orders.id = order_id
    where orders.cancelled_at is null
    group by status order by status`.execute(db)
  expect(rows).toEqual([
    { status: 'confirmed', items: 4, running: 0 },
    { status: 'in_production', items: 10, running: 10 },
    { status: 'ready', items: 1, running: 0 },
  ])
})

test('five photos of the work: three shared with a caption, two of them with the demo customer', async () => {
  const photos = await db
    .selectFrom('itemPhotos')
    .innerJoin('orderItems', 'orderItems.id', 'itemPhotos.orderItemId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .innerJoin('productionStages', 'productionStages.id', 'stageId')
    .innerJoin('itemStages', (join) =>
      join
        .onRef('itemStages.stageId', '=', 'itemPhotos.stageId')
        .onRef('itemStages.orderItemId', '=', 'orderItems.id'),
    )
    .select(['customerEmail', 'productName', 'productionStages.name as stage', 'caption', 'sharedAt'])
    .select(['storageKey', 'itemPhotos.createdAt as takenAt', 'startedAt', 'finishedAt'])
    .orderBy('itemPhotos.id')
    .execute()
  expect(photos.map(({ productName, stage, sharedAt }) => [productName, stage, sharedAt !== null])).toEqual([
    ['Dália', 'Corte', true],
    ['Açucena', 'Corte', false],
    ['Açucena', '1ª prova', true],
    ['Açucena', 'Renda e bordado', true],
    ['Lírio', 'Corte', false],
  ])
  const shared = photos.filter(({ sharedAt }) => sharedAt !== null)
  expect(shared.every(({ caption }) => caption !== '')).toBe(true)
  const own = shared.filter(({ customerEmail }) => customerEmail === 'cliente@alvademaio.test')
  expect(own).toHaveLength(2)
  for (const { storageKey, takenAt, startedAt, finishedAt } of photos) {
    expect(Number(takenAt)).toBeGreaterThanOrEqual(Number(startedAt))
    expect(takenAt).toEqual(finishedAt)
    const content = await readFile(join(uploadsDir, 'private', storageKey))
    expect(content.subarray(8, 12).toString()).toBe('WEBP')
  }
})
