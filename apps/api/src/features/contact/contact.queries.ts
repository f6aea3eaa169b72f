import type { SentMeasures } from '@shop/contract/contact'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'
import type { ContactMessages } from '../../db/tables.gen.ts'

interface Page {
  search?: string | undefined
  handled?: boolean | undefined
  limit: number
  after?: Position | undefined
}

export async function insert(tx: Tx, message: Insertable<ContactMessages>): Promise<number> {
  const { id } = await tx
    .insertInto('contactMessages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function list(db: Db, page: Page) {
  return listQuery(db, page).execute()
}

export function listQuery(db: Db, { search = '', handled, limit, after }: Page) {
  return shown(db)
    .select(createdMicrosOf('contactMessages').as('createdMicros'))
    .where(search === '' ? sql.lit(true) : contains(search))
    .where(handled === undefined ? sql.lit(true) : isHandled(handled))
    .where(after ? isOlder('contactMessages', after) : sql.lit(true))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** Locked until the end of the transaction. */
export function lock(tx: Tx, id: number) {
  return shown(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setHandled(tx: Tx, id: number, handledBy: number | null) {
  await tx
    .updateTable('contactMessages')
    .set({ handledBy, handledAt: handledBy === null ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return shown(tx).where('id', '=', id).executeTakeFirstOrThrow()
}

function shown(db: Db) {
  return db
    .selectFrom('contactMessages')
    .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'createdAt as sentAt', 'handledAt'])
    .select(sql<SentMeasures | null>`measures`.as('measures'))
}

function isHandled(handled: boolean) {
  return handled ? sql<boolean>`handled_at is not null` : sql<boolean>`handled_at is null`
}

/** Matches the expression of the index `contact_messages_contains`; wildcards are escaped. */
function contains(search: string) {
  const pattern = search.replaceAll(/[\\%_]/g, '\\$&')
  return sql<boolean>`searchable(name || ' ' || email || ' ' || subject) like '%' || searchable(${pattern}) || '%'`
}

export async function deleteOld(db: Db, months: number) {
  await db
    .deleteFrom('contactMessages')
    .where('createdAt', '<', sql<Date>`now() - ${months} * interval '1 month'`)
    .execute()
}

/** The message stays: only the body measures are no longer needed. */
export async function deleteOldMeasures(db: Db, days: number) {
  await db
    .updateTable('contactMessages')
    .set({ measures: null })
    .where('measures', 'is not', null)
    .where('createdAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}
