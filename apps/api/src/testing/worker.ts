import { testConfig } from '@shop/test-kit/config'
import { noPayments } from '@shop/test-kit/no-payments'
import { Registry } from 'prom-client'
import { smtpMailer } from '../adapters/mailer.ts'
import type { PaymentProvider } from '../adapters/payments.ts'
import { connect, createPool } from '../db/connection.ts'
import { withAppointmentLink } from '../features/appointments/email-link.service.ts'
import { accountTasks } from '../features/auth/auth.jobs.ts'
import { contactTasks } from '../features/contact/contact.jobs.ts'
import { emailTasks } from '../features/emails/emails.jobs.ts'
import { newsletterTasks } from '../features/newsletter/newsletter.jobs.ts'
import { withLink } from '../features/order-links/email-link.service.ts'
import { orderTasks } from '../features/orders/orders.jobs.ts'
import { paymentTasks } from '../features/payments/payments.jobs.ts'
import { reviewTasks } from '../features/reviews/reviews.jobs.ts'
import { stockNoticeTasks } from '../features/stock-notices/stock-notices.jobs.ts'
import { ticketTasks } from '../features/tickets/tickets.jobs.ts'
import { measureJobs } from '../jobs/job-metrics.ts'
import type { JobName } from '../jobs/queue.ts'
import type { RetryPolicy } from '../jobs/retry.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLogger } from '../lib/logger.ts'

interface Options {
  databaseUrl: string
  smtpUrl: string
  retry?: RetryPolicy
  /** The payment provider, for tests with payments. */
  payments?: PaymentProvider
  emailTimeoutMs?: number
  /** The jobs it takes; all by default. */
  queue?: readonly JobName[]
  /** Short intervals, so that tests are fast. */
  pace?: { heartbeatMs: number; silentAfterMs: number; pollMs: number }
  onFailure?: (error: Error) => void
}

/** A job that a schedule starts in the middle of a test would take the faults that the test has prepared. */
const ONCE_A_YEAR = '0 0 1 1 *'

export const quickPace = { heartbeatMs: 100, silentAfterMs: 3_000, pollMs: 50 }

/** The shop's own worker with its own connections, as the server starts it. */
export async function testWorker({
  databaseUrl,
  smtpUrl,
  retry,
  payments = noPayments,
  emailTimeoutMs = 3_000,
  queue,
  pace = quickPace,
  onFailure = () => {},
}: Options) {
  const lines: string[] = []
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  const metrics = new Registry()
  // On a busy machine connecting is slow; failing because of that would delay a job by its first retry.
  const limits = { max: 5, connectWithinMs: 30_000, work: 'jobs' } as const
  const pool = createPool(databaseUrl, { name: 'test-worker', ...limits, onError: () => {} })
  const mailer = smtpMailer(smtpUrl, 'Loja <loja@exemplo.test>', { timeoutMs: emailTimeoutMs })
  const db = connect(pool)
  const publicUrl = 'http://shop.test'
  const tasks = [
    ...emailTasks({
      db,
      mailer,
      withLink: async (email) =>
        (await withAppointmentLink(db, publicUrl, email)) ?? withLink(db, publicUrl, email),
    }),
    ...accountTasks({ db, mailer, publicUrl }),
    ...ticketTasks({ db, publicUrl }),
    ...orderTasks({ db, publicUrl }),
    ...reviewTasks({ db, publicUrl }),
    ...contactTasks({ db }),
    ...newsletterTasks({ db, mailer, publicUrl }),
    ...stockNoticeTasks({ db, mailer, publicUrl }),
    ...paymentTasks({ db, payments, log, metrics, config: testConfig }),
  ].map((task) => (task.at === undefined ? task : { ...task, at: ONCE_A_YEAR }))
  const worker = await startWorker({
    pool,
    tasks,
    log,
    metrics: measureJobs(metrics),
    onFailure,
    ...pace,
    ...(retry && { retry }),
    ...(queue && { queue: tasks.filter(({ name }) => queue.includes(name)) }),
  })
  return {
    lines,
    metrics,
    async stop() {
      await worker.stop()
      mailer.close()
      await pool.end()
    },
  }
}
