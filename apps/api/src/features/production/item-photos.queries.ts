import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Oldest first, as the work went on. */
export function ofItem(db: Db, itemId: number) {
  return photos(db).where('orderItemId', '=', itemId).orderBy('id').execute()
}

export function find(db: Db, id: number) {
  return photos(db).where('id', '=', id).executeTakeFirst()
}

function photos(db: Db) {
  return db
    .selectFrom('itemPhotos')
    .select(['id', 'stageId', 'caption', 'createdAt as takenAt'])
    .select(sql<boolean>`shared_at is not null`.as('shared'))
}

export async function count(tx: Tx, itemId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('itemPhotos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderItemId', '=', itemId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewPhoto {
  orderItemId: number
  stageId: number | null
  storageKey: string
}

export async function insert(tx: Tx, photo: NewPhoto): Promise<number> {
  const { id } = await tx.insertInto('itemPhotos').values(photo).returning('id').executeTakeFirstOrThrow()
  return id
}

/** With the order it belongs to. */
export function locate(db: Db, id: number) {
  return db
    .selectFrom('itemPhotos')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['storageKey', 'sharedAt', 'orderItemId', 'orderId', 'userId'])
    .where('itemPhotos.id', '=', id)
    .executeTakeFirst()
}

/** The day on which it was shared stays while only its caption changes. */
export async function change(tx: Tx, id: number, { shared, caption }: { shared: boolean; caption: string }) {
  await tx
    .updateTable('itemPhotos')
    .set({ caption, sharedAt: shared ? sql<Date>`coalesce(shared_at, now())` : null })
    .where('id', '=', id)
    .execute()
}

/** Returns the file to remove. */
export async function remove(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('itemPhotos')
    .where('id', '=', id)
    .returning('storageKey')
    .executeTakeFirst()
  return row?.storageKey
}
