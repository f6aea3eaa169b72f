/** Production plans and booked weeks for tests. */
import type { Db } from '@shop/api/db/connection'
import type { OrderItems, Orders, PromiseChanges } from '@shop/api/db/tables.gen'
import type { Insertable } from 'kysely'
import { anItem, anOrder, aProduct, aUser } from './factories.ts'

/** A plan whose first stage takes all of it, in minutes at the bench and working days. */
export async function aPlan(db: Db, { minutes = 42 * 60, days = 25, name = 'Vestido bordado' } = {}) {
  const { id: stageId } = await db
    .selectFrom('productionStages')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('productionPlans')
    .values({ name: `${name} ${crypto.randomUUID().slice(0, 8)}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('productionPlanStages').values({ planId: id, stageId, minutes, days }).execute()
  return { id, stageId }
}

/** Weeks whose hours are taken by a paid order. */
export async function bookedWeeks(db: Db, weeks: Readonly<Record<string, number>>) {
  const [user, product] = [await aUser(db), await aProduct(db)]
  const order = await anOrder(db, {
    userId: user.id,
    paymentState: 'paid',
    paidAt: new Date(),
    status: 'confirmed',
    stockState: 'sold',
  })
  const item = { productName: product.name, size: 'M', color: 'Branco', quantity: 1, unitPriceCents: 1 }
  const { id: orderItemId } = await db
    .insertInto('orderItems')
    .values({ ...item, orderId: order.id, productId: product.id, offer: 'made_to_order' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(weeks).map(([week, minutes]) => ({ orderItemId, week, minutes }))
  await db.insertInto('capacityBookings').values(rows).execute()
  return order
}

/** The days of an embroidered dress: one number for each of the atelier's eight stages. */
const usualDays = [2, 5, 1, 9, 1, 4, 1, 2]

interface SewnItem {
  order?: Partial<Insertable<Orders>>
  item?: Partial<Insertable<OrderItems>>
  /** One that exists; otherwise a new one. */
  product?: Parameters<typeof anItem>[2]
  /** Of its stages, in their order; empty: it has no plan. */
  days?: readonly number[]
  /** How many stages are finished; the next one is running. Undefined: none has begun. */
  finished?: number
}

/** An item of a paid order, with the stages of its plan. */
export async function aSewnItem(
  db: Db,
  { order: orderValues, item: itemValues, product, days = usualDays, finished }: SewnItem = {},
) {
  const user = await aUser(db, { email: `noiva-${crypto.randomUUID()}@exemplo.test` })
  const order = await anOrder(db, {
    userId: user.id,
    customerEmail: user.email,
    paymentState: 'paid',
    paidAt: new Date(),
    status: finished === undefined ? 'confirmed' : 'in_production',
    stockState: 'sold',
    promisedFrom: '2026-12-24',
    promisedTo: '2027-01-07',
    promisedReadyOn: '2026-12-22',
    weddingOn: '2027-01-30',
    ...orderValues,
  })
  const sewn = product ?? (await aProduct(db))
  const item = await anItem(db, order, sewn, { offer: 'made_to_order', ...itemValues })
  const stages = await db
    .selectFrom('productionStages')
    .select(['id', 'name', 'kind', 'position'])
    .orderBy('position')
    .limit(days.length)
    .execute()
  const begun = (at: number) => finished !== undefined && at <= finished
  const rows = stages.map(({ id: stageId, position }, at) => ({
    ...{ orderItemId: item.id, stageId, position, days: days[at] ?? 1, minutes: 60 },
    startedAt: begun(at) ? new Date() : null,
    finishedAt: begun(at) && at !== finished ? new Date() : null,
  }))
  if (rows.length > 0) await db.insertInto('itemStages').values(rows).execute()
  return { user, order, item, id: item.id, stages }
}

/** The promise of an order, moved by the atelier. */
export async function aPromiseChange(
  db: Db,
  order: { id: number },
  values: Partial<Insertable<PromiseChanges>> = {},
) {
  const window = { oldFrom: '2026-12-01', oldTo: '2026-12-10', newFrom: '2026-12-08', newTo: '2026-12-18' }
  return db
    .insertInto('promiseChanges')
    .values({ cause: 'atelier', reason: 'A renda chegou depois.', ...window, ...values, orderId: order.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}
