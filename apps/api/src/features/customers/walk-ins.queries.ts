/** Customers without an account. One whose e-mail an account has verified is shown as that account. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export type WalkInRow = Awaited<ReturnType<typeof ofIds>>[number]

export interface WalkInValues {
  name: string
  phone: string
  email: string | null
}

function walkIns(db: Db) {
  return db.selectFrom('customers').select(['id', 'name', 'email', 'phone', 'createdAt as since'])
}

export function ofIds(db: Db, ids: readonly number[]) {
  return walkIns(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

export function find(db: Db, id: number) {
  return walkIns(db).where('id', '=', id).where('userId', 'is', null).executeTakeFirst()
}

/** Its orders, and what a sale writes about it, wait until the transaction ends. */
export function lock(tx: Tx, id: number) {
  return walkIns(tx).where('id', '=', id).where('userId', 'is', null).forNoKeyUpdate().executeTakeFirst()
}

/** The same e-mail; without one, the same phone and the same name. */
export async function idOfSame(tx: Tx, { name, phone, email }: WalkInValues): Promise<number | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('userId', 'is', null)
    .where(
      email === null
        ? sql<boolean>`phone_key(phone) = phone_key(${phone}) and searchable(name) = searchable(${name})`
        : sql<boolean>`email = ${email}`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function insert(tx: Tx, values: WalkInValues): Promise<number> {
  const { id } = await tx.insertInto('customers').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function update(tx: Tx, id: number, values: WalkInValues): Promise<void> {
  await tx.updateTable('customers').set(values).where('id', '=', id).execute()
}

export async function remove(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('customers').where('id', '=', id).execute()
}

/** Newest first. */
export async function orderIds(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((order) => order.id)
}
