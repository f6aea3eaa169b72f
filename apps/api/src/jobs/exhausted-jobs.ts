/**
 * Jobs that reached their attempt limit without finishing would otherwise stay in the queue unnoticed. Each is
 * dead-lettered in its own transaction, so that one failure does not block the others.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import { storeDeadLetter } from './dead-letters.ts'
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
  deadLettered: (task: string) => void
  failed: (task: string, error: unknown) => void
}

export async function deadLetterExhaustedJobs(db: Db, { tasks, deadLettered, failed }: Sweep): Promise<void> {
  const { rows } = await sql<ExhaustedJob>`
    select id, task_identifier as task from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null order by id`.execute(db)
  for (const job of rows) {
    try {
      if (await db.transaction().execute((tx) => deadLetterJob(tx, job, tasks))) deadLettered(job.task)
    } catch (error) {
      failed(job.task, error)
    }
  }
}

/** False when another worker's sweep was first. */
async function deadLetterJob(
  tx: Tx,
  { id, task: name }: ExhaustedJob,
  tasks: readonly Task[],
): Promise<boolean> {
  const { rows } = await sql<RemovedJob>`
    select payload, attempts, last_error, created_at
    from graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(tx)
  const [job] = rows
  if (job === undefined) return false

  const { data: envelope } = envelopeSchema.safeParse(job.payload)
  await storeDeadLetter(tx, {
    task: name,
    // A payload that is not one of our envelopes is stored whole, for the person who investigates it.
    payload: envelope === undefined ? job.payload : envelope.payload,
    attempts: job.attempts,
    error: job.lastError ?? 'the worker died',
    firstAttemptAt: envelope?.retry?.since ?? job.createdAt,
  })
  const task = tasks.find((one) => one.name === name)
  if (envelope !== undefined) await task?.givenUp?.(tx, envelope.payload)
  return true
}
