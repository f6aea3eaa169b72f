import type { Tx } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'

const AMOUNT_CENTS = 20_000
const SPENT_USES = 2

/** One that can be used, one that is spent and one that is over; days count from the day of seeding. */
export async function seedCoupons(tx: Tx, now: Date): Promise<void> {
  const today = saoPauloDay(now)
  const [, spent] = await tx
    .insertInto('coupons')
    .values([
      {
        code: 'MAIO',
        percent: 8,
        startsOn: addDays(today, -200),
        endsOn: addDays(today, -170),
        maxUses: 200,
      },
      { code: 'PRIMEIRAPROVA', amountCents: AMOUNT_CENTS, maxUses: SPENT_USES },
      {
        code: 'NOIVA10',
        percent: 10,
        minTotalCents: 200_000,
        startsOn: addDays(today, -16),
        endsOn: addDays(today, 44),
        maxUses: 100,
      },
    ])
    .returning('id')
    .execute()
  if (spent) await spend(tx, spent.id)
}

/** The oldest delivered orders of one unit were bought with it. Without orders it is not spent yet. */
async function spend(tx: Tx, couponId: number): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderId', 'orders.id')
    .select(['orders.id', 'orderItems.id as itemId', 'totalCents'])
    .where('paymentState', '=', 'paid')
    .where('status', '=', 'delivered')
    .where('quantity', '=', 1)
    .whereRef('unitPriceCents', '=', 'totalCents')
    .where('totalCents', '>', 10 * AMOUNT_CENTS)
    .orderBy('orders.createdAt')
    .limit(SPENT_USES)
    .execute()
  for (const { id, itemId, totalCents } of orders) {
    const discountCents = AMOUNT_CENTS
    const columns = { discountCents, couponCode: 'PRIMEIRAPROVA', totalCents: totalCents - discountCents }
    await tx.updateTable('orders').set(columns).where('id', '=', id).execute()
    // What is paid does not follow the total of its order.
    await tx
      .updateTable('orderCharges')
      .set({ amountCents: columns.totalCents })
      .where('orderId', '=', id)
      .where('position', '=', 0)
      .execute()
    await tx.updateTable('orderItems').set({ discountCents }).where('id', '=', itemId).execute()
    const use = { orderId: id, couponId, personKeys: [], amountCents: discountCents }
    await tx.insertInto('couponUses').values(use).execute()
  }
}
