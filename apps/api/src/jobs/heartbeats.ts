/** The heartbeat rows of workers, and releasing the jobs of workers whose heartbeat stopped. */
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

export async function beat(db: Db, workerId: string) {
  await db
    .insertInto('workerHeartbeats')
    .values({ workerId })
    .onConflict((conflict) => conflict.column('workerId').doUpdateSet({ beatAt: sql`now()` }))
    .execute()
}

export async function forget(db: Db, workerId: string) {
  await db.deleteFrom('workerHeartbeats').where('workerId', '=', workerId).execute()
}

/** A worker without a row counts as dead too: it may have died before its first heartbeat. */
export async function freeJobsOfSilentWorkers(db: Db, silentAfterMs: number): Promise<string[]> {
  const silence = sql<Date>`now() - ${silentAfterMs} * interval '1 millisecond'`
  const { rows } = await sql<{ lockedBy: string }>`
    select distinct locked_by from graphile_worker.jobs
    where locked_at < ${silence} and not exists (
      select from worker_heartbeats where worker_id = locked_by and beat_at > ${silence}
    )`.execute(db)
  const workers = rows.map(({ lockedBy }) => lockedBy)
  if (workers.length > 0)
    await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db)
  await db.deleteFrom('workerHeartbeats').where('beatAt', '<', silence).execute()
  return workers
}
