import { timeZone } from '@shop/contract/constants'
import { receivedMoneyStates } from '@shop/contract/payment-state'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

type Ids = { id: number }[]

/** Paid and not started, in production and due soon, or ready to be sent: earliest due date first. */
export async function waitingOrders(db: Db, dueUntil: string, limit: number): Promise<number[]> {
  const { rows } = await waitingOrdersQuery(dueUntil, limit).execute(db)
  return idsOf(rows)
}

export function waitingOrdersQuery(dueUntil: string, limit: number) {
  return sql<Ids[number]>`
    select id from orders where ${isWaiting(dueUntil)} order by ${dueDay}, id limit ${limit}`
}

export async function countWaitingOrders(db: Db, dueUntil: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from orders where ${isWaiting(dueUntil)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Payments that need attention, then declined ones, then awaiting ones; the newest of each first. */
export async function waitingPayments(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<Ids[number]>`
    select id from (
      (select id, 1 as place, created_at from orders where attention is not null order by created_at desc, id desc limit ${limit})
      union all
      (select id, 2, created_at from orders where payment_state = 'declined' and attention is null
        order by created_at desc, id desc limit ${limit})
      union all
      (select id, 3, created_at from orders where payment_state = 'awaiting' and attention is null
        order by created_at desc, id desc limit ${limit})
    ) waiting order by place, created_at desc, id desc limit ${limit}`.execute(db)
  return idsOf(rows)
}

/** In addition to declined and awaiting orders, which are counted separately. */
export async function countAttention(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('attention', 'is not', null)
    .where('paymentState', 'not in', ['awaiting', 'declined'])
    .executeTakeFirstOrThrow()
  return total
}

export async function withdrawals(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('withdrawalRequestedAt', 'is not', null)
    .where('paymentState', 'in', receivedMoneyStates)
    .where('cancelledAt', 'is', null)
    .orderBy('withdrawalRequestedAt')
    .execute()
  return idsOf(rows)
}

export function waitingTickets(db: Db, limit: number) {
  return db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.userId')
    .select(['tickets.id', 'subject', 'users.name as userName', 'tickets.updatedAt as waitingSince'])
    .where('status', '=', 'open')
    .orderBy('tickets.updatedAt')
    .orderBy('tickets.id')
    .limit(limit)
    .execute()
}

export async function countTickets(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return total
}

export function lowStock(db: Db, most: number, limit: number) {
  return lowStockQuery(db, most, limit).execute()
}

/** The index holds the levels below six. */
export function lowStockQuery(db: Db, most: number, limit: number) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'stockAvailable as stockQuantity'])
    .select((eb) =>
      eb
        .selectFrom('productImages')
        .select('hash')
        .whereRef('productId', '=', 'products.id')
        .orderBy('position')
        .orderBy('productImages.id')
        .limit(1)
        .as('pictureHash'),
    )
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .where('stockLevel', '<', 6)
    .where('stockLevel', '<=', most)
    .where('sellsReady', '=', true)
    .where('sellsToOrder', '=', false)
    .orderBy('stockLevel')
    .orderBy('id')
    .limit(limit)
}

export function waitingMessages(db: Db, limit: number) {
  return db
    .selectFrom('contactMessages')
    .select(['id', 'name', 'subject', 'createdAt as sentAt'])
    .where('handledAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countMessages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('contactMessages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('handledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

export async function countNewCustomers(db: Db, days: number): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('role', '=', 'customer')
    .where(
      'createdAt',
      '>=',
      sql<Date>`((now() at time zone ${timeZone})::date - ${days}::int)::timestamp at time zone ${timeZone}`,
    )
    .executeTakeFirstOrThrow()
  return total
}

const dueDay = sql`order_due_day(status, promised_from, promised_to, paid_at)`

/** Matches the index: refunded, cancelled and withdrawn orders need no work. */
function isWaiting(dueUntil: string) {
  return sql`has_received_money(payment_state) and status in ('confirmed', 'in_production', 'ready') and cancelled_at is null
    and withdrawal_requested_at is null
    and (status <> 'in_production' or ${dueDay} <= ${dueUntil}::date)`
}

function idsOf(rows: Ids): number[] {
  return rows.map(({ id }) => id)
}
