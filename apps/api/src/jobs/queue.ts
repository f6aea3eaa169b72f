import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/connection.ts'

/** Every job there is, and what it needs to know. A payload holds ids: the rest is read when the job runs. */
export interface JobPayloads {
  'mail.send': { mailId: number }
}

export type JobName = keyof JobPayloads

export const payloadSchemas: { [N in JobName]: z.ZodType<JobPayloads[N]> } = {
  'mail.send': z.object({ mailId: z.int() }),
}

/** A job that killed its worker this often is not taken again: the sweeper buries it. */
export const MAX_CRASHES = 5

/** Takes a transaction, never a connection: a job exists only if the work that asked for it was committed. */
export async function enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N]): Promise<void> {
  const envelope = JSON.stringify({ payload })
  await sql`select graphile_worker.add_job(${name}, ${envelope}::json, max_attempts => ${MAX_CRASHES})`.execute(
    tx,
  )
}
