import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** The names of these categories before they change. The collection that had a name last has it. */
export async function rememberNames(tx: Tx, categoryIds: readonly number[]): Promise<void> {
  await sql`
    insert into category_names (name_key, category_id)
    select name_key, id from categories where id = any(${categoryIds}::bigint[])
    on conflict (name_key) do update set category_id = excluded.category_id`.execute(tx)
}

/** The category that has the name, or else the one that had it last. Upper and lower case are the same name. */
export async function findByName(db: Db, name: string) {
  const key = sql`lower(${name}::text collate "pt-BR-x-icu")`
  const { rows } = await sql<{ name: string; isHidden: boolean }>`
    select name, is_hidden from categories
    where name_key = ${key} or id = (select category_id from category_names where name_key = ${key})
    order by name_key = ${key} desc limit 1`.execute(db)
  return rows[0]
}
