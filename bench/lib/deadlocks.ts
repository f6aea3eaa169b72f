import { sql } from 'kysely'

/** As counted by PostgreSQL, whether or not a response reported them. */
export async function deadlocks(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? 0
}
