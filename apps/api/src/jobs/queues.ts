/**
 * The shop's jobs in two queues, each with its own concurrency. A slow external service (the payment provider, the mail
 * server: ten seconds a call are not unusual) blocks only its own queue.
 */
import type { Mailer } from '../adapters/mailer.ts'
import type { Db } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { erasureTasks } from '../features/account/account.jobs.ts'
import { appointmentTasks } from '../features/appointments/appointments.jobs.ts'
import {
  isOutdatedAppointmentEmail,
  withAppointmentLink,
} from '../features/appointments/email-link.service.ts'
import { accountTasks } from '../features/auth/auth.jobs.ts'
import { inShopName } from '../features/brand/sender.service.ts'
import { checkoutReminderTasks } from '../features/checkout-reminders/checkout-reminders.jobs.ts'
import { contactTasks } from '../features/contact/contact.jobs.ts'
import { couponTasks } from '../features/coupons/coupons.jobs.ts'
import { emailTasks } from '../features/emails/emails.jobs.ts'
import { fittingRecordTasks } from '../features/fitting-records/fitting-records.jobs.ts'
import { isOutdatedRecordReminder } from '../features/fitting-records/record-reminders.service.ts'
import { idempotencyTasks } from '../features/idempotency/idempotency.jobs.ts'
import { newsletterTasks } from '../features/newsletter/newsletter.jobs.ts'
import { withLink } from '../features/order-links/email-link.service.ts'
import { orderLinkTasks } from '../features/order-links/order-links.jobs.ts'
import { orderMeasureTasks } from '../features/order-measures/order-measures.jobs.ts'
import { orderTasks } from '../features/orders/orders.jobs.ts'
import { paymentTasks } from '../features/payments/payments.jobs.ts'
import { pictureTasks } from '../features/pictures/pictures.jobs.ts'
import { promiseTasks } from '../features/promises/promises.jobs.ts'
import { receivableTasks } from '../features/receivables/receivables.jobs.ts'
import { isOutdatedReminder } from '../features/receivables/reminders.service.ts'
import { reviewTasks } from '../features/reviews/reviews.jobs.ts'
import { salesStatsTasks } from '../features/sales-stats/sales-stats.jobs.ts'
import { scheduleTasks } from '../features/schedule/schedule.jobs.ts'
import { siteImageTasks } from '../features/site-images/site-images.jobs.ts'
import { stockNoticeTasks } from '../features/stock-notices/stock-notices.jobs.ts'
import { attachmentTasks } from '../features/tickets/attachments.jobs.ts'
import { ticketTasks } from '../features/tickets/tickets.jobs.ts'

interface JobDeps extends Pick<Deps, 'log' | 'metrics' | 'files' | 'payments' | 'config'> {
  db: Db
  mailer: Mailer
}

/** The server runs one worker per queue. */
export function queuesOf({ db, log, metrics, files, payments, config, ...deps }: JobDeps) {
  const { publicUrl } = config
  const mailer = inShopName(deps.mailer, db)
  // The nightly sweeps of these features are included: they are short, and no customer waits for an email then.
  const emailQueue = [
    ...emailTasks({
      ...{ db, mailer },
      withLink: async (email) =>
        (await withAppointmentLink(db, publicUrl, email)) ?? withLink(db, publicUrl, email),
      isOutdated: async (email) =>
        (await isOutdatedReminder(db, email)) ||
        (await isOutdatedAppointmentEmail(db, email)) ||
        isOutdatedRecordReminder(db, email),
    }),
    ...accountTasks({ db, mailer, publicUrl }),
    ...newsletterTasks({ db, mailer, publicUrl }),
    ...stockNoticeTasks({ db, mailer, publicUrl }),
    ...checkoutReminderTasks({ db, mailer, publicUrl }),
    ...ticketTasks({ db, publicUrl }),
    ...orderTasks({ db, publicUrl }),
    ...promiseTasks({ db, publicUrl }),
    ...orderMeasureTasks({ db, publicUrl }),
    ...receivableTasks({ db, publicUrl }),
    ...fittingRecordTasks({ db, publicUrl }),
    ...orderLinkTasks({ db, publicUrl }),
    ...appointmentTasks({ db, publicUrl }),
    ...reviewTasks({ db, publicUrl }),
  ]
  const everythingElse = [
    ...paymentTasks({ db, payments, log, metrics, config }),
    ...contactTasks({ db }),
    ...couponTasks({ db }),
    ...pictureTasks({ db, files }),
    ...siteImageTasks({ db }),
    ...attachmentTasks({ db, files }),
    ...idempotencyTasks({ db }),
    ...salesStatsTasks(db),
    ...scheduleTasks({ db }),
    ...erasureTasks({ db }),
  ]
  return [emailQueue, everythingElse]
}
