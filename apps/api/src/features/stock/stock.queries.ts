import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { StockMode, StockMovements } from '../../db/tables.gen.ts'

interface Change {
  productId: number
  available: number
  reserved: number
}

interface VariantChange extends Change {
  size: string
  color: string
}

interface Changed {
  id: number
  stockMode: StockMode
  /** Always false for a product that counts by variant: see `changeVariants`. */
  isChanged: boolean
}

/**
 * Changes the stock of several products in one statement, only of those that count their units together and stay at
 * zero or above. The rows are locked by id first, whatever their mode. The condition is part of the update, so it is
 * evaluated again after waiting for a lock.
 */
export async function change(tx: Tx, changes: readonly Change[]): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with asked as (
      select id, stock_mode, deleted_at, available, reserved from products
      join unnest(
        ${changes.map(({ productId }) => productId)}::bigint[], ${changes.map(({ available }) => available)}::int[],
        ${changes.map(({ reserved }) => reserved)}::int[]
      ) as changes (product_id, available, reserved) on product_id = id
      order by id for no key update of products
    ), changed as (
      update products
      set stock_available = stock_available + asked.available, stock_reserved = stock_reserved + asked.reserved
      from asked
      where products.id = asked.id and asked.stock_mode = 'pooled'
        and stock_available >= -asked.available and stock_reserved >= -asked.reserved
        -- A product taken off sale can still get units back, but not give any.
        and (asked.available >= 0 or asked.deleted_at is null)
      returning products.id
    )
    select asked.id, stock_mode, changed.id is not null as is_changed
    from asked left join changed on changed.id = asked.id`.execute(tx)
  return rows
}

export interface ChangedVariant {
  id: number
  productId: number
  size: string
  color: string
}

/**
 * The same for products that count by variant, whose rows `change` has locked: it runs after the lock, so that it sees
 * variants that were added meanwhile.
 */
export async function changeVariants(tx: Tx, changes: readonly VariantChange[]): Promise<ChangedVariant[]> {
  const { rows } = await sql<ChangedVariant>`
    update product_variants as variants
    set stock_available = variants.stock_available + changes.available,
      stock_reserved = variants.stock_reserved + changes.reserved
    from ${unnested(changes)} join products on products.id = changes.product_id
    where variants.product_id = changes.product_id and variants.size = changes.size and variants.color = changes.color
      and variants.stock_available >= -changes.available and variants.stock_reserved >= -changes.reserved
      and (changes.available >= 0 or deleted_at is null)
    returning variants.id, variants.product_id, variants.size, variants.color`.execute(tx)
  return rows
}

/** Units of a size that is no longer made can come back: its variant is there again, with nothing in it. */
export async function ensureVariants(tx: Tx, changes: readonly VariantChange[]): Promise<void> {
  await sql`
    insert into product_variants (product_id, size, color)
    select product_id, size, color from ${unnested(changes)} order by product_id, size, color
    on conflict on constraint product_variants_once do nothing`.execute(tx)
}

function unnested(changes: readonly VariantChange[]) {
  return sql`unnest(
    ${changes.map(({ productId }) => productId)}::bigint[], ${changes.map(({ size }) => size)}::text[],
    ${changes.map(({ color }) => color)}::text[], ${changes.map(({ available }) => available)}::int[],
    ${changes.map(({ reserved }) => reserved)}::int[]
  ) as changes (product_id, size, color, available, reserved)`
}

export async function insertMovements(tx: Tx, movements: Insertable<StockMovements>[]): Promise<void> {
  await tx.insertInto('stockMovements').values(movements).execute()
}
