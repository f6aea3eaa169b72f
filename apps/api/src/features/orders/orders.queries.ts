import { addDays } from '@shop/contract/calendar-days'
import { timeZone } from '@shop/contract/constants'
import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'
import { textOf } from './order-search.queries.ts'

export interface OrderFilter {
  /** Whose they are; everybody's when missing. */
  ownerId?: number | undefined
  email?: string | undefined
  status?: OrderStatus | undefined
  paymentState?: PaymentState | undefined
  search?: string | undefined
  /** The search is an order's number, and nothing else is looked for. */
  exact?: boolean | undefined
  /** First and last day on which they were placed. */
  from?: string | undefined
  to?: string | undefined
}

interface Page {
  limit: number
  after?: Position | undefined
}

export type OrderRow = Awaited<ReturnType<typeof list>>[number]
export type ItemRow = Awaited<ReturnType<typeof items>>[number]

export function find(db: Db, id: number, ownerId?: number) {
  return shownOrders(db, { ownerId }).where('orders.id', '=', id).executeTakeFirst()
}

export function list(db: Db, filter: OrderFilter, page: Page) {
  return listQuery(db, filter, page).execute()
}

export function listQuery(db: Db, filter: OrderFilter, { limit, after }: Page) {
  return shownOrders(db, filter)
    .where(after === undefined ? sql<boolean>`true` : isOlder('orders', after))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
}

function shownOrders(db: Db, filter: OrderFilter) {
  const { ownerId, email, status, paymentState, search, exact, from, to } = filter
  let query = db
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', 'status', 'totalCents', 'refundedCents', 'notes'])
    .select(['customerName', 'customerEmail', 'customerPhone'])
    .select(['shippingAddress', 'shippingComplement', 'shippingCity', 'shippingState', 'shippingZipCode'])
    .select(['paymentState', 'paymentMethod', 'paidAt', 'holdExpiresAt'])
    .select(['withdrawalRequestedAt', 'attention', createdMicrosOf('orders').as('createdMicros')])
  if (ownerId !== undefined) query = query.where('userId', '=', ownerId)
  if (email !== undefined) query = query.where('customerEmail', '=', email)
  if (status !== undefined) query = query.where('status', '=', status)
  if (paymentState !== undefined) query = query.where('paymentState', '=', paymentState)
  if (from !== undefined) query = query.where('createdAt', '>=', midnight(from))
  if (to !== undefined) query = query.where('createdAt', '<', midnight(addDays(to, 1)))
  if (search !== undefined && search !== '') query = query.where(textOf(search, { exact }))
  return query
}

/** When a day begins in São Paulo. */
function midnight(day: string) {
  return sql<Date>`${day}::date::timestamp at time zone ${timeZone}`
}

/** Of all these orders, each with the first picture that its piece has today. */
export function items(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItems')
    .select(['id', 'orderId', 'productId', 'productName', 'size', 'color', 'quantity', 'unitPriceCents'])
    .select((eb) =>
      eb
        .selectFrom('productImages')
        .select('hash')
        .whereRef('productImages.productId', '=', 'orderItems.productId')
        .orderBy('position')
        .orderBy('productImages.id')
        .limit(1)
        .as('pictureHash'),
    )
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('orderId')
    .orderBy('id')
    .execute()
}

/** NO KEY: what points at the order (items, events, refunds) may still be written by others. */
export function lock(tx: Tx, id: number) {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export function lines(tx: Tx, orderId: number) {
  return tx
    .selectFrom('orderItems')
    .select(['productId', 'size', 'color', 'quantity'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
}
