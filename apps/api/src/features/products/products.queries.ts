import type { ProductSort } from '@shop/contract/constants'
import type { Offer } from '@shop/contract/offers'
import type { ProductFacts } from '@shop/contract/product-facts'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { ProductImages, Products } from '../../db/tables.gen.ts'
import { conditionsOf, type ProductFilter } from './product-filters.queries.ts'

/** If a search matches more, only this many of the newest are ranked; the others follow, newest first. */
export const RANKED_AT_MOST = 1_000

type ShownColumn =
  | 'id'
  | 'name'
  | 'description'
  | 'priceCents'
  | 'collection'
  | 'featured'
  | 'stockAvailable'
  | 'stockMode'
  | 'sellsReady'
  | 'sellsToOrder'
  | 'sizes'
  | 'colors'
  | 'version'
  | 'hidden'
type ShownPicture = Pick<
  Selectable<ProductImages>,
  'hash' | 'alt' | 'width' | 'height' | 'placeholder' | 'widths' | 'color'
> & {
  /** In lists only. */
  alternate?: Pick<Selectable<ProductImages>, 'hash' | 'widths'> | null
}
export type ProductRow = Pick<Selectable<Products>, ShownColumn> & {
  pictures: ShownPicture[]
  /** Null for a product that is only sold ready. */
  offers: Offer[] | null
  /** Of all pictures, in their order. */
  hashes: string[]
  /** Only of rows that a form or the product's page reads. */
  facts?: ProductFacts
}

/** A product that is read by its id has more than one in a list. */
export type SingleProductRow = ProductRow & { takeInMm: number; letOutMm: number }

/** The last row of a page: the next page follows it, whatever was added or sold meanwhile. */
export interface Position {
  key: string | number
  id: number
}

/** The public sort options, and the order of the home page. */
export type ListSort = ProductSort | 'featured'

export interface Page {
  /** Relevance requires a search. The atelier's own orders and relevance continue by `offset`, not by `after`. */
  sort: ListSort
  limit: number
  after?: Position | undefined
  offset?: number | undefined
  /** The text of the search: a product with this whole name comes first, then names that begin with it. */
  typed?: string | undefined
  /** Leaves out products with this whole name. */
  exceptName?: string | undefined
  /** Read all matches before sorting them: faster for a search with few matches. */
  gather?: boolean
  /** Every picture and the facts, for a form that edits them; otherwise the first of each colour, which is what cards show. */
  allPictures?: boolean | undefined
}

type ColumnSort = Exclude<ListSort, 'relevance' | 'featured' | 'selection'>

// Ties are broken by id in the same direction, which is what the indexes and the cursor rely on.
const orders: Record<Exclude<ListSort, 'relevance'>, RawBuilder<unknown>> = {
  name: sql`name, id`,
  'price-low': sql`price_cents, id`,
  'price-high': sql`price_cents desc, id desc`,
  newest: sql`id desc`,
  featured: sql`featured_position nulls last, name, id`,
  selection: sql`selection_position, id`,
}

export async function list(db: Db, filter: ProductFilter, page: Page): Promise<ProductRow[]> {
  return read(db, listQuery(filter, page))
}

/** Reads the ids of the page from an index only, then their rows and pictures. */
export function listQuery(filter: ProductFilter, page: Page) {
  const { sort, after, limit, offset = 0, gather = false, allPictures = false, exceptName } = page
  if (sort === 'relevance') return rankedQuery(filter, page)
  return sql<ProductRow>`
    with matching as ${gathered(gather)} (
      select id, name, price_cents, featured_position, selection_position from products
      where ${conditionsOf(filter)} and ${exceptName === undefined ? sql`true` : sql`not ${isNamed(exceptName)}`}
    ),
    page as (
      select id from matching where ${after && hasKeyset(sort) ? isAfter(sort, after) : sql`true`}
      order by ${orders[sort]} limit ${limit} offset ${offset}
    )
    select ${columns(allPictures)} from page join products using (id) order by ${orders[sort]}`
}

/**
 * The whole name first, then names that begin with the text, then products with all its words as typed, then other forms
 * and similar spellings. Names are compared among all matches, the rest among the newest.
 */
function rankedQuery(
  filter: ProductFilter,
  { limit, offset = 0, gather = false, allPictures = false, typed = '' }: Page,
) {
  return sql<ProductRow>`
    with matching as ${gathered(gather)} (
      select id, name, search from products where ${conditionsOf(filter)}
    ),
    newest as (select * from matching order by id desc limit ${RANKED_AT_MOST}),
    candidates as (
      select * from newest
      union all
      select * from matching where ${isNamed(typed)} and id < (select min(id) from newest)
    ),
    page as (
      select id, tier, ts_rank(search, ${filter.terms ?? ''}::tsquery) as rank
      from candidates, searchable(name) as plain_name, searchable(${typed}) as plain,
        lateral (select case
          when plain_name = plain then 0
          when starts_with(plain_name, plain) then 1
          when search @@ plainto_tsquery('public.shop', plain) then 2
          else 3
        end as tier) ranked
      order by tier, rank desc, name, id limit ${limit} offset ${offset}
    )
    select ${columns(allPictures)} from page join products using (id) order by tier, rank desc, name, id`
}

