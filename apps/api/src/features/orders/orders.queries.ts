import { deliveryUndoMinutes, timeZone } from '@shop/contract/constants'
import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import { type RawBuilder, sql, type UpdateObject } from 'kysely'
import { acceptedText } from '../../db/accepted-text.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'
import type { DB } from '../../db/tables.gen.ts'
import { textOf } from './order-search.queries.ts'

export interface OrderFilter {
  /** The owner; orders of all accounts when missing. */
  ownerId?: number | undefined
  email?: string | undefined
  status?: OrderStatus | undefined
  paymentState?: PaymentState | undefined
  /** Without refunded, expired and cancelled orders. */
  active?: boolean | undefined
  cancelled?: boolean | undefined
  search?: string | undefined
  /** The search is the number of an existing order: match nothing else. */
  exact?: boolean | undefined
  /** First and last day of the creation date. */
  from?: string | undefined
  to?: string | undefined
}

interface Page {
  limit: number
  after?: Position | undefined
}

export type OrderRow = Awaited<ReturnType<typeof list>>[number]
export type ShipmentRow = Awaited<ReturnType<typeof shipments>>[number]
export type RefundRow = Awaited<ReturnType<typeof refunds>>[number]
export type ChargeRow = Awaited<ReturnType<typeof charges>>[number]
export type ExtraRow = Awaited<ReturnType<typeof openExtras>>[number]
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

export async function idOfNumber(db: Db, number: number): Promise<number | undefined> {
  const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
  return row?.id
}

