/** Customers without an account and their orders, for their erasure. */
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/** The sales to a customer without an account. */
export function lockOrdersOfWalkIn(tx: Tx, customerId: number) {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'paymentState', 'attention', 'withdrawalRequestedAt', 'cancelledAt'])
    .where('customerId', '=', customerId)
    .where('userId', 'is', null)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** A customer without an account that a restore brought back. */
export async function walkInErasedAt(
  tx: Tx,
  { customerId, erasedAt }: { customerId: number; erasedAt: string },
) {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where(sql<boolean>`created_at <= ${erasedAt}::timestamptz`)
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

export async function forgetWalkIn(tx: Tx, id: number) {
  await tx.deleteFrom('customers').where('id', '=', id).execute()
}
