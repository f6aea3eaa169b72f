import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** As if the time had passed after which the jobs of a silent worker are released; `worker-kill` measures that time. */
export async function endLeases(db: Db) {
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`.execute(
    db,
  )
  await sql`update worker_heartbeats set beat_at = beat_at - interval '1 hour'`.execute(db)
}
