import { Registry } from 'prom-client'
import { smtpMailer } from '../adapters/mailer.ts'
import { connect, createPool } from '../db/connection.ts'
import { mailTasks } from '../features/mails/mails.jobs.ts'
import { measureJobs } from '../jobs/job-metrics.ts'
import type { RetryPolicy } from '../jobs/retry.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLogger } from '../lib/logger.ts'

interface Options {
  databaseUrl: string
  smtpUrl: string
  retry?: RetryPolicy
  mailTimeoutMs?: number
  /** Short, so that a test waits for moments; leave out for those of the shop. */
  pace?: { heartbeatMs: number; silentAfterMs: number; pollMs: number }
  onFailure?: (error: Error) => void
}

export const quickPace = { heartbeatMs: 100, silentAfterMs: 600, pollMs: 50 }

/** The shop's own worker with its own connections, as the server starts it. */
export async function testWorker({
  databaseUrl,
  smtpUrl,
  retry,
  mailTimeoutMs = 500,
  pace = quickPace,
  onFailure = () => {},
}: Options) {
  const lines: string[] = []
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  const metrics = new Registry()
  const pool = createPool(databaseUrl, { name: 'test-worker', max: 5, work: 'jobs', onError: () => {} })
  const mailer = smtpMailer(smtpUrl, 'Loja <loja@exemplo.test>', mailTimeoutMs)
  const tasks = mailTasks({ db: connect(pool), mailer })
  const worker = await startWorker({
    pool,
    tasks,
    log,
    metrics: measureJobs(metrics),
    onFailure,
    ...pace,
    ...(retry && { retry }),
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
