import { timeZone, withdrawalDays } from '@shop/contract/constants'
import { receivedMoneyStates } from '@shop/contract/payment-state'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/**
 * Whether the buyer may still withdraw by law: from the payment until the end of the seventh day after delivery, by São
 * Paulo's calendar. An order that is not yet delivered can always be withdrawn.
 */
export async function isOpen(tx: Tx, orderId: number): Promise<boolean> {
  const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone ${timeZone})::date`
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('paymentState', 'in', receivedMoneyStates)
    .where('cancelledAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('deliveredAt', 'is', null),
        sql<boolean>`${dayOf(sql`now()`)} <= ${dayOf(sql`delivered_at`)} + ${withdrawalDays}::integer`,
      ]),
    )
    .executeTakeFirst()
  return order !== undefined
}

export async function markRequested(tx: Tx, orderId: number, reason: string | null) {
  await tx
    .updateTable('orders')
    .set({ withdrawalRequestedAt: sql`now()`, withdrawalReason: reason })
    .where('id', '=', orderId)
    .execute()
}
