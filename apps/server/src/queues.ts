/**
 * The shop's jobs in two queues, each with its own concurrency. A slow external service (the payment provider, the mail
 * server: ten seconds a call are not unusual) blocks only its own queue.
 */
import type { Mailer } from '@shop/api/adapters/mailer'
import type { Db } from '@shop/api/db/connection'
import type { Deps } from '@shop/api/deps'
import { erasureTasks } from '@shop/api/features/account/account.jobs'
import { accountTasks } from '@shop/api/features/auth/auth.jobs'
import { contactTasks } from '@shop/api/features/contact/contact.jobs'
import { emailTasks } from '@shop/api/features/emails/emails.jobs'
import { idempotencyTasks } from '@shop/api/features/idempotency/idempotency.jobs'
import { newsletterTasks } from '@shop/api/features/newsletter/newsletter.jobs'
import { orderTasks } from '@shop/api/features/orders/orders.jobs'
import { paymentTasks } from '@shop/api/features/payments/payments.jobs'
import { pictureTasks } from '@shop/api/features/pictures/pictures.jobs'
import { reviewTasks } from '@shop/api/features/reviews/reviews.jobs'
import { salesStatsTasks } from '@shop/api/features/sales-stats/sales-stats.jobs'
import { attachmentTasks } from '@shop/api/features/tickets/attachments.jobs'
import { ticketTasks } from '@shop/api/features/tickets/tickets.jobs'

interface JobDeps extends Pick<Deps, 'log' | 'metrics' | 'files' | 'payments' | 'config'> {
  db: Db
  mailer: Mailer
}

export function queuesOf({ db, mailer, log, metrics, files, payments, config }: JobDeps) {
  const { publicUrl } = config
  // The nightly sweeps of these features are included: they are short, and no customer waits for an email then.
  const emailQueue = [
    ...emailTasks({ db, mailer }),
    ...accountTasks({ db, mailer, publicUrl }),
    ...newsletterTasks({ db, mailer, publicUrl }),
    ...ticketTasks({ db, publicUrl }),
    ...orderTasks({ db, publicUrl }),
    ...reviewTasks({ db, publicUrl }),
  ]
  const everythingElse = [
    ...paymentTasks({ db, payments, log, metrics, config }),
    ...contactTasks({ db }),
    ...pictureTasks({ db, files }),
    ...attachmentTasks({ db, files }),
    ...idempotencyTasks({ db }),
    ...salesStatsTasks(db),
    ...erasureTasks({ db }),
  ]
  return [emailQueue, everythingElse]
}
