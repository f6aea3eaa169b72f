import { sql } from 'kysely'
import type { Db } from './connection.ts'

/** More than a shop uses up in the hours between a backup and the failure. */
const GAP = 1_000

/**
 * After a restore: rows created since the backup are lost, but their numbers are already known to customers and to the
 * payment provider. Every sequence is advanced past them: order ids and numbers, account ids, refund ids. Returns the
 * number of sequences.
 */
export async function raiseSequences(owner: Db): Promise<number> {
  const { rows } = await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${GAP})
    from pg_sequences where schemaname = 'public'`.execute(owner)
  return rows.length
}