/** How many orders match a search and a period, by status, payment state and cancellation. */
export function counts(db: Db, filter: Pick<OrderFilter, 'search' | 'exact' | 'from' | 'to'>) {
  return db
    .selectFrom('orders')
    .select((eb) => [
      'status',
      'paymentState',
      isCancelled.as('cancelled'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where(isIn(filter))
    .groupBy(['status', 'paymentState', isCancelled])
    .execute()
}

function shownOrders(db: Db, filter: OrderFilter) {
  let query = db
    .selectFrom('orders')
    .select(['id', 'number', 'userId', 'createdAt', 'status', 'totalCents', 'refundedCents', 'notes'])
    .select(['discountCents', 'couponCode', 'discountReason', 'customerId', 'erasedAt'])
    .select(['customerName', 'customerEmail', 'customerPhone', cpfMiddle.as('cpfMiddle')])
    .select(['shippingAddress', 'shippingComplement', 'shippingCity', 'shippingState', 'shippingZipCode'])
    .select(['shippingNumber', 'shippingNeighborhood', 'fulfilment', 'pickupName', 'pickedUpBy'])
    .select(['paymentState', 'paidAt', 'holdExpiresAt'])
    .select(['promisedFrom', 'promisedTo', 'weddingOn', 'cancelledAt', 'cancelReason', 'deliveredAt'])
    .select(['retainedCents', 'retentionReason', 'cancelFault'])
    .select(['withdrawalRequestedAt', 'withdrawalReason', 'withdrawalByAgreement'])
    .select(['attention', 'chargedBackCents', acceptedText.as('cancellationText')])
    .select(['termsKey', 'deliveryVersion', 'planVersion'])
    .select([undoUntil.as('undoUntil'), undoStatus.as('undoStatus')])
    .select(createdMicrosOf('orders').as('createdMicros'))
  const { ownerId, email, status, paymentState, active, cancelled } = filter
  if (ownerId !== undefined) query = query.where('userId', '=', ownerId)
  if (email !== undefined) query = query.where('customerEmail', '=', email)
  if (status !== undefined) query = query.where('status', '=', status)
  if (paymentState !== undefined) query = query.where('paymentState', '=', paymentState)
  if (active === true)
    query = query.where('paymentState', 'not in', ['refunded', 'expired']).where('cancelledAt', 'is', null)
  if (cancelled === true) query = query.where('cancelledAt', 'is not', null)
  return query.where(isIn(filter))
}

/** Conditions for a search and a period. */
function isIn({ search, exact, from, to }: OrderFilter): RawBuilder<boolean> {
  const conditions = [
    ...(from === undefined ? [] : [sql<boolean>`created_at >= ${midnight(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`created_at < ${midnight(to, 1)}`]),
    ...(search === undefined || search === '' ? [] : [textOf(search, { exact })]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const isCancelled = sql<boolean>`cancelled_at is not null`

const undoEnd = sql`orders.delivered_at + ${deliveryUndoMinutes} * interval '1 minute'`
/** Null once the delivery email is due. */
const undoUntil = sql<Date | null>`case when orders.status = 'delivered' and ${undoEnd} > now() then ${undoEnd} end`
/** The status before it became Entregue. */
const undoStatus = sql<OrderStatus | null>`case when orders.status = 'delivered' and ${undoEnd} > now() then (
  select details ->> 'from' from order_events
  where order_id = orders.id and kind = 'status_changed' order by id desc limit 1) end`

/** All that a list or an order shows of it: the whole number is not even read. */
const cpfMiddle = sql<string | null>`substr(orders.customer_cpf, 4, 6)`

/** Start of a day in São Paulo, or of a later day: PostgreSQL's calendar continues after the year 9999. */
function midnight(day: string, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`
}

/** Of the item's colour, then of all colours, then of other colours. */
const byItemColor = sql`case when product_images.color = order_items.color then 0 when product_images.color is null then 1 else 2 end`

/** Names only, of what is locked or else of what was sent: the list of orders must not load bodies. */
const givenMeasures = sql<string[] | null>`(select array_agg(name)
  from jsonb_object_keys(coalesce(copy -> 'values', measurement_versions.values)) as name)`

/** The items of all these orders, each with the current first picture of its product in its colour. */
export function items(db: Db, orderIds: readonly number[]) {
  return (
    db
      .selectFrom('orderItems')
      .leftJoin('orderItemMeasures', 'orderItemId', 'orderItems.id')
      .leftJoin('measurementVersions', 'measurementVersions.id', 'versionId')
      .leftJoin('measurementSheets', 'measurementSheets.id', 'sheetId')
      .select([
        'orderItems.id',
        'orderItems.orderId',
        'productId',
        'productName',
        'size',
        'color',
        'quantity',
        'unitPriceCents',
        'listPriceCents',
        'priceReason',
      ])
      .select(['discountCents', 'returnedQuantity', 'offer', 'baseSize'])
      .select(['dueOn', 'lockedAt', 'unlockReason', 'measurementVersions.id as versionId', 'sheetId'])
      .select(['personName', 'measurementVersions.number as versionNumber', 'measuredOn', 'measuredBy'])
      // An account may have saved its version long before it sent it.
      .select(
        sql<Date | null>`case when measurement_sheets.order_id is not null then measurement_versions.created_at end`.as(
          'sentAt',
        ),
      )
      .select(givenMeasures.as('givenMeasures'))
      .select((eb) =>
        eb
          .selectFrom('productImages')
          .select('hash')
          .whereRef('productImages.productId', '=', 'orderItems.productId')
          .orderBy(byItemColor)
          .orderBy('position')
          .orderBy('productImages.id')
          .limit(1)
          .as('pictureHash'),
      )
      .where('orderItems.orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
      .orderBy('orderItems.orderId')
      .orderBy('orderItems.id')
      .execute()
  )
}

/** How each of these orders was paid, or is to be: the first charge, then the others in the order in which they are due. */
export function charges(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('orderCharges')
    .select([
      'id',
      'orderId',
      'position',
      'kind',
      'description',
      'amountCents',
      'dueOn',
      'paidAt',
      'cancelledAt',
    ])
    .select(['paymentMethod', 'receivedCents', 'refundedCents', 'paymentIntentId', 'receivedWay'])
    .select(['cardBrand', 'cardLastDigits', 'cardInstallments'])
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy(sql`position > 0`)
    .orderBy('dueOn')
    .orderBy('position')
    .execute()
}

/** Those that the customer has not answered yet, of orders that stand. */
export function openExtras(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('orderExtras')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderExtras.id', 'orderId', 'description', 'amountCents', 'dueOn'])
    .select('orderExtras.createdAt as proposedAt')
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .where('orders.cancelledAt', 'is', null)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('declinedAt', 'is', null)
    .orderBy('orderExtras.id')
    .execute()
}

/** Oldest first. */
export function refunds(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('refunds')
    .select(['id', 'orderId', 'amountCents', 'status', 'reason', 'createdAt as requestedAt'])
    .select(['returnedOn', 'returnedWay'])
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** What the atelier paid on top for these orders, oldest first. */
export function compensations(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('orderCompensations')
    .select(['id', 'orderId', 'amountCents', 'paidOn', 'way', 'note'])
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** Oldest first. */
export function shipments(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('shipments')
    .select(['id', 'orderId', 'carrier', 'trackingCode', 'trackingUrl', 'fiscalKey', 'version', 'shippedAt'])
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** NO KEY: other transactions may still write rows that reference the order (items, events, refunds). */
export function lock(tx: Tx, id: number) {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Without the services, which have no stock. */
export function lines(tx: Tx, orderId: number) {
  return tx
    .selectFrom('orderItems')
    .select((eb) => eb.ref('productId').$notNull().as('productId'))
    .select(['size', 'color', 'quantity', 'offer'])
    .where('orderId', '=', orderId)
    .where('productId', 'is not', null)
    .orderBy('id')
    .execute()
}

export async function wholeCpf(tx: Tx, id: number): Promise<string | null | undefined> {
  const row = await tx.selectFrom('orders').select('customerCpf').where('id', '=', id).executeTakeFirst()
  return row?.customerCpf
}

export type OrderChange = UpdateObject<DB, 'orders'>

export async function update(tx: Tx, id: number, values: OrderChange) {
  await tx.updateTable('orders').set(values).where('id', '=', id).execute()
}
