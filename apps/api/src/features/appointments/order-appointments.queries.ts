import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/** In the order of their ids, as everyone locks them. */
export function lockUpcoming(tx: Tx, orderId: number) {
  return tx
    .selectFrom('appointments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', 'in', ['booked', 'confirmed'])
    .where('startsAt', '>', sql<Date>`now()`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function idsOfOrders(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('appointments')
    .select('id')
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Booked signed in, or with the address that the account has proved. */
export async function idsOfPerson(tx: Tx, { id, email }: { id: number; email: string }): Promise<number[]> {
  const rows = await tx
    .selectFrom('appointments')
    .select('id')
    .where('orderId', 'is', null)
    .where((eb) => eb.or([eb('userId', '=', id), eb('email', '=', email)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** Those to her, and the notices of them to the atelier. */
export async function forgetEmails(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from mails where kind ~ '^appointment[.]'
    and split_part(replace(object_id, ':', '-'), '-', 1) = any(${ids.map(String)}::text[])`.execute(tx)
}

export async function cancelUpcoming(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      ...{ state: 'cancelled', cancelledAt: sql<Date>`now()` },
      ...{ version: eb('version', '+', 1), sequence: eb('sequence', '+', 1) },
    }))
    .where('id', '=', anyOf(ids))
    .where('state', 'in', ['booked', 'confirmed'])
    .where('startsAt', '>', sql<Date>`now()`)
    .execute()
}

export async function forgetPerson(tx: Tx, ids: readonly number[], name: string): Promise<void> {
  const nothing = { email: null, phone: null, wish: null, note: null, videoUrl: null, weddingOn: null }
  await tx
    .updateTable('appointments')
    .set({ ...nothing, name, userId: null, companions: 0 })
    .where('id', '=', anyOf(ids))
    .execute()
  await tx.deleteFrom('appointmentLinks').where('appointmentId', '=', anyOf(ids)).execute()
}

export async function deleteAll(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('appointments').where('id', '=', anyOf(ids)).execute()
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::bigint[])`
}
