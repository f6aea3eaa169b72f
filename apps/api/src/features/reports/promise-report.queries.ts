import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { PromiseChangeCause } from '../../db/tables.gen.ts'

/** How many reasons are listed. */
const MOST_REASONS = 10

export interface DeliveryRow {
  /** In São Paulo. */
  deliveredOn: string
  firstTo: string
  lastTo: string
  orders: number
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`
/** The first instant of a day in São Paulo. */
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`

/** One row for all orders that were promised and delivered on the same days. */
export async function deliveries(db: Db, since: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${dayOf('delivered_at')}::text as delivered_on,
      coalesce((select old_to from promise_changes where order_id = orders.id order by id limit 1), promised_to)::text
        as first_to,
      promised_to::text as last_to, count(*)::int as orders
    from orders
    where delivered_at >= ${startOf(since)} and status = 'delivered' and promised_to is not null
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

export interface ChangeCountRow {
  /** The first day of its month. */
  month: string
  cause: PromiseChangeCause
  changes: number
}

export async function changesByMonth(db: Db, since: string): Promise<ChangeCountRow[]> {
  const { rows } = await sql<ChangeCountRow>`
    select date_trunc('month', ${dayOf('created_at')})::date::text as month, cause, count(distinct order_id)::int as changes
    from promise_changes where created_at >= ${startOf(since)} group by 1, 2`.execute(db)
  return rows
}

export async function causes(db: Db, since: string) {
  const { rows } = await sql<{ cause: PromiseChangeCause; changes: number; orders: number }>`
    select cause, count(*)::int as changes, count(distinct order_id)::int as orders
    from promise_changes where created_at >= ${startOf(since)}
    group by cause order by orders desc, cause`.execute(db)
  return rows
}

export async function reasons(db: Db, since: string) {
  const { rows } = await sql<{ reason: string; changes: number }>`
    select reason, count(*)::int as changes from promise_changes
    where created_at >= ${startOf(since)} and cause = 'atelier'
    group by reason order by changes desc, reason limit ${MOST_REASONS}`.execute(db)
  return rows
}

/** Of the changes that need a reply: the latest of an order, unless late measures caused it. */
export async function replies(db: Db, since: string) {
  const { rows } = await sql<{ reply: string | null; changes: number }>`
    select answer as reply, count(*)::int as changes
    from promise_changes left join promise_answers on change_id = promise_changes.id
    where promise_changes.created_at >= ${startOf(since)} and (answer is not null or cause <> 'measures')
    group by 1`.execute(db)
  return rows
}
