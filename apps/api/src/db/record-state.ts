/** What became of a fitting record. Agreed is only what she confirmed: silence is never agreement. */
import { type RecordState, recordReplyDays } from '@shop/contract/fitting-points'
import { sql } from 'kysely'

/** Of the table `fitting_records` under this name. */
export function recordStateOf(table = 'fitting_records') {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<RecordState>`case when ${column('sentAt')} is null then 'draft'
    when ${column('reply')} is not null then ${column('reply')}
    when ${column('remindedAt')} <= now() - ${recordReplyDays} * interval '1 day' then 'unanswered'
    else 'waiting' end`
}

/** A later record of the same appointment was sent. */
export const isReplaced = sql<boolean>`exists (select from fitting_records later
  where later.appointment_id = fitting_records.appointment_id and later.sent_at is not null
    and fitting_records.sent_at is not null and later.id > fitting_records.id)`
