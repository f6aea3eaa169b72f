import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { OrderExtras } from '../../db/tables.gen.ts'

export type Extra = NonNullable<Awaited<ReturnType<typeof find>>>

/** Undefined: this request has been stored already. */
export function insert(tx: Tx, extra: Insertable<OrderExtras>) {
  return tx
    .insertInto('orderExtras')
    .values(extra)
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function findByRequest(tx: Tx, requestId: string) {
  return tx.selectFrom('orderExtras').selectAll().where('requestId', '=', requestId).executeTakeFirst()
}

/** Under the lock of its order. */
export function find(tx: Tx, orderId: number, id: number) {
  return tx
    .selectFrom('orderExtras')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Acceptance {
  chargeId: number
  place: 'site' | 'atelier'
}

export async function accept(tx: Tx, id: number, { chargeId, place }: Acceptance): Promise<void> {
  await tx
    .updateTable('orderExtras')
    .set({ acceptedAt: sql`now()`, acceptedAtPlace: place, chargeId })
    .where('id', '=', id)
    .execute()
}

export async function end(tx: Tx, id: number, how: 'declinedAt' | 'withdrawnAt'): Promise<void> {
  await tx
    .updateTable('orderExtras')
    .set({ [how]: sql`now()` })
    .where('id', '=', id)
    .execute()
}
