import { sql } from 'kysely'

/** The owner's own text about cancelling, as the customer accepted it; null where the law's plain text counts. */
export const acceptedText = sql<string | null>`(
  select case kind when 'cancellation' then body end from order_agreements
  where order_id = orders.id and kind in ('cancellation', 'law') order by id desc limit 1)`
