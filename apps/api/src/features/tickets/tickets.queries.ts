import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { TicketMessages, TicketStatus } from '../../db/tables.gen.ts'

/** The account whose tickets are visible; undefined for all. */
export type Owner = number | undefined

export type TicketRow = Awaited<ReturnType<typeof summaries>>[number]

function ticketRows(db: Db) {
  return db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.userId')
    .select(['tickets.id', 'subject', 'tickets.status', 'tickets.userId', 'tickets.updatedAt'])
    .select(['users.name as userName', 'users.email as userEmail'])
    .select(sql<number>`(extract(epoch from tickets.updated_at) * 1000000)::bigint`.as('updatedMicros'))
}

/** The last ticket of a page, in microseconds, which a JavaScript date cannot hold. */
export interface Position {
  updatedMicros: number
  id: number
}

export interface Section {
  owner: Owner
  status: TicketStatus | undefined
  search: string | undefined
  oldestFirst: boolean
}

/** One section of a list, in one order, along one index. */
export function summaries(
  db: Db,
  { owner, status, search, oldestFirst }: Section,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  const direction = oldestFirst ? 'asc' : 'desc'
  return ticketRows(db)
    .$if(owner !== undefined, (query) => query.where('tickets.userId', '=', owner ?? 0))
    .$if(status !== undefined, (query) => query.where('tickets.status', '=', status ?? 'open'))
    .$if(search !== undefined, (query) => query.where(contains(search ?? '', owner)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(tickets.updated_at, tickets.id) ${oldestFirst ? sql`>` : sql`<`}
          (timestamptz 'epoch' + ${after?.updatedMicros}::bigint * interval '1 microsecond', ${after?.id})`,
      ),
    )
    .orderBy('tickets.updatedAt', direction)
    .orderBy('tickets.id', direction)
    .limit(limit)
    .execute()
}

/** Without an owner, the search also matches name and email of the customer and, for digits, the ticket number. */
function contains(search: string, owner: Owner) {
  const pattern = sql`'%' || searchable(${search.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`
  const bySubject = sql<boolean>`searchable(subject) like ${pattern}`
  if (owner !== undefined) return bySubject
  const number = /^#?(\d{1,9})$/.exec(search)?.[1] ?? null
  return sql<boolean>`(${bySubject} or tickets.id = ${number}::bigint or tickets.user_id in (
    select id from users where searchable(name || ' ' || email) like ${pattern}
  ))`
}

export function find(db: Db, id: number, owner: Owner) {
  return ticketRows(db)
    .select((eb) =>
      eb
        .selectFrom('ticketMessages')
        .select(({ fn }) => fn.max('ticketMessages.id').as('latest'))
        .whereRef('ticketId', '=', 'tickets.id')
        .as('latestMessageId'),
    )
    .where('tickets.id', '=', id)
    .$if(owner !== undefined, (query) => query.where('tickets.userId', '=', owner ?? 0))
    .executeTakeFirst()
}

export function messages(db: Db, ticketId: number) {
  return db
    .selectFrom('ticketMessages')
    .select(['id', 'text', 'fromAdmin', 'createdAt as sentAt'])
    .where('ticketId', '=', ticketId)
    .orderBy('id')
    .execute()
}

/** Locks the account before its tickets: it cannot be deleted while a message is written. */
export function holdAuthor(tx: Tx, userId: number) {
  return tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
}

/** Serializes messages and status changes of one ticket. */
export function lock(tx: Tx, id: number, owner: Owner) {
  return tx
    .selectFrom('tickets')
    .select(['id', 'userId', 'status'])
    .where('id', '=', id)
    .$if(owner !== undefined, (query) => query.where('userId', '=', owner ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insert(tx: Tx, ticket: { userId: number; subject: string }): Promise<number> {
  const { id } = await tx.insertInto('tickets').values(ticket).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertMessage(tx: Tx, message: Insertable<TicketMessages>): Promise<number> {
  const inserted = tx.insertInto('ticketMessages').values(message).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

interface Notified {
  ticketId: number
  /** The kind of the emails about a message. */
  kind: string
}

/** Whether the atelier got an email about a message it has not answered, within the last `minutes`. */
export async function wasNotified(tx: Tx, { ticketId, kind, minutes }: Notified & { minutes: number }) {
  const { rows } = await sql`
    select from ticket_messages as messages join mails on mails.kind = ${kind} and object_id = messages.id::text
    where ticket_id = ${ticketId} and from_admin = false and mails.created_at > now() - ${minutes} * interval '1 minute'
      and messages.id > coalesce((select max(id) from ticket_messages where ticket_id = ${ticketId} and from_admin), 0)
    limit 1`.execute(tx)
  return rows.length > 0
}

/** The customer's messages since the atelier's last answer and the last email about the ticket, of one day. */
export async function unnotified(tx: Tx, { ticketId, kind }: Notified) {
  const { rows } = await sql<{ id: number; text: string; files: number }>`
    select id, text, (select count(*) from attachments where message_id = messages.id) as files
    from ticket_messages as messages
    where ticket_id = ${ticketId} and from_admin = false and created_at > now() - interval '1 day' and id > greatest(
      (select max(id) from ticket_messages where ticket_id = ${ticketId} and from_admin),
      (select max(told.id) from ticket_messages as told join mails on kind = ${kind} and object_id = told.id::text
        where told.ticket_id = ${ticketId}), 0)
    order by id`.execute(tx)
  return rows
}

export async function setStatus(tx: Tx, id: number, status: TicketStatus) {
  const closedAt = status === 'closed' ? sql<Date>`now()` : null
  await tx.updateTable('tickets').set({ status, closedAt }).where('id', '=', id).execute()
}

/** For changes outside the ticket's row: updates its timestamp, so that open pages reload it. */
export async function touch(tx: Tx, id: number) {
  await tx.updateTable('tickets').set({ updatedAt: sql<Date>`now()` }).where('id', '=', id).execute()
}

export function owner(db: Db, ticketId: number) {
  return db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.userId')
    .select(['subject', 'users.name', 'users.email'])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirstOrThrow()
}
