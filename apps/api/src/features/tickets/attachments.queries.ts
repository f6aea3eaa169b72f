import { attachmentsPerMessage } from '@shop/contract/constants'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Attachments } from '../../db/tables.gen.ts'
import type { Owner } from './tickets.queries.ts'

/** Pictures are uploaded after the message that opens a ticket: until then there is no ticket to send them to. */
const PICTURES_WITHIN_MINUTES = 15
const shown = ['id', 'fileName', 'contentType', 'sizeBytes'] as const

export function ofTicket(db: Db, ticketId: number) {
  return db
    .selectFrom('attachments')
    .select(shown)
    .select('messageId')
    .where('ticketId', '=', ticketId)
    .where('messageId', 'is not', null)
    .orderBy('id')
    .execute()
}

export function insert(db: Db, attachment: Insertable<Attachments>) {
  return db.insertInto('attachments').values(attachment).returning(shown).executeTakeFirstOrThrow()
}

/** What an account has uploaded within a day, and how many of those have no message yet. */
export async function uploadedToday(db: Db, userId: number) {
  const { rows } = await sql<{ pictures: number; bytes: number; unsent: number }>`
    select count(*) as pictures, coalesce(sum(size_bytes), 0) as bytes,
      count(*) filter (where message_id is null) as unsent
    from attachments where uploaded_by = ${userId} and created_at > now() - interval '1 day'`.execute(db)
  return rows[0] ?? { pictures: 0, bytes: 0, unsent: 0 }
}

interface Sending {
  ticketId: number
  messageId: number
  uploadedBy: number
}

/** Whether the message is unanswered, sent by this account within the last minutes, and not yet full. */
export async function takesOneMore(tx: Tx, { ticketId, messageId, uploadedBy }: Sending): Promise<boolean> {
  const { rows } = await sql`
    select from ticket_messages as messages
    where id = ${messageId} and ticket_id = ${ticketId} and author_id = ${uploadedBy}
      and created_at > now() - ${PICTURES_WITHIN_MINUTES} * interval '1 minute'
      and not exists (select from ticket_messages as later where later.ticket_id = ${ticketId} and later.id > messages.id)
      and (select count(*) from attachments where message_id = messages.id) < ${attachmentsPerMessage}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Returns how many of them were unsent uploads of this account in this ticket. */
export async function bind(tx: Tx, ids: readonly number[], sending: Sending): Promise<number> {
  const { ticketId, messageId, uploadedBy } = sending
  const { numUpdatedRows } = await tx
    .updateTable('attachments')
    .set({ messageId })
    .where('id', 'in', ids)
    .where('ticketId', '=', ticketId)
    .where('uploadedBy', '=', uploadedBy)
    .where('messageId', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Sent attachments are visible to both sides of the ticket, unsent ones only to their uploader. */
export function findVisible(db: Db, id: number, viewer: { id: number; owner: Owner }) {
  return db
    .selectFrom('attachments')
    .innerJoin('tickets', 'tickets.id', 'attachments.ticketId')
    .select(['storageKey', 'fileName', 'contentType'])
    .where('attachments.id', '=', id)
    .$if(viewer.owner !== undefined, (query) => query.where('tickets.userId', '=', viewer.owner ?? 0))
    .where((eb) => eb.or([eb('messageId', 'is not', null), eb('uploadedBy', '=', viewer.id)]))
    .executeTakeFirst()
}

export async function deleteUnsent(db: Db, hours: number) {
  await db
    .deleteFrom('attachments')
    .where('messageId', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - ${hours} * interval '1 hour'`)
    .execute()
}

/** Photos of reviews and of the work are in the same file store. */
export async function usedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attachments')
    .select('storageKey')
    .where('storageKey', 'in', keys)
    .unionAll(db.selectFrom('reviewPhotos').select('storageKey').where('storageKey', 'in', keys))
    .unionAll(db.selectFrom('itemPhotos').select('storageKey').where('storageKey', 'in', keys))
    .execute()
  return new Set(rows.map(({ storageKey }) => storageKey))
}
