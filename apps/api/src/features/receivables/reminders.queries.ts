import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { openIds, type Period } from './receivables.queries.ts'

export type ReminderRow = Awaited<ReturnType<typeof due>>[number]

export async function readNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

/** Open charges with a due day in the period, of customers who can be emailed. */
export function due(db: Db, period: Period) {
  return reminders(db)
    .where('orderCharges.id', 'in', openIds(db, period))
    .orderBy('orderCharges.dueOn')
    .orderBy('orderCharges.id')
    .execute()
}

/** The same charge, if it is still open. */
export function find(db: Db, id: number) {
  return reminders(db)
    .where('orderCharges.id', '=', id)
    .where('orderCharges.paidAt', 'is', null)
    .where('orderCharges.cancelledAt', 'is', null)
    .where('position', '>', 0)
    .where('paymentState', '=', 'partly_paid')
    .where('orders.cancelledAt', 'is', null)
    .where('withdrawalRequestedAt', 'is', null)
    .executeTakeFirst()
}

function reminders(db: Db) {
  return db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderCharges.orderId')
    .select(['orderCharges.id', 'orderCharges.orderId', 'number', 'customerName', 'kind', 'description'])
    .select((eb) => eb.ref('customerEmail').$notNull().as('recipient'))
    .select(['amountCents', 'totalCents', sql<string>`due_on`.as('dueOn'), since.as('since')])
    .where('customerEmail', 'is not', null)
}

/** Placed, moved to other days, or agreed as an extra: whichever was last. */
const since = sql<Date>`greatest(orders.created_at,
  (select max(created_at) from order_events
    where order_events.order_id = orders.id and order_events.kind = 'charges_changed'),
  (select accepted_at from order_extras where order_extras.charge_id = order_charges.id))`

/** What is paid of an order, and in how many charges the rest is to be paid. */
export function paidSoFar(db: Db, orderId: number) {
  return db
    .selectFrom('orderCharges')
    .select(sql<number>`coalesce(sum(amount_cents) filter (where paid_at is not null), 0)`.as('paidCents'))
    .select(sql<number>`count(*) filter (where paid_at is null)`.as('openCount'))
    .where('orderId', '=', orderId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow()
}
