import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Each found by an index of its own, so that it costs the same in a large shop. */
export async function readings(db: Db) {
  const { rows } = await sql<{
    attention: number
    overdueHolds: number
    deadLetters: number
    jobLagSeconds: number
    workers: number
  }>`
    select
      (select count(*) from orders where attention is not null) as attention,
      (select count(*) from orders where stock_state = 'reserved'
        and hold_expires_at < now() - interval '15 minutes') as overdue_holds,
      (select count(*) from dead_letters where resolved_at is null) as dead_letters,
      (select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs
        where run_at <= now() and locked_at is null and attempts < max_attempts) as job_lag_seconds,
      (select count(*) from worker_heartbeats where beat_at > now() - interval '60 seconds') as workers`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('a row without a table is always there')
  return row
}

/** The slot by which scripts/backup/receive-wal.sh follows the log. A shop without it has no backup of today. */
export async function backupStream(db: Db) {
  const { rows } = await sql<{ active: boolean; lagBytes: number | null }>`
    select active, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) as lag_bytes
    from pg_replication_slots where slot_name = 'backup'`.execute(db)
  return rows[0] ?? { active: false, lagBytes: null }
}
