import type { SortOption } from '@shop/contract/constants'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/connection.ts'
import { conditionsOf, type ProductFilter } from './product-filters.queries.ts'

// Ties are broken by id in the same direction, which is what the indexes and the cursor rely on.
const orders: Record<SortOption, RawBuilder<unknown>> = {
  name: sql`name, id`,
  'price-low': sql`price_cents, id`,
  'price-high': sql`price_cents desc, id desc`,
  newest: sql`id desc`,
}

/** The last row a page showed: what comes after it is the next page, whatever was added or sold meanwhile. */
export interface Position {
  sort: SortOption
  key: string | number
  id: number
}

export type ProductRow = Awaited<ReturnType<typeof findMany>>[number]

interface Page {
  sort: SortOption
  limit: number
  after?: Position | undefined
  offset?: number | undefined
}

export function list(db: Db, filter: ProductFilter, { sort, limit, after, offset = 0 }: Page) {
  return products(db)
    .where((eb) => eb.and([...conditionsOf(filter), ...(after ? [isAfter(after)] : [])]))
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function count(db: Db, filter: ProductFilter): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow()
  return total
}

export function findMany(db: Db, ids: readonly number[]) {
  return products(db).where('id', 'in', ids).where('deletedAt', 'is', null).execute()
}

/** Changes whenever anything changes that the whole list shows. */
export async function fingerprint(db: Db, filter: ProductFilter): Promise<string> {
  const { version } = await db
    .selectFrom('products')
    .select(
      sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(
        concat_ws(':', id, version, stock_available), 0)), 0)::text`.as('version'),
    )
    .where((eb) => eb.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow()
  return version
}

function isAfter({ sort, key, id }: Position): RawBuilder<SqlBool> {
  switch (sort) {
    case 'name':
      return sql`(name, id) > (${key}, ${id})`
    case 'price-low':
      return sql`(price_cents, id) > (${key}, ${id})`
    case 'price-high':
      return sql`(price_cents, id) < (${key}, ${id})`
    case 'newest':
      return sql`id < ${id}`
  }
}

function products(db: Db) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'name',
      'description',
      'priceCents',
      'collection',
      'featured',
      'stockAvailable',
      'sizes',
      'colors',
      'version',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('productImages')
          .select(['hash', 'alt', 'width', 'height', 'placeholder', 'widths'])
          .whereRef('productImages.productId', '=', 'products.id')
          .orderBy('position')
          .orderBy('productImages.id'),
      ).as('pictures'),
    )
}
