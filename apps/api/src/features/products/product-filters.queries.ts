import { lowStockThreshold } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/products'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A synonym that stands for sizes: a product with one of them matches, and so does one that matches the terms. */
export interface SizedSearch {
  sizes: readonly string[]
  terms: string
}

/** Filter of a product list. `terms` is the parsed search; if empty, it matches nothing. */
export type ProductFilter = Pick<
  ProductQuery,
  'collection' | 'minPriceCents' | 'maxPriceCents' | 'inStock' | 'lowStock' | 'featured' | 'hidden'
> & {
  terms?: string | undefined
  /** From this number of units down to one, the stock is low. */
  lowStockMost?: number
  sized?: readonly SizedSearch[] | undefined
  /** Only these, or none of these. */
  ids?: readonly number[]
  exceptIds?: readonly number[]
}

/** Something of the product can be bought now: a ready unit, or one that is sewn to order. */
const buyable = sql<SqlBool>`(sells_to_order or (sells_ready and in_stock))`
/** What is sewn to order, or not sold ready, cannot run low. */
const fromStock = sql<SqlBool>`sells_ready and not sells_to_order`

/** The conditions match the expressions of the indexes. */
export function conditionsOf(filter: ProductFilter): RawBuilder<SqlBool> {
  const { terms, collection, minPriceCents, maxPriceCents, inStock, lowStock, featured, hidden } = filter
  const { sized = [], ids, exceptIds, lowStockMost = lowStockThreshold } = filter
  const conditions = [sql<SqlBool>`deleted_at is null`]
  if (hidden === undefined) conditions.push(sql`not hidden`)
  if (hidden === 'only') conditions.push(sql`hidden`)
  if (terms !== undefined) conditions.push(sql`search @@ ${terms}::tsquery`)
  for (const group of sized) {
    conditions.push(sql`(sizes && ${group.sizes}::text[] or search @@ ${group.terms}::tsquery)`)
  }
  if (ids !== undefined) conditions.push(sql`id = any(${ids}::bigint[])`)
  if (exceptIds !== undefined) conditions.push(sql`id <> all(${exceptIds}::bigint[])`)
  if (collection !== undefined) conditions.push(sql`collection = ${collection}`)
  if (minPriceCents !== undefined) conditions.push(sql`price_cents >= ${minPriceCents}`)
  if (maxPriceCents !== undefined) conditions.push(sql`price_cents <= ${maxPriceCents}`)
  if (inStock === true) conditions.push(buyable)
  if (inStock === false) conditions.push(sql`not ${buyable}`)
  if (lowStock === true)
    conditions.push(sql`stock_level between 1 and ${lowStockMost} and stock_level < 6`, fromStock)
  if (lowStock === false)
    conditions.push(sql`(stock_level = 0 or stock_level > ${lowStockMost} or not (${fromStock}))`)
  if (featured === true) conditions.push(sql`featured`)
  if (featured === false) conditions.push(sql`not featured`)
  return sql.join(conditions, sql` and `)
}
