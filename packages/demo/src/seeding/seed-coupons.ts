import type { Tx } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { PlannedCoupon } from '../shop/coupons.ts'

export async function seedCoupons(tx: Tx, coupons: readonly PlannedCoupon[], now: Date): Promise<void> {
  const today = saoPauloDay(now)
  for (const { days, isSpent, ...coupon } of coupons) {
    const period = days && { startsOn: addDays(today, days.from), endsOn: addDays(today, days.to) }
    const { id } = await tx
      .insertInto('coupons')
      .values({ ...coupon, ...period })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (isSpent) await spend(tx, id, coupon)
  }
}

/** The oldest delivered orders of one unit were bought with it. Without orders it is not spent yet. */
async function spend(
  tx: Tx,
  couponId: number,
  { code, amountCents: discountCents = 0, maxUses }: PlannedCoupon,
): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderId', 'orders.id')
    .select(['orders.id', 'orderItems.id as itemId', 'totalCents'])
    .where('paymentState', '=', 'paid')
    .where('status', '=', 'delivered')
    .where('quantity', '=', 1)
    .whereRef('unitPriceCents', '=', 'totalCents')
    .where('totalCents', '>', 10 * discountCents)
    .orderBy('orders.createdAt')
    .limit(maxUses)
    .execute()
  for (const { id, itemId, totalCents } of orders) {
    const columns = { discountCents, couponCode: code, totalCents: totalCents - discountCents }
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
