/** Charges over all orders: what is still to be received, and what was. */
import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export interface Period {
  /** First and last day; missing: without a limit. */
  from?: string | undefined
  to?: string | undefined
}

export type ReceivableRow = Awaited<ReturnType<typeof open>>[number]

/** Due in the period and not paid, the first first. */
export function open(db: Db, period: Period, limit: number) {
  return openQuery(db, period, limit).execute()
}

function openQuery(db: Db, period: Period, limit: number) {
  const first = openIds(db, period).orderBy('dueOn').orderBy('id').limit(limit)
  return rows(db)
    .where('orderCharges.id', 'in', first)
    .orderBy('orderCharges.dueOn')
    .orderBy('orderCharges.id')
}

/** By indexes alone, without reading the many orders of which nothing is to be received. */
export function openIds(db: Db, period: Period) {
  return db.selectFrom('orderCharges').select('id').where(isDue(period))
}

interface LateUntil {
  /** The last due day that is late. */
  lateUntil: string
  /** The last one that is late for long. */
  longLateUntil: string
}

export function openSums(db: Db, period: Period, until: LateUntil) {
  return openSumsQuery(db, period, until).executeTakeFirstOrThrow()
}

function openSumsQuery(db: Db, period: Period, { lateUntil, longLateUntil }: LateUntil) {
  const isLate = sql`due_on <= ${lateUntil}::date`
  return db
    .selectFrom('orderCharges')
    .select([
      sql<number>`count(*) filter (where ${isLate})`.as('lateCount'),
      sql<number>`coalesce(sum(amount_cents) filter (where ${isLate}), 0)`.as('lateCents'),
      sql<string | null>`min(due_on) filter (where ${isLate})`.as('firstLate'),
      sql<number>`count(*) filter (where due_on <= ${longLateUntil}::date)`.as('longLateCount'),
      sql<number>`count(*) filter (where not ${isLate})`.as('dueCount'),
      sql<number>`coalesce(sum(amount_cents) filter (where not ${isLate}), 0)`.as('dueCents'),
    ])
    .where(isDue(period))
}

/** Paid in the period, the last first. */
export function paid(db: Db, period: Period, limit: number) {
  return paidQuery(db, period, limit).execute()
}

function paidQuery(db: Db, period: Period, limit: number) {
  return rows(db)
    .where(isPaid(period))
    .orderBy('orderCharges.paidAt', 'desc')
    .orderBy('orderCharges.id', 'desc')
    .limit(limit)
}

export function paidSums(db: Db, period: Period) {
  return paidSumsQuery(db, period).executeTakeFirstOrThrow()
}

/** Without what was returned, as the reports count it. */
function paidSumsQuery(db: Db, period: Period) {
  return db
    .selectFrom('orderCharges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(
      sql<number>`coalesce(sum(net_revenue(amount_cents, refunded_cents, charged_back_cents)), 0)`.as(
        'sumCents',
      ),
    )
    .where(isPaid(period))
}

function rows(db: Db) {
  return db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderCharges.orderId')
    .select(['orderCharges.id', 'orderCharges.orderId', 'number', 'userId'])
    .select(['customerName', 'customerPhone', 'customerEmail'])
    .select(['kind', 'description', 'amountCents', 'orderCharges.paidAt'])
    .select(sql<string>`due_on`.as('dueOn'))
    .select(['orderCharges.paymentMethod', 'orderCharges.receivedWay', 'orderCharges.refundedCents'])
}

/** Matches the indexes: of the order, money was received, and the customer still wants something. */
function isDue({ from, to }: Period) {
  return sql<boolean>`paid_at is null and cancelled_at is null and position > 0
    and due_on between coalesce(${from ?? null}::date, '-infinity') and coalesce(${to ?? null}::date, 'infinity')
    and order_id = any(array(select id from orders
      where payment_state = 'partly_paid' and cancelled_at is null and withdrawal_requested_at is null))`
}

function isPaid({ from, to }: Period) {
  return isWithin('order_charges.paid_at', { from, to })
}

/** Days of São Paulo. */
export function isWithin(column: 'order_charges.paid_at' | 'orders.delivered_at', { from, to }: Period) {
  const moment = sql.ref(column)
  const bounds = [
    sql<boolean>`${moment} is not null`,
    ...(from === undefined ? [] : [sql<boolean>`${moment} >= ${midnight(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${moment} < ${midnight(to, 1)}`]),
  ]
  return sql<boolean>`${sql.join(bounds, sql` and `)}`
}

/** Start of a day in São Paulo, or of a later day. */
function midnight(day: string, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`
}

/** Which part of how many each part of these orders is, by due day. Cancelled parts do not count: see chargeLabel. */
export async function partsOf(db: Db, orderIds: readonly number[]) {
  const { rows: parts } = await sql<{ id: number; position: number; count: number }>`
    select id, row_number() over (of_order order by due_on, position) as position, count(*) over of_order as count
    from order_charges
    where order_id = any(${orderIds}::bigint[]) and kind = 'part' and cancelled_at is null
    window of_order as (partition by order_id)`.execute(db)
  return new Map(parts.map(({ id, position, count }) => [id, { position, count }]))
}

/** The first item of each of these orders, with the current picture of its product. */
export async function firstItems(db: Db, orderIds: readonly number[]) {
  const { rows: items } = await sql<{ orderId: number; name: string; pictureHash: string | null }>`
    select distinct on (order_id) order_id as "orderId", product_name as name,
      (select hash from product_images
        where product_images.product_id = order_items.product_id
        order by case when product_images.color = order_items.color then 0
          when product_images.color is null then 1 else 2 end, position, product_images.id
        limit 1) as "pictureHash"
    from order_items where order_id = any(${orderIds}::bigint[]) order by order_id, order_items.id`.execute(
    db,
  )
  return new Map(items.map(({ orderId, ...item }) => [orderId, item]))
}
