import type { Mailer } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { readSender } from '../brand/sender.service.ts'
import { deliver } from '../emails/emails.service.ts'
import * as queries from './checkout-reminders.queries.ts'
import { queueReminders, reminderEmail } from './checkout-reminders.service.ts'

interface JobDeps {
  db: Db
  mailer: Mailer
  publicUrl: string
}

/** As stated in the privacy policy. */
const RETENTION_DAYS = 90

export function checkoutReminderTasks({ db, mailer, publicUrl }: JobDeps) {
  const queue = task('checkoutReminders.queue', { at: '35 * * * *', run: () => queueReminders(db) })
  /** As stockNotices.email: after a crash it is sent again with the same Message-ID. */
  const send = task('checkoutReminders.email', {
    async run({ orderId }) {
      const email = await reminderEmail(db, orderId, await readSender(db, publicUrl))
      if (email === undefined) return
      await deliver(mailer, email)
      await queries.markEmailed(db, orderId)
    },
  })
  const purge = task('checkoutReminders.purge', {
    at: '50 6 * * *',
    run: () => queries.deleteEnded(db, RETENTION_DAYS),
  })
  return [queue, send, purge]
}
