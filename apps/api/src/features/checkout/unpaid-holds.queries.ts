import { sql } from 'kysely'
import { type Buyer, isOrderOf } from '../../db/buyer.ts'
import type { Tx } from '../../db/connection.ts'

/** No other order from this address is counted until the end of the transaction. */
export async function lockAddress(tx: Tx, addressKey: Buffer) {
  await sql`select pg_advisory_xact_lock(${addressKey.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

export async function isBlocked(tx: Tx, userId: number): Promise<boolean> {
  const account = await tx.selectFrom('users').select('blockedAt').where('id', '=', userId).executeTakeFirst()
  return account?.blockedAt !== null
}

interface Holder {
  buyer: Buyer
  addressKey: Buffer
  /** The order that is sent again; its new lines replace what it holds. */
  exceptOrderId: number
}

interface Held {
  now: Date
  orders: number
  accountUnits: number
  addressUnits: number
  accountMinutes: number
  addressMinutes: number
}

/** Unpaid holds, except those of one order. Orders that the atelier works on or that received money are not counted. */
export async function heldByOthers(tx: Tx, { buyer, addressKey, exceptOrderId }: Holder) {
  const isOwn = isOrderOf(buyer)
  const { rows } = await sql<Held>`
    select now() as now,
      count(distinct orders.id) filter (where ${isOwn}) as orders,
      coalesce(sum(quantity) filter (where ${isOwn}), 0)::int as account_units,
      coalesce(sum(quantity) filter (where address_key = ${addressKey}), 0)::int as address_units,
      coalesce(sum(minutes) filter (where ${isOwn}), 0)::int as account_minutes,
      coalesce(sum(minutes) filter (where address_key = ${addressKey}), 0)::int as address_minutes
    from orders join order_items on order_id = orders.id
      cross join lateral (select sum(minutes) as minutes from capacity_bookings where order_item_id = order_items.id) booked
    where (${isOwn} or address_key = ${addressKey}) and orders.id <> ${exceptOrderId}
      and stock_state = 'reserved' and hold_expires_at is not null and attention is null`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('an aggregate without groups always returns a row')
  return row
}

interface Window {
  buyer: Buyer
  productIds: readonly number[]
  windowMinutes: number
  /** Orders created up to this much before the window may still have held units in it. */
  totalMs: number
}

/**
 * How long a buyer has held each product without paying, within the window that ends now, and when it was last
 * granted a short hold of it. Read from the stock ledger, which records when each unit was held and released; a hold
 * counts until its planned end, however late it was released.
 */
export async function heldTimes(tx: Tx, { buyer, productIds, windowMinutes, totalMs }: Window) {
  const { rows } = await sql<{ productId: number; usedMs: number; lateAt: Date | null }>`
    with moved as (
      select product_id, late_hold_at, stock_movements.created_at as began,
        least(lead(stock_movements.created_at) over changes, hold_expires_at) as ended,
        sum(reserved_change) over changes as units
      from orders join stock_movements on order_id = orders.id
      where ${isOrderOf(buyer)} and paid_at is null
        and orders.created_at > now() - ${windowMinutes} * interval '1 minute' - ${totalMs} * interval '1 millisecond'
        -- A hold without an end is the atelier's: it works on the order.
        and not (stock_state = 'reserved' and hold_expires_at is null)
        and product_id = any(${productIds}::bigint[])
      window changes as (partition by order_id, product_id order by stock_movements.id)
    ), held as (
      select product_id, max(late_hold_at) as late_at,
        range_agg(tstzrange(began, greatest(began, ended))) filter (where units > 0)
          * tstzmultirange(tstzrange(now() - ${windowMinutes} * interval '1 minute', now())) as spans
      from moved group by product_id
    )
    select product_id, late_at,
      coalesce((select sum(extract(epoch from upper(span) - lower(span)) * 1000) from unnest(spans) span), 0)::float8
        as used_ms
    from held`.execute(tx)
  return new Map(rows.map((row) => [row.productId, row]))
}
