import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { OrderLinkKind } from '../../db/tables.gen.ts'

export interface NewEmail {
  /** With `objectId` and `recipient` it identifies the email: the same one is never queued twice. */
  kind: string
  objectId: string
  recipient: string
  /** Recipient of replies, if that is not the shop. */
  replyTo?: string
  /** The order whose link it contains. */
  linkOrderId?: number
  linkKind?: OrderLinkKind
  /** The appointment whose link it contains. */
  linkAppointmentId?: number
  subject: string
  html: string
  text: string
}

export function insertOnce(tx: Tx, email: NewEmail) {
  return tx
    .insertInto('mails')
    .values({ ...email })
    .onConflict((conflict) => conflict.constraint('mails_once').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function exists(db: Db, kind: string, objectIdPrefix: string): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', kind)
    .where((eb) => eb.fn('starts_with', ['objectId', eb.val(objectIdPrefix)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function emailedAmong(db: Db, kind: string, objectIds: readonly string[]) {
  const rows = await db
    .selectFrom('mails')
    .select('objectId')
    .where('kind', '=', kind)
    .where('objectId', '=', sql<string>`any(${objectIds}::text[])`)
    .execute()
  return new Set(rows.map(({ objectId }) => objectId))
}

export function find(db: Db, id: number) {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export type StoredEmail = NonNullable<Awaited<ReturnType<typeof find>>>

export async function markSent(db: Db, id: number) {
  await db
    .updateTable('mails')
    .set((eb) => ({ sentAt: sql`now()`, attempts: eb('attempts', '+', 1), lastError: null }))
    .where('id', '=', id)
    .execute()
}

export async function markRejected(db: Db, id: number, error: string) {
  await db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), lastError: error }))
    .where('id', '=', id)
    .execute()
}

export async function markFailed(tx: Tx, id: number) {
  await tx.updateTable('mails').set({ failedAt: sql`now()` }).where('id', '=', id).execute()
}

export async function deleteUnsent(db: Db, id: number) {
  await db.deleteFrom('mails').where('id', '=', id).where('sentAt', 'is', null).execute()
}

export async function deleteEnded(db: Db, days: number) {
  await db
    .deleteFrom('mails')
    .where(sql<boolean>`coalesce(sent_at, failed_at) < now() - ${days} * interval '1 day'`)
    .execute()
}
