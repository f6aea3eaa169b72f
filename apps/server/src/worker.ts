import { smtpMailer } from '@shop/api/adapters/mailer'
import { connect, createPool } from '@shop/api/db/connection'
import type { Deps } from '@shop/api/deps'
import { measureJobs } from '@shop/api/jobs/job-metrics'
import { queuesOf } from '@shop/api/jobs/queues'
import { startWorker } from '@shop/api/jobs/worker'
import { measurePool } from '@shop/api/plugins/metrics'
import { endsWithin } from './ends-within.ts'
import type { Env } from './env.ts'
import { restartOnFailure } from './restart-on-failure.ts'

const WORKERS_PER_QUEUE = 2
// Both queues share the pool, because a small server has few connections. startWorker explains the number.
const CONNECTIONS = 2 * (WORKERS_PER_QUEUE + 1) + 2
const CONNECTIONS_END_WITHIN_MS = 2_000

interface Options extends Pick<Deps, 'log' | 'metrics' | 'files' | 'payments' | 'config'> {
  env: Env
  /** How long a stop waits for jobs that are running. */
  finishedWithinMs?: number
}

/** The background part of the shop: its own connections, so that a busy queue never makes a visitor wait for one. */
export async function runWorker({ env, finishedWithinMs, ...deps }: Options) {
  const { log, metrics } = deps
  const pool = createPool(env.DATABASE_URL, {
    name: 'shop-worker',
    max: CONNECTIONS,
    work: 'jobs',
    onError: (error) => log.warn({ err: error }, 'database connection of the worker lost'),
  })
  measurePool(metrics, 'worker', pool)
  const db = connect(pool)
  const mailer = smtpMailer(env.SMTP_URL, env.MAIL_FROM, {
    requireTls: env.SHOP_MODE === 'live',
  })
  const jobMetrics = measureJobs(metrics)
  const queues = queuesOf({ db, mailer, ...deps })
  const shared = { pool, tasks: queues.flat(), log, metrics: jobMetrics, concurrency: WORKERS_PER_QUEUE }
  const stops: (() => Promise<void>)[] = []
  // Each is restarted separately, so that the failure of one does not interrupt the jobs of the other.
  for (const queue of queues) {
    const start = (onFailure: () => void) => startWorker({ ...shared, queue, onFailure })
    stops.push(await restartOnFailure(log, start, finishedWithinMs))
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    mailer.close()
    // An abandoned worker never returns its connections.
    await endsWithin(CONNECTIONS_END_WITHIN_MS, pool.end())
  }
}
