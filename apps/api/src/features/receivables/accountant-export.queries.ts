import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { isWithin, type Period } from './receivables.queries.ts'

/** The last row of the batch before. Times as text: a Date has no microseconds. */
export interface Position {
  at: string
  id: number
}

export type ReceivedRow = Awaited<ReturnType<typeof received>>[number]
export type DeliveredRow = Awaited<ReturnType<typeof delivered>>[number]

/** Charges paid in the period, the first first. */
export function received(db: Db, period: Period, limit: number, after?: Position) {
  return db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderCharges.orderId')
    .select(['orderCharges.id', 'orderCharges.orderId', 'number', 'customerName', 'customerCpf'])
    .select(['shippingState', 'kind', 'description', 'amountCents'])
    .select((eb) => eb.ref('orderCharges.paidAt').$notNull().as('paidAt'))
    .select(['orderCharges.paymentMethod', 'orderCharges.receivedWay'])
    .select(
      sql<number>`amount_cents - net_revenue(amount_cents, order_charges.refunded_cents, order_charges.charged_back_cents)`.as(
        'returnedCents',
      ),
    )
    .select(sql<string>`order_charges.paid_at::text`.as('at'))
    .where(isWithin('order_charges.paid_at', period))
    .where(isAfter(sql`(order_charges.paid_at, order_charges.id)`, after))
    .orderBy('orderCharges.paidAt')
    .orderBy('orderCharges.id')
    .limit(limit)
    .execute()
}

/** Orders delivered in the period, the first first. */
export function delivered(db: Db, period: Period, limit: number, after?: Position) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'customerName', 'customerCpf', 'shippingState', 'totalCents'])
    .select((eb) => eb.ref('deliveredAt').$notNull().as('deliveredAt'))
    .select(sql<string>`delivered_at::text`.as('at'))
    .where(isWithin('orders.delivered_at', period))
    .where('status', '=', 'delivered')
    .where(isAfter(sql`(delivered_at, id)`, after))
    .orderBy('deliveredAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

function isAfter(row: ReturnType<typeof sql>, after: Position | undefined) {
  return after === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${row} > (${after.at}::timestamptz, ${after.id}::bigint)`
}
