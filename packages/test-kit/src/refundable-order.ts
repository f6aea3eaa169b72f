import type { Db } from '@shop/api/db/connection'

/** The newest order that is being sewn. The demo's orders have no payment, so it is given what a refund requires. */
export async function refundableOrder(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('paymentState', '=', 'paid')
    .where('status', '=', 'in_production')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ paymentIntentId: 'pi_demo' }).where('id', '=', id).execute()
  return id
}
