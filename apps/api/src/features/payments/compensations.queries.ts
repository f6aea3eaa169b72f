import type { Insertable } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { OrderCompensations } from '../../db/tables.gen.ts'

export function findByRequest(tx: Tx, requestId: string) {
  return tx.selectFrom('orderCompensations').selectAll().where('requestId', '=', requestId).executeTakeFirst()
}

/** Undefined: the same request has stored it at this moment. */
export function insert(tx: Tx, values: Insertable<OrderCompensations>) {
  return tx
    .insertInto('orderCompensations')
    .values(values)
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('id')
    .executeTakeFirst()
}
