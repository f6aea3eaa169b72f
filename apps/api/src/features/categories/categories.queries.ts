import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export interface CategoryRow {
  id: number
  name: string
  description: string | null
  imageHash: string | null
  imageAlt: string | null
  isHidden: boolean
}

const columns = ['id', 'name', 'description', 'imageHash', 'imageAlt', 'isHidden'] as const

export function list(db: Db) {
  return db
    .selectFrom('categories')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('products')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('products.categoryId', '=', 'categories.id')
        .as('productCount'),
    )
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Serializes saves by administrators. Categories stay readable, and products can still be added to them. */
export async function lockList(tx: Tx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx)
}

export function current(tx: Tx) {
  return tx
    .selectFrom('categories')
    .select([...columns, 'position'])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Until the end of the transaction no product can be added to these; waits for products that are being added. */
export async function close(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('categories').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export function countProducts(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .select((eb) => ['categories.name', eb.fn.countAll<number>().as('count')])
    .where('categoryId', 'in', ids)
    .groupBy(['categories.id', 'categories.name'])
    .orderBy('categories.name')
    .execute()
}

/**
 * A rename writes the new name into every product. The rows are locked in the same order as by orders, so that a rename
 * and an order of many products cannot deadlock.
 */
export async function lockProducts(tx: Tx, categoryIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('categoryId', 'in', categoryIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Names that occur more than once by the table's uniqueness rule, one of each. */
export async function repeated(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(name) as name from unnest(${names}::text[]) with ordinality as given (name, place)
    group by lower(name collate "pt-BR-x-icu") having count(*) > 1 order by min(place)`.execute(tx)
  return rows.map(({ name }) => name)
}

export async function remove(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('categories').where('id', 'in', ids).execute()
}

export type CategoryValues = Omit<CategoryRow, 'id'> & { position: number }

export async function insert(tx: Tx, categories: CategoryValues[]): Promise<void> {
  await tx.insertInto('categories').values(categories).execute()
}

export async function change(tx: Tx, id: number, values: CategoryValues): Promise<void> {
  await tx.updateTable('categories').set(values).where('id', '=', id).execute()
}
