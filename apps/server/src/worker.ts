import { smtpMailer } from '@shop/api/adapters/mailer'
import { connect, createPool } from '@shop/api/db/connection'
import { mailTasks } from '@shop/api/features/mails/mails.jobs'
import { startWorker } from '@shop/api/jobs/worker'
import { measurePool } from '@shop/api/plugins/metrics'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Env } from './env.ts'

const CONCURRENCY = 2

interface Options {
  env: Env
  log: Logger
  metrics: Registry
  /** the worker has stopped by itself and will not come back */
  onFailure: (error: unknown) => void
}

/** The background half of the shop: its own connections, so that a busy queue never makes a visitor wait for one. */
export async function runWorker({ env, log, metrics, onFailure }: Options) {
  const pool = createPool(env.DATABASE_URL, {
    name: 'shop-worker',
    max: CONCURRENCY + 3,
    work: 'jobs',
    onError: (error) => log.warn({ err: error }, 'database connection of the worker lost'),
  })
  measurePool(metrics, 'worker', pool)
  const mailer = smtpMailer(env.SMTP_URL, env.MAIL_FROM)
  const tasks = mailTasks({ db: connect(pool), mailer })
  const worker = await startWorker({ pool, tasks, log, metrics, concurrency: CONCURRENCY, onFailure })
  return async () => {
    await worker.stop()
    mailer.close()
    await pool.end()
  }
}
