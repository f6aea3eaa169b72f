/**
 * Jobs that were taken as often as allowed and never ended would otherwise lie in the queue unseen. Each is buried in
 * a transaction of its own, so that one which cannot be does not keep the others from it.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import { bury } from './dead-letters.ts'
import { envelopeSchema } from './retry.ts'
import type { Task } from './task.ts'

interface ExhaustedJob {
  id: number
  task: string
}

interface RemovedJob {
  payload: unknown
  attempts: number
  lastError: string | null
  createdAt: Date
}

interface Sweep {
  tasks: readonly Task[]
  buried: (task: string) => void
  failed: (task: string, error: unknown) => void
}

export async function buryExhaustedJobs(db: Db, { tasks, buried, failed }: Sweep): Promise<void> {
  const { rows } = await sql<ExhaustedJob>`
    select id, task_identifier as task from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null order by id`.execute(db)
  for (const job of rows) {
    try {
      if (await db.transaction().execute((tx) => buryJob(tx, job, tasks))) buried(job.task)
    } catch (error) {
      failed(job.task, error)
    }
  }
}

/** False when another worker's sweep came first. */
async function buryJob(tx: Tx, { id, task: name }: ExhaustedJob, tasks: readonly Task[]): Promise<boolean> {
  const { rows } = await sql<RemovedJob>`
    select payload, attempts, last_error, created_at
    from graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(tx)
  const [job] = rows
  if (job === undefined) return false

  const { data: envelope } = envelopeSchema.safeParse(job.payload)
  await bury(tx, {
    task: name,
    // What is not one of our envelopes is kept whole, for the person who has to find out why.
    payload: envelope === undefined ? job.payload : envelope.payload,
    attempts: job.attempts,
    error: job.lastError ?? 'the worker died',
    firstAttemptAt: envelope?.retry?.since ?? job.createdAt,
  })
  const task = tasks.find((one) => one.name === name)
  if (envelope !== undefined) await task?.givenUp?.(tx, envelope.payload)
  return true
}
