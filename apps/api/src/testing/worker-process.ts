/** A worker in a process of its own, so that a test can kill it: `node worker-process.ts <database> <smtp>`. */
import { Registry } from 'prom-client'
import { smtpMailer } from '../adapters/mailer.ts'
import { connect, createPool } from '../db/connection.ts'
import { emailTasks } from '../features/emails/emails.jobs.ts'
import { measureJobs } from '../jobs/job-metrics.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLogger } from '../lib/logger.ts'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const log = createLogger('warn')
const pool = createPool(databaseUrl, {
  name: 'test-worker',
  max: 5,
  work: 'jobs',
  onError: (err) => log.warn({ err }),
})
const mailer = smtpMailer(smtpUrl, 'Loja <loja@exemplo.test>', { timeoutMs: 60_000 })
await startWorker({
  pool,
  tasks: emailTasks({ db: connect(pool), mailer, withLink: async (email) => email }),
  log,
  metrics: measureJobs(new Registry()),
})
