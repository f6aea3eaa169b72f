/**
 * Runs the jobs. graphile-worker leaves a killed worker's jobs locked for four hours; so every worker writes a
 * heartbeat, and each worker sweeps: jobs locked by a worker without a heartbeat are released for the others. A task
 * may therefore run twice and must tolerate it.
 */
import { EventEmitter } from 'node:events'
import {
  Logger as GraphileLogger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { connect, type Db } from '../db/connection.ts'
import { deadLetterExhaustedJobs } from './exhausted-jobs.ts'
import { beat, forget, freeJobsOfSilentWorkers } from './heartbeats.ts'
import type { JobMetrics } from './job-metrics.ts'
import { FAILURES_BEFORE_ALERT, recordFailure, recordSuccess } from './periodic.ts'
import { MAX_CRASHES } from './queue.ts'
import { defaultRetryPolicy, envelopeSchema, type RetryPolicy, retryOrDeadLetter } from './retry.ts'
import type { Task } from './task.ts'

// Without batches the completion of a job is not awaited: if it failed, the rejection would end the process.
const NOTED_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface Options {
  /**
   * Separate from the web server's pool: waiting jobs must not take its connections. Needs two, for heartbeats and
   * schedules, plus `concurrency` + 1 for each worker that shares it: one per running job and one to listen.
   */
  pool: Pool
  /** All tasks of the shop: any worker dead-letters a job that keeps crashing its worker, using the job's own task. */
  tasks: readonly Task[]
  /** The tasks that this worker takes; all by default. */
  queue?: readonly Task[]
  log: Logger
  metrics: JobMetrics
  concurrency?: number
  /** With the defaults, a killed worker's job is taken by another within 42 seconds. */
  heartbeatMs?: number
  silentAfterMs?: number
  pollMs?: number
  retry?: RetryPolicy
  /** Called at most once, when the worker ends without being stopped. It will not take jobs again. */
  onFailure?: (error: Error) => void
}

export interface RunningWorker {
  /** Finishes running jobs and takes no more. */
  stop(): Promise<void>
}

export async function startWorker(options: Options): Promise<RunningWorker> {
  const {
    pool,
    log,
    metrics,
    queue = options.tasks,
    concurrency = 2,
    heartbeatMs = 10_000,
    silentAfterMs = 30_000,
    pollMs = 1_000,
  } = options
  const db = connect(pool)
  const events: WorkerEvents = new EventEmitter()
  const created = Promise.withResolvers<string>()
  // Jobs are locked by the id of the worker pool, so the heartbeat must use that id.
  events.on('pool:create', ({ workerPool }) => created.resolve(workerPool.id))

  const runner = await run({
    pgPool: pool,
    taskList: taskList(db, { ...options, tasks: queue }),
    parsedCronItems: cronItemsOf(queue),
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    preset: NOTED_IN_BATCHES,
    logger: quietLogger(log),
    events,
  })
  const ended = watchForTheEnd(runner, events)
  const workerId = await created.promise
  const stopBeating = await sendHeartbeats(
    async () => {
      await beat(db, workerId)
      const freed = await freeJobsOfSilentWorkers(db, silentAfterMs)
      if (freed.length > 0) log.warn({ workers: freed }, 'jobs of workers without a heartbeat were released')
      await deadLetterExhaustedJobs(db, {
        tasks: options.tasks,
        deadLettered(job) {
          metrics.deadLettered(job)
          log.error({ job }, 'job repeatedly crashed its worker and became a dead letter')
        },
        failed: (job, err) => log.error({ job, err }, 'job could not become a dead letter'),
      })
    },
    heartbeatMs,
    log,
  )

  // The heartbeat stops, so that the other workers take over its jobs.
  void ended.byItself.then(async (error) => {
    log.fatal({ err: error }, 'worker stopped by an error')
    options.onFailure?.(error)
    await stopBeating()
  })

  return {
    async stop() {
      await stopBeating()
      await ended.onPurpose()
      await forget(db, workerId)
    },
  }
}

/** The runner's promise also resolves when the runner failed: it only says that the runner has ended. */
function watchForTheEnd(runner: Runner, events: WorkerEvents) {
  const byItself = Promise.withResolvers<Error>()
  let stopping = false
  let cause: unknown
  const end = () => {
    if (!stopping) byItself.resolve(new Error('The worker ended without being stopped', { cause }))
  }
  events.on('worker:fatalError', ({ error }) => (cause = error))
  events.on('pool:fatalError', ({ error }) => (cause = error))
  events.on('pool:gracefulShutdown', end)
  const over = runner.promise.then(end, end)

  return {
    byItself: byItself.promise,
    async onPurpose() {
      stopping = true
      await Promise.allSettled([runner.stop(), over])
    },
  }
}

/** One round after the other, never two concurrently, however slow the database is. */
async function sendHeartbeats(round: () => Promise<void>, everyMs: number, log: Logger) {
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

function taskList(db: Db, { tasks, log, metrics, retry = defaultRetryPolicy }: Options): TaskList {
  const handlers = tasks.map((task) => {
    const isPeriodic = task.at !== undefined
    const handler: TaskList[string] = async (raw: unknown, { job }) => {
      const envelope = envelopeSchema.parse(raw)
      const id = String(job.id)
      const line = { job: task.name, jobId: id }
      const finished = metrics.started(task.name)
      try {
        await task.run(envelope.payload)
      } catch (error) {
        if (isPeriodic) {
          const failures = await recordFailure(db, task.name, error)
          finished('failed')
          logPeriodicFailure(log, { ...line, failures, err: error })
          return
        }
        const outcome = await retryOrDeadLetter(
          db,
          task,
          { id, envelope, priority: job.priority, error },
          retry,
        )
        finished(outcome)
        if (outcome === 'dead') log.error({ ...line, err: error }, 'job became a dead letter')
        else log.warn({ ...line, err: error }, 'job failed and will be tried again')
        return
      }
      finished('done')
      if (isPeriodic) await recordSuccess(db, task.name)
    }
    return [task.name, handler] as const
  })
  return Object.fromEntries(handlers)
}

/** One error in the log per series of failures; the alert stays until a run succeeds. */
function logPeriodicFailure(log: Logger, line: { job: string; failures: number; err: unknown }) {
  if (line.failures === FAILURES_BEFORE_ALERT) log.error(line, 'periodic job fails repeatedly')
  else log.warn(line, 'periodic job failed; its next run is the retry')
}

/** Each scheduled time adds one job, however many workers read the schedule. */
function cronItemsOf(tasks: readonly Task[]) {
  return parseCronItems(
    tasks.flatMap(({ name: task, at: match }) =>
      match === undefined
        ? []
        : { task, match, payload: { payload: {} }, options: { maxAttempts: MAX_CRASHES } },
    ),
  )
}

/** graphile-worker's own lines repeat ours, and its error lines contain whole payloads. */
function quietLogger(log: Logger) {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ source: 'graphile-worker' }, message)
  })
}
