/** Production plans and booked weeks for tests. */
import type { Db } from '@shop/api/db/connection'
import { anOrder, aProduct, aUser } from './factories.ts'

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
