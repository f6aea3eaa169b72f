import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../db/connection.ts'
import type { StockMode } from '../../db/tables.gen.ts'

/** Any number that no other lock has: one import at a time. */
const IMPORT_LOCK = 5_213

/** What the file says of a product, and what decides whether it may change. */
export interface ProductState {
  id: number
  version: number
  name: string
  description: string
  priceCents: number
  categoryId: number
  collection: string
  sizes: string[]
  colors: string[]
  featured: boolean
  featuredPosition: number | null
  hidden: boolean
  stockMode: StockMode
  stockAvailable: number
  /** How often its units were counted: what was read before the last count is outdated. */
  stockCounts: number
  /** The sizes and colours that have units, of a product that counts its units so. */
  counted: { size: string; color: string }[]
}

export function lockImports(tx: Tx): Promise<boolean> {
  return sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as locked`
    .execute(tx)
    .then(({ rows }) => rows[0]?.locked === true)
}

const live = (db: Db) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'version',
      'name',
      'description',
      'priceCents',
      'collection',
      'sizes',
      'colors',
      'featuredPosition',
      'hidden',
      'stockMode',
      'stockAvailable',
    ])
    // Only a removed product has none.
    .select((eb) => eb.fn.coalesce('categoryId', sql<number>`0`).as('categoryId'))
    // A hidden product is not on the home page, whatever its row says.
    .select(sql<boolean>`featured and not hidden`.as('featured'))
    .select((eb) =>
      eb
        .selectFrom('stockMovements')
        .select((movements) => movements.fn.countAll<number>().as('counts'))
        .whereRef('productId', '=', 'products.id')
        .where('kind', 'in', ['initial', 'adjustment'])
        .$asScalar()
        .$notNull()
        .as('stockCounts'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('productVariants')
          .select(['size', 'color'])
          .whereRef('productId', '=', 'products.id')
          .where(sql<SqlBool>`products.stock_mode = 'per_variant'`)
          .where(sql<SqlBool>`product_variants.stock_available + product_variants.stock_reserved > 0`)
          .orderBy('productVariants.id'),
      ).as('counted'),
    )
    .where('deletedAt', 'is', null)

export function states(db: Db, ids: readonly number[]): Promise<ProductState[]> {
  return live(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

/** The next products by id. */
export function statesAfter(db: Db, id: number, limit: number): Promise<ProductState[]> {
  return live(db).where('id', '>', id).orderBy('id').limit(limit).execute()
}

export function categories(db: Db) {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('position').orderBy('name').execute()
}

/** Products with one of these names: a new one may be meant to be the same. */
export function named(db: Db, names: readonly string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** Grows with every new product, so that the same new products are not added twice. */
export async function newestId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}

export async function lockCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from categories where id = any(${ids}::bigint[]) order by id for share`.execute(tx)
}

export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from products where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
}
