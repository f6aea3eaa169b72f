import { sql } from 'kysely'
import type { Db } from './connection.ts'

/** More than a shop gives out in the hours between a backup's moment and the accident. */
const GAP = 1_000

/**
 * After a restore: what was created since is not here any more, but its numbers were told to customers and to the payment
 * provider. Every sequence goes on beyond them, the orders' ids and numbers, the accounts' and the refunds' alike.
 * Answers how many.
 */
export async function raiseSequences(owner: Db): Promise<number> {
  const { rows } = await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${GAP})
    from pg_sequences where schemaname = 'public'`.execute(owner)
  return rows.length
}
