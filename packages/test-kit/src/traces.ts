import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/**
 * Every column of every table, jobs included, that contains one of `texts`, as 'table.column'. Rows are read as JSON,
 * so that arrays, documents and addresses are searched like plain text.
 */
export async function tracesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  const patterns = texts.map((text) => `%${text}%`)
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct cell.name as column from ${sql.raw(name)} as one, jsonb_each_text(to_jsonb(one)) as cell (name, content)
      where cell.content ilike any (${patterns}::text[])`.execute(db)
    for (const { column } of rows) found.add(`${name.replace(/^public\./, '')}.${column}`)
  }
  return [...found].sort()
}
