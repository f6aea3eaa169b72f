import { sql } from 'kysely'
import { now } from '../../db/clock.ts'
import type { Db } from '../../db/connection.ts'

export interface EntryRow {
  number: number
  customerName: string
  productName: string | null
  totalCents: number
  at: Date
  /** Of the whole list, in every row. */
  count: number
}

interface Listed {
  /** Which orders, and the time that is shown of each. */
  where: ReturnType<typeof sql>
  at: ReturnType<typeof sql>
  order: ReturnType<typeof sql>
  limit: number
  join?: ReturnType<typeof sql>
}

async function list(db: Db, { where, at, order, limit, join = sql`` }: Listed): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select number, customer_name, total_cents, ${at} as at, count(*) over ()::int as count,
      (select product_name from order_items where order_id = orders.id order by id limit 1) as product_name
    from orders ${join}
    where has_received_money(payment_state) and cancelled_at is null and withdrawal_requested_at is null and ${where}
    order by ${order}, orders.id limit ${limit}`.execute(db)
  return rows
}

/** Late measures move the promise by themselves: that is no question to the customer. */
export function unansweredChanges(db: Db, days: number, limit: number) {
  return list(db, {
    join: sql`join lateral (
      select id, created_at, cause from promise_changes where order_id = orders.id order by id desc limit 1
    ) as change on true`,
    where: sql`status in ('confirmed', 'in_production', 'ready') and change.cause <> 'measures'
      and change.created_at <= ${now} - make_interval(days => ${days})
      and not exists (select from promise_answers where change_id = change.id)`,
    at: sql`change.created_at`,
    order: sql`change.created_at`,
    limit,
  })
}

/** Ready, and neither sent nor collected; the earliest promised day first. */
export function toSend(db: Db, limit: number) {
  return list(db, {
    where: sql`status = 'ready' and not exists (select from shipments where order_id = orders.id)`,
    at: sql`paid_at`,
    order: sql`promised_to`,
    limit,
  })
}

export function newSales(db: Db, days: number, limit: number) {
  return list(db, {
    where: sql`status = 'confirmed' and paid_at > ${now} - make_interval(days => ${days})`,
    at: sql`paid_at`,
    order: sql`paid_at desc`,
    limit,
  })
}
