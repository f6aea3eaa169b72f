import { setTimeout as sleep } from 'node:timers/promises'
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
import { type RunningWorker, startWorker } from '@shop/api/jobs/worker'
import { measurePool } from '@shop/api/plugins/metrics'
import type { Logger } from 'pino'
import type { Env } from './env.ts'

const CONCURRENCY = 2
const RESTART_MS = 1_000

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

/**
 * A worker gives up when the database goes away in the middle of its notes. Pages and orders in the same process are
 * not to fall with it, so it is started anew for as long as it takes.
 */
async function keepRunning(log: Logger, start: (onFailure: () => void) => Promise<RunningWorker>) {
  let stopping = false
  let restarting = Promise.resolve()
  const restart = async (broken: RunningWorker) => {
    await broken
      .stop()
      .catch((error: unknown) => log.warn({ err: error }, 'broken worker did not stop cleanly'))
    while (!stopping) {
      await sleep(RESTART_MS)
      try {
        current = await watch()
        return
      } catch (error) {
        log.warn({ err: error }, 'worker could not be started again yet')
      }
    }
  }
  const watch = async () => {
    const failed = Promise.withResolvers<void>()
    const worker = await start(failed.resolve)
    void failed.promise.then(() => {
      if (!stopping) restarting = restart(worker)
    })
    return worker
  }

  let current = await watch()
  return async () => {
    stopping = true
    await restarting
    await current.stop()
  }
}
