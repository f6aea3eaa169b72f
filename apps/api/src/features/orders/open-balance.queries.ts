import type { Db } from '../../db/connection.ts'

/** What of the order's charges is still to be paid. */
export async function unpaidCents(db: Db, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('orderCharges')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountCents'), eb.lit(0)).as('cents'))
    .where('orderId', '=', orderId)
    .where('paidAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(cents)
}
