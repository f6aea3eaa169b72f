import { timeZone, withdrawalDays } from '@shop/contract/constants'
import type { RetentionBand } from '@shop/contract/payment-plan-settings'
import { type RawBuilder, sql } from 'kysely'
import { acceptedText } from '../../db/accepted-text.ts'
import type { Db } from '../../db/connection.ts'

/** How far the work on an order has come, by its furthest item. */
export async function band(db: Db, orderId: number): Promise<RetentionBand> {
  const { rows } = await sql<{ isMeasured: boolean; isCut: boolean; isFitted: boolean }>`
    select
      exists (select from order_item_measures join order_items on order_items.id = order_item_id
        where order_id = ${orderId} and locked_at is not null) as is_measured,
      coalesce(bool_or(retention_band = 'cut' and started_at is not null), false) as is_cut,
      coalesce(bool_or(retention_band = 'fitted' and finished_at is not null), false) as is_fitted
    from order_items
    left join item_stages on item_stages.order_item_id = order_items.id
    left join production_stages on production_stages.id = stage_id
    where order_id = ${orderId}`.execute(db)
  const [work] = rows
  if (work?.isFitted) return 'fitted'
  if (work?.isCut) return 'cut'
  return work?.isMeasured ? 'measured' : 'none'
}

/** The owner's own text about cancelling, as the customer accepted it; undefined where the law's plain text counts. */
export async function ownText(db: Db, orderId: number): Promise<string | undefined> {
  return (await agreed(db, orderId)).ownText
}

/** What the customer accepted, and whether she withdrew by law, or still could because of her order's day. */
export async function agreed(db: Db, orderId: number) {
  const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${timeZone})::date`
  const { text, ...withdrawal } = await db
    .selectFrom('orders')
    .select([
      acceptedText.as('text'),
      sql<boolean>`withdrawal_requested_at is not null and not withdrawal_by_agreement`.as('hasWithdrawn'),
      sql<boolean>`not withdrawal_by_agreement
        and ${dayOf(sql`now()`)} <= ${dayOf(sql`created_at`)} + ${withdrawalDays}::integer`.as('mayWithdraw'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...withdrawal, ownText: text ?? undefined }
}

export function cancelled(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['cancelledAt', 'cancelFault', 'retainedCents'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}
