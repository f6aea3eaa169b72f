import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'
import type { ContactMessages } from '../../db/tables.gen.ts'

interface Page {
  search?: string | undefined
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

export function listQuery(db: Db, { search = '', limit, after }: Page) {
  return db
    .selectFrom('contactMessages')
    .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'createdAt as sentAt'])
    .select(createdMicrosOf('contactMessages').as('createdMicros'))
    .where(search === '' ? sql.lit(true) : contains(search))
    .where(after ? isOlder('contactMessages', after) : sql.lit(true))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** As the index `contact_messages_contains` compares it; what would be a wildcard is a letter here. */
function contains(search: string) {
  const letters = search.replaceAll(/[\\%_]/g, '\\$&')
  return sql<boolean>`searchable(name || ' ' || email || ' ' || subject) like '%' || searchable(${letters}) || '%'`
}

export async function deleteOld(db: Db, months: number) {
  await db
    .deleteFrom('contactMessages')
    .where('createdAt', '<', sql<Date>`now() - ${months} * interval '1 month'`)
    .execute()
}
