import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Above this many matches, scanning the sorted list finds a page sooner than collecting all matches first. */
const RARE = 500

interface Page {
  limit: number
  /** The last account of the previous page. */
  after?: { key: string; id: number } | undefined
  /** Only these accounts, found by a search. */
  ids?: readonly number[] | undefined
  /** Only accounts that contain this text, filtered while scanning the list. */
  search?: string | undefined
}

export type AccountRow = Awaited<ReturnType<typeof list>>[number]

export function list(db: Db, page: Page) {
  return listQuery(db, page).execute()
}

export function listQuery(db: Db, { limit, after, ids, search }: Page) {
  let query = accounts(db).orderBy('name').orderBy('id').limit(limit)
  if (after !== undefined) query = query.where(sql<boolean>`(name, id) > (${after.key}, ${after.id})`)
  if (ids !== undefined) query = query.where('id', '=', sql<number>`any(${ids}::bigint[])`)
  // Not `like`: the planner would then collect all matches first.
  if (search !== undefined) query = query.where(sql<boolean>`strpos(${who}, searchable(${search})) > 0`)
  return query
}

export async function idOfEmail(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** The ids that match a search, if there are few. */
export async function idsOfRare(db: Db, search: string): Promise<number[] | undefined> {
  const rows = await rareQuery(db, search).execute()
  return rows.length > RARE ? undefined : rows.map(({ id }) => id)
}

export function rareQuery(db: Db, search: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where(contains(search))
    .limit(RARE + 1)
}

export async function count(db: Db, search?: string): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$call((query) => (search === undefined ? query : query.where(contains(search))))
    .executeTakeFirstOrThrow()
  return total
}

export function ofIds(db: Db, ids: readonly number[]) {
  return accounts(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

export function find(db: Db, id: number) {
  return accounts(db).where('id', '=', id).executeTakeFirst()
}

export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'role', 'blockedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function setBlocked(tx: Tx, id: number, blocked: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ blockedAt: blocked ? sql`now()` : null })
    .where('id', '=', id)
    .execute()
}

function accounts(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'createdAt'])
    .select(['street', 'number', 'complement', 'neighborhood', 'city', 'state', 'zipCode'])
    .select([
      sql<boolean>`blocked_at is not null`.as('blocked'),
      sql<number>`(now() at time zone ${timeZone})::date - (created_at at time zone ${timeZone})::date`.as(
        'daysSinceRegistration',
      ),
    ])
}

// Must be identical to the expression of the index `users_contains`.
export const who = sql`searchable(name || ' ' || email)`

export function contains(search: string, of = who) {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql<boolean>`${of} like '%' || searchable(${text}) || '%'`
}
