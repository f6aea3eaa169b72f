import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Each value uses its own index, so that it costs the same in a large shop. */
export async function readings(db: Db) {
  const { rows } = await sql<{
    attention: number
    overdueHolds: number
    declines: number
    deadLetters: number
    jobLagSeconds: number
    workers: number
  }>`
    select
      (select count(*) from orders where attention is not null) as attention,
      (select count(*) from orders where stock_state = 'reserved'
        and hold_expires_at < now() - interval '15 minutes') as overdue_holds,
      (select coalesce(sum(declines), 0) from payment_risks
        where declines > 0 and last_declined_at > now() - interval '1 hour') as declines,
      (select count(*) from dead_letters where resolved_at is null) as dead_letters,
      (select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs
        where run_at <= now() and locked_at is null and attempts < max_attempts) as job_lag_seconds,
      (select count(*) from worker_heartbeats where beat_at > now() - interval '60 seconds') as workers`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('a select without a table always returns a row')
  return row
}

/** Share of all units in stock: held units belong to unpaid orders. */
export async function heldUnpaidRatio(db: Db): Promise<number> {
  const { rows } = await sql<{ ratio: number }>`
    select coalesce(sum(stock_reserved)::float8 / nullif(sum(stock_available + stock_reserved), 0), 0) as ratio
    from products where stock_available > 0 or stock_reserved > 0`.execute(db)
  return rows[0]?.ratio ?? 0
}

/** The replication slot of scripts/backup/receive-wal.sh. Without it there is no continuous backup. */
export async function backupStream(db: Db) {
  const { rows } = await sql<{ active: boolean; lagBytes: number | null }>`
    select active, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) as lag_bytes
    from pg_replication_slots where slot_name = 'backup'`.execute(db)
  return rows[0] ?? { active: false, lagBytes: null }
}

/** In seconds, as recorded by the scripts (scripts/backup/backup.sh, ops/copy-out.sh). */
export async function backupAges(db: Db) {
  const { rows } = await sql<{ backup: number; copy: number }>`
    select extract(epoch from now() - coalesce(max(finished_at) filter (where kind = 'backup'), installed)) as backup,
      extract(epoch from now() - coalesce(max(finished_at) filter (where kind = 'copy'), installed)) as copy
    from (select min(applied_at) as installed from migrations) shop left join backup_runs on true
    group by installed`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('no migration has been applied')
  return row
}
