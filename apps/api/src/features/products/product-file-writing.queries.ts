/** Many products in one statement: an import may have thousands. */
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

export interface ProductRowValues {
  name: string
  description: string
  priceCents: number
  categoryId: number
  sizes: readonly string[]
  colors: readonly string[]
  featured: boolean
  featuredPosition: number | null
  hidden: boolean
}

const columns = sql`name text, description text, "priceCents" integer, "categoryId" bigint, sizes text[], colors text[],
  featured boolean, "featuredPosition" integer, hidden boolean`

/** In the order of the rows: ids are given in the order in which rows are inserted, and so ascend. */
export async function insertMany(tx: Tx, rows: readonly ProductRowValues[]): Promise<number[]> {
  const placed = rows.map((row, place) => ({ place, ...row }))
  const inserted = await sql<{ id: number }>`
    insert into products (name, description, price_cents, category_id, sizes, colors, featured, featured_position, hidden)
    select name, description, "priceCents", "categoryId", sizes, colors, featured, "featuredPosition", hidden
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as added (place integer, ${columns})
    order by place
    returning id`.execute(tx)
  return inserted.rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** The words that the search knows are learned of all rows at once: row by row takes nine tenths of the time. */
export async function updateMany(
  tx: Tx,
  rows: readonly (ProductRowValues & { id: number })[],
): Promise<void> {
  await sql`set local shop.learn_words = 'later'`.execute(tx)
  await sql`
    update products set name = changed.name, description = changed.description, price_cents = changed."priceCents",
      category_id = changed."categoryId", sizes = changed.sizes, colors = changed.colors, featured = changed.featured,
      featured_position = changed."featuredPosition", hidden = changed.hidden
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id bigint, ${columns})
    where products.id = changed.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`select learn_words(array_agg(search)) from products where id = any(${ids}::bigint[])`.execute(tx)
}
