/**
 * Our own retries, for jobs that were enqueued explicitly (scheduled jobs: periodic.ts): graphile-worker's backoff
 * cannot be configured and gives up silently. A failed job adds its successor (30 s, 1 min, 2 min ... 15 min apart) and
 * ends; after 24 hours, or immediately when a retry cannot help, it becomes a dead letter for manual inspection.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../db/connection.ts'
import { storeDeadLetter } from './dead-letters.ts'
import { MAX_CRASHES, serialQueueOf } from './queue.ts'
import type { Task } from './task.ts'

export interface RetryPolicy {
  firstDelayMs: number
  maxDelayMs: number
  giveUpAfterMs: number
}

const MINUTE_MS = 60_000

export const defaultRetryPolicy: RetryPolicy = {
  firstDelayMs: 30_000,
  maxDelayMs: 15 * MINUTE_MS,
  giveUpAfterMs: 24 * 60 * MINUTE_MS,
}

/** Thrown by a task when another try would fail the same way. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

export const envelopeSchema = z.object({
  payload: z.unknown(),
  /** Present from the second try on. `chain` is the id of the first job. */
  retry: z.object({ chain: z.string(), failures: z.int(), since: z.coerce.date() }).optional(),
})

export type Envelope = z.output<typeof envelopeSchema>

interface FailedJob {
  id: string
  envelope: Envelope
  priority: number
  error: unknown
}

export function delayAfter(failures: number, policy: RetryPolicy): number {
  return Math.min(policy.firstDelayMs * 2 ** (failures - 1), policy.maxDelayMs)
}

/** Decides in one transaction whether a failed job is retried or dead-lettered, by the database's clock. */
export function retryOrDeadLetter(db: Db, task: Task, failed: FailedJob, policy: RetryPolicy) {
  const { id, envelope, priority, error } = failed
  return db.transaction().execute(async (tx): Promise<'retried' | 'dead'> => {
    const now = await readClock(tx)
    const { chain, failures, since } = envelope.retry ?? { chain: id, failures: 0, since: now }
    const attempts = failures + 1
    const runAt = new Date(now.getTime() + delayAfter(attempts, policy))

    if (error instanceof PermanentFailure || runAt.getTime() > since.getTime() + policy.giveUpAfterMs) {
      await storeDeadLetter(tx, {
        task: task.name,
        payload: envelope.payload,
        attempts,
        error,
        firstAttemptAt: since,
      })
      await task.givenUp?.(tx, envelope.payload)
      return 'dead'
    }
    const successor = { payload: envelope.payload, retry: { chain, failures: attempts, since } }
    // The key makes this idempotent: a worker that dies right after this leaves one successor, not two.
    const key = `${task.name}:${chain}:${attempts}`
    await sql`select graphile_worker.add_job(${task.name}, ${JSON.stringify(successor)}::json,
      queue_name => ${serialQueueOf(task.name)}, run_at => ${runAt}, job_key => ${key}, priority => ${priority}, max_attempts => ${MAX_CRASHES})`.execute(
      tx,
    )
    return 'retried'
  })
}

async function readClock(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}
