/** Accounts and customers without one in one list by name. */
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { contains, who } from './customers.queries.ts'

/** Which accounts: those of a search that found few, all that contain a text, or all. */
export interface AccountFilter {
  ids?: readonly number[] | undefined
  search?: string | undefined
}

export interface CustomerFilter {
  accounts: AccountFilter
  /** What was typed; the customers without an account are few enough to be searched for it at once. */
  search: string | undefined
  isPhone: boolean
}

interface Page {
  limit: number
  after?: Position | undefined
}

/** The rank orders customers of one name: twice the id, and one more without an account. */
export interface Position {
  key: string
  id: number
}

export async function ranks(db: Db, filter: CustomerFilter, { limit, after }: Page): Promise<Position[]> {
  const [afterAccount, afterWalkIn] = after
    ? [
        sql`(name, id) > (${after.key}, ${Math.floor(after.id / 2)})`,
        sql`(name, id) > (${after.key}, ${Math.floor((after.id - 1) / 2)})`,
      ]
    : [sql`true`, sql`true`]
  const { rows } = await sql<Position>`
    select name as key, rank as id from (
      (select name, id * 2 as rank from users where ${isFound(filter.accounts)} and ${afterAccount}
        order by name, id limit ${limit})
      union all
      (select name, id * 2 + 1 from customers where user_id is null and ${isWalkInFound(filter)} and ${afterWalkIn}
        order by name, id limit ${limit})
    ) found order by name, rank limit ${limit}`.execute(db)
  return rows
}

export async function countWalkIns(db: Db, filter: CustomerFilter): Promise<number> {
  const { total } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', 'is', null)
    .where(isWalkInFound(filter))
    .executeTakeFirstOrThrow()
  return total
}

export async function accountsOfPhone(db: Db, search: string, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where(hasPhone(search)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

function isFound({ ids, search }: AccountFilter) {
  if (ids !== undefined) return sql`id = any(${ids}::bigint[])`
  // Not `like`: the planner would then collect all matches first.
  return search === undefined ? sql`true` : sql`strpos(${who}, searchable(${search})) > 0`
}

function isWalkInFound({ search, isPhone }: CustomerFilter) {
  if (search === undefined) return sql<boolean>`true`
  // The end of the number; the expressions must be those of the indexes.
  return isPhone
    ? sql<boolean>`(${hasPhone(search)} or ${contains(search, whoWalkedIn)})`
    : contains(search, whoWalkedIn)
}

/** Must match the index `customers_contains`. */
const whoWalkedIn = sql`searchable(name || ' ' || coalesce(email, ''))`

function hasPhone(search: string) {
  return sql<boolean>`phone_key(phone) like phone_key(${search}) || '%'`
}
