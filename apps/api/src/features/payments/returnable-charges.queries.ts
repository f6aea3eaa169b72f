import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export type ChargeMoney = Awaited<ReturnType<typeof ofOrder>>[number]

/** Of its pending and succeeded refunds. */
const promisedCents = sql<number>`(select coalesce(sum(amount_cents), 0)::int from refunds
  where charge_id = order_charges.id and status <> 'failed')`

/** What each charge of an order has received and returned, the newest payment first. */
export function ofOrder(db: Db, orderId: number) {
  return db
    .selectFrom('orderCharges')
    .select(['id', 'position', 'kind', 'description', 'amountCents', 'receivedCents', 'chargedBackCents'])
    .select(['refundedCents', 'paidAt', 'paymentIntentId', 'paymentMethod', 'receivedWay', 'cancelledAt'])
    .select('dueOn')
    .select([sql<Date>`now()`.as('now'), promisedCents.as('promisedCents')])
    .where('orderId', '=', orderId)
    .orderBy('paidAt', (order) => order.desc().nullsFirst())
    .orderBy('position', 'desc')
    .execute()
}

/** With the order: nothing of it is to be paid any more. */
export async function cancelUnpaid(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('orderCharges')
    .set({ cancelledAt: sql`now()` })
    .where('orderId', '=', orderId)
    .where('paidAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute()
  await tx
    .updateTable('orderExtras')
    .set({ withdrawnAt: sql`now()` })
    .where('orderId', '=', orderId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('declinedAt', 'is', null)
    .execute()
}
