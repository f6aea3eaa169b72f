import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { conditionsOf } from './product-filters.queries.ts'

/** So many of each index range are compared, however many products there are. */
const CANDIDATES = 48

/** The product whose page it is. */
export interface Origin {
  id: number
  collection: string
  priceCents: number
  colors: readonly string[]
}

const shown = conditionsOf({})
const buyable = conditionsOf({ inStock: true })

/** Chosen by the atelier and not removed, in its order. */
export async function complementIds(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('productComplements')
    .innerJoin('products', 'products.id', 'productComplements.complementId')
    .select('complementId')
    .where('productId', '=', productId)
    .where('products.deletedAt', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ complementId }) => complementId)
}

export async function saveComplements(tx: Tx, productId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('productComplements').where('productId', '=', productId).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('productComplements')
    .values(ids.map((complementId, index) => ({ productId, complementId, position: index + 1 })))
    .execute()
}

export async function copyComplements(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    insert into product_complements (product_id, position, complement_id)
    select ${to}, position, complement_id from product_complements where product_id = ${from}`.execute(tx)
}

export async function collectionNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('name').execute()
  return rows.map(({ name }) => name)
}

/** Of other collections, what can be bought now: accessories first, then a colour in common, then the cheapest. */
export async function usualComplementIds(
  db: Db,
  { id, collection, colors }: Origin,
  { accessories, limit }: { accessories: readonly string[]; limit: number },
): Promise<number[]> {
  const others = accessories.filter((name) => name !== collection)
  const ranges = [
    ...others.map((name) => cheapest(sql`true`, sql`collection = ${name}`)),
    cheapest(sql`false`, sql`collection <> ${collection} and collection <> all(${others}::text[])`),
  ]
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(ranges, sql` union all `)}) candidates
    where id <> ${id}
    order by accessory desc, colors && ${colors}::text[] desc, price_cents, id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

function cheapest(accessory: RawBuilder<SqlBool>, condition: RawBuilder<SqlBool>) {
  return sql`(
    select id, price_cents, colors, ${accessory} as accessory from products
    where ${buyable} and ${condition} order by price_cents, id limit ${CANDIDATES}
  )`
}

/**
 * What can be bought now, then the same collection, then a colour in common, then the nearest price. Collections of the
 * same kind fill up what the own one has too few of: no accessory is similar to a dress.
 */
export async function similarIds(
  db: Db,
  { collection, priceCents, colors }: Origin,
  {
    accessories,
    except,
    limit,
  }: { accessories: readonly string[]; except: readonly number[]; limit: number },
): Promise<number[]> {
  const sameKind = accessories.includes(collection)
    ? sql`collection = any(${accessories}::text[])`
    : sql`collection <> all(${accessories}::text[])`
  const conditions = [sql`collection = ${collection}`, sql`collection <> ${collection} and ${sameKind}`]
  const ranges = conditions.flatMap((condition) => [
    nearest(sql`${condition} and price_cents >= ${priceCents}`, sql`price_cents, id`),
    nearest(sql`${condition} and price_cents < ${priceCents}`, sql`price_cents desc, id desc`),
  ])
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(ranges, sql` union all `)}) candidates
    where id <> all(${except}::bigint[])
    order by buyable desc, collection = ${collection} desc, colors && ${colors}::text[] desc,
      abs(price_cents - ${priceCents}), id
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

function nearest(condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) {
  return sql`(
    select id, collection, price_cents, colors, (${buyable}) as buyable from products
    where ${shown} and ${condition} order by ${order} limit ${CANDIDATES}
  )`
}
