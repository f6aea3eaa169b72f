/**
 * Runs the jobs. graphile-worker keeps a killed worker's jobs locked for four hours; so every worker writes a
 * heartbeat, and each worker sweeps: what is locked by one that fell silent is set free for the others.
 * A task may therefore run twice and must not mind.
 */
import { EventEmitter } from 'node:events'
import { Logger as GraphileLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { connect, type Db } from '../db/connection.ts'
import { beat, buryExhaustedJobs, forget, freeJobsOfSilentWorkers } from './heartbeats.ts'
import { type JobMetrics, measureJobs } from './job-metrics.ts'
import { defaultRetryPolicy, envelopeSchema, type RetryPolicy, retryOrBury } from './retry.ts'
import type { Task } from './task.ts'

interface Options {
  /** The worker's own: jobs that wait must not take the web's connections. At least `concurrency` + 3. */
  pool: Pool
  tasks: readonly Task[]
  log: Logger
  metrics: Registry
  concurrency?: number
  /** The defaults give a killed worker's job to another within 42 seconds. */
  heartbeatMs?: number
  silentAfterMs?: number
  pollMs?: number
  retry?: RetryPolicy
}

export interface RunningWorker {
  /** Finishes what is running and takes nothing more. */
  stop(): Promise<void>
}

export async function startWorker(options: Options): Promise<RunningWorker> {
  const { pool, log, concurrency = 2, heartbeatMs = 10_000, silentAfterMs = 30_000, pollMs = 1_000 } = options
  const db = connect(pool)
  const metrics = measureJobs(options.metrics)
  const events: WorkerEvents = new EventEmitter()
  const created = Promise.withResolvers<string>()
  // Jobs are locked in the name of the pool of workers, so that is the name whose heart must beat.
  events.on('pool:create', ({ workerPool }) => created.resolve(workerPool.id))

  const runner = await run({
    pgPool: pool,
    taskList: taskList(db, metrics, options),
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: quietLogger(log),
    events,
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'worker stopped by an error'))
  const workerId = await created.promise
  const stopBeating = await keepBeating(
    async () => {
      await beat(db, workerId)
      const freed = await freeJobsOfSilentWorkers(db, silentAfterMs)
      if (freed.length > 0) log.warn({ workers: freed }, 'jobs of silent workers were set free')
      for (const job of await buryExhaustedJobs(db)) {
        metrics.buried(job)
        log.error({ job }, 'job kept killing its worker and became a dead letter')
      }
    },
    heartbeatMs,
    log,
  )

  return {
    async stop() {
      await stopBeating()
      await runner.stop()
      await forget(db, workerId)
    },
  }
}

/** One round after the other, never two at once, however slow the database is. */
async function keepBeating(round: () => Promise<void>, everyMs: number, log: Logger) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const beatAndWait = async () => {
    try {
      await round()
    } catch (error) {
      log.error({ err: error }, 'heartbeat failed')
    }
    if (!stopped) timer = setTimeout(() => (running = beatAndWait()), everyMs)
  }
  let running = beatAndWait()
  await running
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

function taskList(
  db: Db,
  metrics: JobMetrics,
  { tasks, log, retry = defaultRetryPolicy }: Options,
): TaskList {
  const handlers = tasks.map((task) => {
    const handler: TaskList[string] = async (raw: unknown, { job }) => {
      const envelope = envelopeSchema.parse(raw)
      const id = String(job.id)
      const finished = metrics.started(task.name)
      try {
        await task.run(envelope.payload)
        finished('done')
      } catch (error) {
        const verdict = await retryOrBury(db, task, { id, envelope, error }, retry)
        finished(verdict)
        const line = { job: task.name, jobId: id, err: error }
        if (verdict === 'dead') log.error(line, 'job became a dead letter')
        else log.warn(line, 'job failed and will be tried again')
      }
    }
    return [task.name, handler] as const
  })
  return Object.fromEntries(handlers)
}

/** Its own lines repeat what ours say, and its error lines quote whole payloads. */
function quietLogger(log: Logger) {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ source: 'graphile-worker' }, message)
  })
}
