import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Above this many, going through the list finds a page of a search sooner than gathering all that meet it. */
const RARE = 500

interface Page {
  limit: number
  /** The last account that was shown. */
  after?: { key: string; id: number } | undefined
  /** Only these, which a search has found. */
  ids?: readonly number[] | undefined
  /** Only those that contain it, met on the way through the list. */
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
  // Not `like`: that would invite the planner to gather them all.
  if (search !== undefined) query = query.where(sql<boolean>`strpos(${who}, searchable(${search})) > 0`)
  return query
}

export async function idOfEmail(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** Those that meet a search, if they are few. */
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

export async function count(db: Db, search: string): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(contains(search))
    .executeTakeFirstOrThrow()
  return total
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

// Letter for letter the expression of the index `users_contains`.
const who = sql`searchable(name || ' ' || email)`

function contains(search: string) {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql<boolean>`${who} like '%' || searchable(${text}) || '%'`
}
