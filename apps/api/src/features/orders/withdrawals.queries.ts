import { timeZone } from '@shop/contract/constants'
import { receivedMoneyStates } from '@shop/contract/payment-state'
import { type RawBuilder, sql } from 'kysely'
import { acceptedText } from '../../db/accepted-text.ts'
import type { Tx } from '../../db/connection.ts'

const dayOf = (moment: RawBuilder<unknown>) => sql<string>`(${moment} at time zone ${timeZone})::date::text`

/** What decides whether and how the buyer may withdraw; undefined if nothing was received or the order has ended. */
export function facts(tx: Tx, orderId: number) {
  return tx
    .selectFrom('orders')
    .select([
      dayOf(sql`created_at`).as('placedOn'),
      sql<string | null>`${dayOf(sql`delivered_at`)}`.as('deliveredOn'),
      dayOf(sql`now()`).as('today'),
      acceptedText.as('ownText'),
    ])
    .where('id', '=', orderId)
    .where('paymentState', 'in', receivedMoneyStates)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst()
}

interface Requested {
  reason: string | null
  byAgreement: boolean
}

export async function markRequested(tx: Tx, orderId: number, { reason, byAgreement }: Requested) {
  await tx
    .updateTable('orders')
    .set({
      withdrawalRequestedAt: sql`now()`,
      withdrawalReason: reason,
      withdrawalByAgreement: byAgreement,
    })
    .where('id', '=', orderId)
    .execute()
}
