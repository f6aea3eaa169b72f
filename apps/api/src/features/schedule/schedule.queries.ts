import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export interface WeekLoad {
  week: string
  bookedMinutes: number
  /** Of them, held by orders that nobody has paid. */
  unpaidMinutes: number
}

/** An arbitrary constant: whoever books hours waits for whoever is booking. Taken after every row lock of an order. */
const CAPACITY_LOCK = 5_203

export async function lockCapacity(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CAPACITY_LOCK})`.execute(tx)
}

/**
 * An order that ended takes no hours, whatever its bookings say: so nothing has to be freed when a hold expires, a
 * customer withdraws, an order is cancelled or handed over early, and nothing is lost when that is undone.
 */
const takesHours = sql<boolean>`stock_state in ('reserved', 'sold') and cancelled_at is null
  and withdrawal_requested_at is null and status <> 'delivered' and payment_state <> 'refunded'`

export async function load(db: Db, fromWeek: string, exceptOrderId = 0): Promise<WeekLoad[]> {
  const { rows } = await sql<WeekLoad>`
    select week, sum(minutes)::int as booked_minutes,
      coalesce(sum(minutes) filter (where stock_state = 'reserved' and hold_expires_at is not null), 0)::int
        as unpaid_minutes
    from capacity_bookings
      join order_items on order_items.id = order_item_id
      join orders on orders.id = order_id
    where week >= ${fromWeek}::date and orders.id <> ${exceptOrderId} and ${takesHours}
    group by week order by week`.execute(db)
  return rows
}

export function exceptions(db: Db, fromWeek: string) {
  return db.selectFrom('capacityWeeks').selectAll().where('week', '>=', fromWeek).orderBy('week').execute()
}

export interface ExceptionRow {
  week: string
  minutes: number
  note: string
}

/** Weeks that have passed stay as they were. */
export async function saveExceptions(tx: Tx, fromWeek: string, rows: readonly ExceptionRow[]): Promise<void> {
  await tx.deleteFrom('capacityWeeks').where('week', '>=', fromWeek).execute()
  if (rows.length > 0)
    await tx
      .insertInto('capacityWeeks')
      .values([...rows])
      .execute()
}

/** What each plan needs as a whole. */
export async function plans(db: Db) {
  const { rows } = await sql<{ id: number; minutes: number; days: number }>`
    select id, sum(minutes)::int as minutes, sum(days)::int as days
    from production_plans join production_plan_stages on plan_id = id
    where retired_at is null group by id order by id`.execute(db)
  return rows
}

/** Called once a minute: bookings themselves are not signalled, so that sales do not empty the cache. */
export async function signal(db: Db): Promise<void> {
  await sql`select pg_notify('cache_tags', 'schedule')`.execute(db)
}
