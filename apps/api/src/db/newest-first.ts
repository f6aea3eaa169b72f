/** Keyset pagination of newest-first lists: the position where a page ended, and the rows after it. */
import { type RawBuilder, sql } from 'kysely'

/** The last row of a page, in microseconds, which a JavaScript date cannot hold. */
export interface Position {
  createdMicros: number
  id: number
}

export function createdMicrosOf(table: string): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${sql.ref(`${table}.createdAt`)}) * 1000000)::bigint`
}

/** A row comparison, so that an index on (created_at, id) can start where the last page ended. */
export function isOlder(table: string, { createdMicros, id }: Position): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.createdAt`)}, ${sql.ref(`${table}.id`)}) <
    (timestamptz 'epoch' + ${createdMicros}::bigint * interval '1 microsecond', ${id})`
}
