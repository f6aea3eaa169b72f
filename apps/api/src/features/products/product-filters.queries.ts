import type { ProductQuery } from '@shop/contract/products'
import { type Expression, type SqlBool, sql } from 'kysely'

export type ProductFilter = Pick<
  ProductQuery,
  'search' | 'collection' | 'minPriceCents' | 'maxPriceCents' | 'inStock' | 'featured'
>

/** What a list leaves out. The conditions are written as the indexes have them. */
export function conditionsOf(filter: ProductFilter): Expression<SqlBool>[] {
  const { search, collection, minPriceCents, maxPriceCents, inStock, featured } = filter
  const conditions = [sql<SqlBool>`deleted_at is null`]
  if (search) conditions.push(matches(search))
  if (collection !== undefined) conditions.push(sql`collection = ${collection}`)
  if (minPriceCents !== undefined) conditions.push(sql`price_cents >= ${minPriceCents}`)
  if (maxPriceCents !== undefined) conditions.push(sql`price_cents <= ${maxPriceCents}`)
  if (inStock === true) conditions.push(sql`stock_available > 0`)
  if (inStock === false) conditions.push(sql`stock_available = 0`)
  if (featured === true) conditions.push(sql`featured`)
  if (featured === false) conditions.push(sql`not featured`)
  return conditions
}

/** Whole words in any form, by the language's rules, or a piece of the name as it is being typed. */
function matches(search: string) {
  const piece = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql<SqlBool>`(
    search @@ websearch_to_tsquery('pg_catalog.portuguese', unaccented(${search}))
    or searchable(name) like '%' || searchable(${piece}) || '%'
  )`
}
