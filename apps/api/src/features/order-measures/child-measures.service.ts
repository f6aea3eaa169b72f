/**
 * A child's measures are deleted some time after the dress was delivered or cancelled: the sheet, the order's copy, and
 * what was written at the fittings.
 */
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** As stated in the privacy policy. */
const RETENTION_DAYS = 90

export async function forgetChildren(db: Db): Promise<void> {
  const isOver = sql`coalesce(orders.delivered_at, orders.cancelled_at) < now() - ${RETENTION_DAYS} * interval '1 day'`
  // First: which items are a child's is known by what is deleted next.
  await sql`update fitting_records set points = '[]', reply_text = null, measurement_version_id = null, erased_at = now()
    from order_items join orders on orders.id = order_items.order_id
      join order_item_measures measures on measures.order_item_id = order_items.id
      left join measurement_versions on measurement_versions.id = measures.version_id
      left join measurement_sheets on measurement_sheets.id = sheet_id
    where order_items.id = fitting_records.order_item_id and fitting_records.erased_at is null
      and (copy -> 'isChild' = 'true' or is_child) and ${isOver}`.execute(db)
  // A sheet that another order still needs stays.
  await sql`delete from measurement_sheets where is_child and id in (
    select sheet_id from measurement_versions
    join order_item_measures on version_id = measurement_versions.id
    join order_items on order_items.id = order_item_id
    join orders on orders.id = order_items.order_id
    group by sheet_id having bool_and(coalesce(${isOver}, orders.payment_state in ('expired', 'refunded')))
      and bool_or(coalesce(${isOver}, false)))`.execute(db)
  await sql`update order_item_measures set copy = null from order_items
    join orders on orders.id = order_items.order_id
    where order_items.id = order_item_id and copy -> 'isChild' = 'true' and ${isOver}`.execute(db)
}
