import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { OrderEvents } from '../../db/tables.gen.ts'

export async function insert(tx: Tx, event: Insertable<OrderEvents>): Promise<void> {
  await tx.insertInto('orderEvents').values(event).execute()
}

export function list(db: Db, orderId: number) {
  return db
    .selectFrom('orderEvents')
    .leftJoin('users', 'users.id', 'actorId')
    .select(['orderEvents.id', 'kind', 'orderEvents.createdAt as at', 'details'])
    .select(['actorId', 'users.name as actorName'])
    .where('orderId', '=', orderId)
    .orderBy('orderEvents.id')
    .execute()
}
