import { smtpMailer } from '@shop/api/adapters/mailer'
import { connect, createPool } from '@shop/api/db/connection'
import type { Deps } from '@shop/api/deps'
import { accountTasks } from '@shop/api/features/auth/auth.jobs'
import { contactTasks } from '@shop/api/features/contact/contact.jobs'
import { figureTasks } from '@shop/api/features/figures/figures.jobs'
import { idempotencyTasks } from '@shop/api/features/idempotency/idempotency.jobs'
import { mailTasks } from '@shop/api/features/mails/mails.jobs'
import { newsletterTasks } from '@shop/api/features/newsletter/newsletter.jobs'
import { paymentTasks } from '@shop/api/features/payments/payments.jobs'
import { pictureTasks } from '@shop/api/features/pictures/pictures.jobs'
import { attachmentTasks } from '@shop/api/features/tickets/attachments.jobs'
import { userTasks } from '@shop/api/features/users/users.jobs'
import { measureJobs } from '@shop/api/jobs/job-metrics'
import { startWorker } from '@shop/api/jobs/worker'
import { measurePool } from '@shop/api/plugins/metrics'
import type { Env } from './env.ts'
import { keepRunning } from './keep-running.ts'

const CONCURRENCY = 2

interface Options extends Pick<Deps, 'log' | 'metrics' | 'files' | 'payments' | 'config'> {
  env: Env
}

/** The background half of the shop: its own connections, so that a busy queue never makes a visitor wait for one. */
export async function runWorker({ env, log, metrics, files, payments, config }: Options) {
  const pool = createPool(env.DATABASE_URL, {
    name: 'shop-worker',
    max: CONCURRENCY + 3,
    work: 'jobs',
    onError: (error) => log.warn({ err: error }, 'database connection of the worker lost'),
  })
  measurePool(metrics, 'worker', pool)
  const db = connect(pool)
  const mailer = smtpMailer(env.SMTP_URL, env.MAIL_FROM)
  const jobMetrics = measureJobs(metrics)
  const stop = await keepRunning(log, (onFailure) =>
    startWorker({
      pool,
      tasks: [
        ...mailTasks({ db, mailer }),
        ...accountTasks({ db, mailer, publicUrl: env.PUBLIC_URL }),
        ...contactTasks({ db }),
        ...newsletterTasks({ db, mailer, publicUrl: env.PUBLIC_URL }),
        ...pictureTasks({ db, files }),
        ...attachmentTasks({ db, files }),
        ...paymentTasks({ db, payments, log, metrics, config }),
        ...idempotencyTasks({ db }),
        ...figureTasks(db),
        ...userTasks({ db }),
      ],
      log,
      metrics: jobMetrics,
      concurrency: CONCURRENCY,
      onFailure,
    }),
  )
  return async () => {
    await stop()
    mailer.close()
    await pool.end()
  }
}
