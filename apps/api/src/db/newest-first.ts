/** Lists of which the newest row comes first: where a page ended, and what comes after it. */
import { type RawBuilder, sql } from 'kysely'

/** The last row a page showed, by the microsecond, which a JavaScript date does not hold. */
export interface Position {
  createdMicros: number
  id: number
}

export function createdMicrosOf(table: string): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${sql.ref(`${table}.createdAt`)}) * 1000000)::bigint`
}

/** A comparison of rows, so that an index on (created_at, id) is entered where the last page ended. */
export function isOlder(table: string, { createdMicros, id }: Position): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.createdAt`)}, ${sql.ref(`${table}.id`)}) <
    (timestamptz 'epoch' + ${createdMicros}::bigint * interval '1 microsecond', ${id})`
}
