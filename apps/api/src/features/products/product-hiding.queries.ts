import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

const LONGEST_NAME = 160
const SUFFIX = ' (cópia)'

export async function setHidden(tx: Tx, id: number, hidden: boolean): Promise<void> {
  await tx
    .updateTable('products')
    .set({ hidden, ...(hidden && { featured: false, featuredPosition: null }) })
    .where('id', '=', id)
    .execute()
}

/** Copies the product's description, but no stock, orders or reviews. */
export async function insertCopy(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into products (name, description, price_cents, category_id, sizes, colors,
      take_in_limit_mm, let_out_limit_mm, facts, hidden)
    select rtrim(left(name, ${LONGEST_NAME - SUFFIX.length})) || ${SUFFIX}, description, price_cents, category_id, sizes,
      colors, take_in_limit_mm, let_out_limit_mm, facts, true
    from products where id = ${id}
    returning id`.execute(tx)
  const [copy] = rows
  if (copy === undefined) throw new Error(`product ${id} no longer exists although it is locked`)
  return copy.id
}
