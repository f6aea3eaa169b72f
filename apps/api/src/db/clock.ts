/** Times by the database's clock, which all processes share. */
import { sql } from 'kysely'

export const now = sql<Date>`now()`

export function inMinutes(minutes: number) {
  return sql<Date>`now() + make_interval(mins => ${minutes})`
}