const isNamed = (typed: string) => sql<SqlBool>`searchable(name) = searchable(${typed})`

function hasKeyset(sort: ListSort): sort is ColumnSort {
  return sort !== 'relevance' && sort !== 'featured' && sort !== 'selection'
}

const gathered = (gather: boolean) => (gather ? sql`materialized` : sql`not materialized`)

/** The oldest product that is still ranked. */
export async function lastCandidate(db: Db, filter: ProductFilter): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from products where ${conditionsOf(filter)}
    order by id desc limit 1 offset ${RANKED_AT_MOST - 1}`.execute(db)
  return rows[0]?.id
}

/** How many products with this whole name are older than the newest that are ranked: they are ranked too. */
export async function countNamedBefore(
  db: Db,
  filter: ProductFilter,
  { typed, id }: { typed: string; id: number },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from products
    where ${conditionsOf(filter)} and ${isNamed(typed)} and id < ${id}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function countByCollection(db: Db, filter: ProductFilter) {
  const { rows } = await sql<{ name: string; count: number }>`
    select collection as name, count(*) as count from products where ${conditionsOf(filter)}
    group by collection order by count desc, collection`.execute(db)
  return rows
}

/** Whose products are in lists, but whose names are offered nowhere. */
export async function hiddenCollections(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('name').where('isHidden', '=', true).execute()
  return rows.map(({ name }) => name)
}

export async function count(db: Db, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from products where ${conditionsOf(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Which products a caller may see: those in the shop, also hidden ones, or even removed ones. */
export type Scope = 'shop' | 'admin' | 'orders'

const scopes: Record<Scope, RawBuilder<SqlBool>> = {
  shop: sql`deleted_at is null and not hidden`,
  admin: sql`deleted_at is null`,
  orders: sql`true`,
}

export async function findMany(
  db: Db,
  ids: readonly number[],
  scope: Scope = 'shop',
): Promise<SingleProductRow[]> {
  return read(
    db,
    sql`select ${columns(true)}, take_in_limit_mm as "takeInMm", let_out_limit_mm as "letOutMm"
      from products where id = any(${ids}::bigint[]) and ${scopes[scope]}`,
  )
}

/**
 * Without the plugin that renames columns: `columns` already has the final names, and renaming dozens of rows takes
 * longer than all other processing here.
 */
async function read<Row extends ProductRow>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db.withoutPlugins())).rows
}

export async function reserved(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; reserved: number }>`
    select id, stock_reserved as reserved from products where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, reserved: held }) => [id, held]))
}

/** Units by size and colour, in the order in which they were first counted. */
export function variants(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('productVariants')
    .select(['productId', 'size', 'color', 'stockAvailable as stockQuantity'])
    .where('productId', '=', sql<number>`any(${productIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** Counters that grow with every change: `lists` with those that may change a list, `pieces` with all. */
export async function changes(db: Db): Promise<{ lists: number; products: number }> {
  const { rows } = await sql<{ lists: number; products: number }>`
    select sum(lists) as lists, sum(pieces) as products from catalogue_changes`.execute(db)
  return rows[0] ?? { lists: 0, products: 0 }
}

function isAfter(sort: ColumnSort, { key, id }: Position): RawBuilder<SqlBool> {
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

/** Another picture of the colour: the one that shows the back, else the next. */
const alternate = sql`(
  select json_build_object('hash', other.hash, 'widths', other.widths) from product_images other
  where other.product_id = placed.product_id and other.id <> placed.id
    and other.color is not distinct from placed.color
  order by other.alt ilike '%costas%' desc, other.position, other.id limit 1
) as alternate`

const columns = (allPictures: boolean) => sql`
  id, products.name, description, price_cents as "priceCents", collection, featured,
  stock_available as "stockAvailable", stock_mode as "stockMode",
  sells_ready as "sellsReady", sells_to_order as "sellsToOrder", sizes, colors, version, hidden, ${allPictures ? sql`facts,` : sql``}
  array(
    select hash from product_images where product_id = products.id order by position, product_images.id
  ) as hashes,
  coalesce((
    select json_agg(picture) from (
      select hash, alt, width, height, placeholder, widths, color${allPictures ? sql`` : sql`, ${alternate}`} from (
        select *, row_number() over (partition by color order by position, product_images.id) as place
        from product_images where product_id = products.id
      ) placed
      where ${allPictures ? sql`true` : sql`place = 1`} order by position, placed.id
    ) picture
  ), '[]') as pictures,
  case when sells_to_order or not sells_ready then coalesce((
    select json_agg(json_strip_nulls(to_json(offer))) from (
      select kind, price_change_cents as "priceChangeCents", plan_id as "planId" from product_offers
      where product_id = products.id and is_open order by kind
    ) offer
  ), '[]') end as offers`
