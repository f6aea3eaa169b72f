import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/connection.ts'

/** All jobs and their payloads. A payload holds ids: the rest is read when the job runs. Its keys are stored with the job. */
const schemas = {
  'mail.send': z.object({ mailId: z.int() }),
  'mails.purge': z.object({}),
  'account.mail': z.object({ requestId: z.int() }),
  'accounts.purge': z.object({}),
  'contact.purge': z.object({}),
  'coupons.forget': z.object({}),
  'newsletter.mail': z.object({
    subscriberId: z.int(),
    letter: z.enum(['confirm', 'welcome']),
    messageKey: z.uuid(),
  }),
  'newsletter.purge': z.object({}),
  'stockNotices.confirm': z.object({ noticeId: z.int(), messageKey: z.uuid() }),
  'stockNotices.claim': z.object({ productId: z.int() }),
  'stockNotices.email': z.object({ noticeId: z.int() }),
  'stockNotices.purge': z.object({}),
  'checkoutReminders.queue': z.object({}),
  'checkoutReminders.email': z.object({ orderId: z.int() }),
  'checkoutReminders.purge': z.object({}),
  'pictures.variants': z.object({ hash: z.string() }),
  'pictures.sweep': z.object({}),
  'siteImages.sweep': z.object({}),
  'tickets.notify': z.object({ ticketId: z.int() }),
  'reviews.notify': z.object({}),
  'attachments.remove': z.object({ storageKeys: z.array(z.string()) }),
  'attachments.sweep': z.object({}),
  'payments.event': z.object({ eventId: z.int() }),
  'payments.refund': z.object({ refundId: z.int() }),
  'payments.expire': z.object({}),
  'payments.reconcile': z.object({}),
  'payments.audit': z.object({}),
  'idempotency.purge': z.object({}),
  // Merges the sales statistics. Waiting jobs have the name: under another one, no worker of a new version takes them.
  'figures.fold': z.object({}),
  'orders.forget': z.object({}),
  'schedule.signal': z.object({}),
  'promises.late': z.object({}),
  'charges.remind': z.object({}),
  'records.remind': z.object({}),
  'appointments.remind': z.object({}),
  'appointments.expire': z.object({}),
  'appointments.purge': z.object({}),
  'measures.remind': z.object({}),
  'measures.forget': z.object({}),
  /** 0: no such order. The request must take the same time then. */
  'orders.emailLink': z.object({ orderId: z.int() }),
  'orders.deliveryEmail': z.object({ orderId: z.int() }),
}

export type JobName = keyof typeof schemas
export type JobPayloads = { [N in JobName]: z.infer<(typeof schemas)[N]> }
export const payloadSchemas: { [N in JobName]: z.ZodType<JobPayloads[N]> } = schemas

/** Jobs of one queue run one after the other, however many workers there are; other jobs run concurrently. */
const serialQueues: Partial<Record<JobName, string>> = {
  // One encoder at a time leaves the other core to the shop's visitors.
  'pictures.variants': 'pictures',
  // Emails in the order of waiting, and the next batch after those of the one before.
  'stockNotices.claim': 'stock-notices',
  'stockNotices.email': 'stock-notices',
  // A worker that dies can have one email only of which it does not know whether it was accepted.
  'checkoutReminders.email': 'checkout-reminders',
}

/**
 * A job that crashed its worker this often is not taken again: the sweep dead-letters it. A machine that keeps crashing
 * also hits jobs that are not at fault, so the limit is high.
 */
export const MAX_CRASHES = 10

interface Schedule {
  /** Among due jobs, those with a lower number run first. */
  priority?: number
  delayMinutes?: number
  /** While a job with this key is waiting, another one is not added. */
  key?: string
}

/** Takes a transaction, never a connection: a job exists only if the work that enqueued it was committed. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  { priority = 0, delayMinutes = 0, key }: Schedule = {},
): Promise<void> {
  const envelope = JSON.stringify({ payload })
  await sql`select graphile_worker.add_job(${name}, ${envelope}::json,
    queue_name => ${serialQueueOf(name)}, max_attempts => ${MAX_CRASHES}, priority => ${priority},
    run_at => now() + ${delayMinutes} * interval '1 minute',
    job_key => ${key ?? null}, job_key_mode => 'preserve_run_at')`.execute(tx)
}

export function serialQueueOf(name: JobName): string | null {
  return serialQueues[name] ?? null
}
