import type { Db, Tx } from '../../db/connection.ts'

/** The notes know of their order no more than this: the orders write notes themselves. */
export function findOrder(db: Db, id: number) {
  return db.selectFrom('orders').select(['id', 'erasedAt']).where('id', '=', id).executeTakeFirst()
}

export function lockOrder(tx: Tx, id: number) {
  return tx
    .selectFrom('orders')
    .select(['id', 'erasedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Newest first. */
export function list(db: Db, orderId: number) {
  return notes(db).where('orderId', '=', orderId).orderBy('orderNotes.id', 'desc').execute()
}

export function find(db: Db, id: number) {
  return notes(db).where('orderNotes.id', '=', id).executeTakeFirstOrThrow()
}

function notes(db: Db) {
  return db
    .selectFrom('orderNotes')
    .leftJoin('users', 'users.id', 'authorId')
    .select(['orderNotes.id', 'text', 'users.name as authorName', 'orderNotes.createdAt as writtenAt'])
}

export async function insert(
  tx: Tx,
  note: { orderId: number; text: string; authorId: number },
): Promise<number> {
  const { id } = await tx.insertInto('orderNotes').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns whether it existed. */
export async function remove(tx: Tx, orderId: number, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('orderNotes')
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
