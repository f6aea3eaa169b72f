import type { Db } from '@shop/api/db/connection'
import { type RawBuilder, sql } from 'kysely'

/** The tables for which PostgreSQL plans a sequential scan. */
export async function tablesReadWhole(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql`explain (format json) ${query}`.execute(db)
  const scans = JSON.stringify(rows).matchAll(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(?<table>\w+)"/g)
  return [...scans].map(({ groups }) => groups?.table ?? '')
}
