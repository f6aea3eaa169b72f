/** A record without a reply: she is reminded once, and after as many days again it is shown as unanswered. */
import { recordReplyDays } from '@shop/contract/fitting-points'
import type { Db } from '../../db/connection.ts'
import { isReminderTime } from '../../lib/reminder-time.ts'
import type { StoredEmail } from '../emails/emails.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { reminderKind, remindOfRecord } from './record-emails.service.ts'
import * as queries from './record-reminders.queries.ts'

/** Once an hour. However often and concurrently this runs, one reminder is sent. */
export async function sendRecordReminders(db: Db, publicUrl: string): Promise<void> {
  if (!isReminderTime(await queries.readNow(db))) return
  for (const { id, orderId } of await queries.due(db, recordReplyDays)) {
    await db.transaction().execute(async (tx) => {
      // Her reply has to wait, or has been given: the record is read again.
      const order = await lockOrder(tx, orderId)
      const record = (await queries.due(tx, recordReplyDays, id))[0]
      if (order === undefined || record === undefined) return
      await remindOfRecord(tx, publicUrl, order, record)
      await queries.markReminded(tx, id)
    })
  }
}

/** A reminder that had to wait for the mail server: until she had replied, or into the night. */
export async function isOutdatedRecordReminder(
  db: Db,
  { kind, objectId }: Pick<StoredEmail, 'kind' | 'objectId'>,
): Promise<boolean> {
  if (kind !== reminderKind) return false
  const id = Number(objectId.split('-')[1])
  if (!(await queries.isUnanswered(db, id))) return true
  if (isReminderTime(await queries.readNow(db))) return false
  // The next run of the day writes it again.
  await queries.forgetReminder(db, id)
  return true
}
