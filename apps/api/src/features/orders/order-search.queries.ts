import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { isPhone } from '../../db/typed-phone.ts'

const TRIGRAM = 3
const NUMBER = /^#?(\d{1,10})$/

// Must match the expression of the index `orders_contains` character by character.
const who = sql`searchable(customer_name || ' ' || coalesce(customer_email, ''))`

/** Whether an order with this number exists; if so, the search means exactly that order. */
export async function isNumber(db: Db, search: string): Promise<boolean> {
  const number = NUMBER.exec(search)?.[1]
  if (number === undefined) return false
  const query = db.selectFrom('orders').select('id').where(isNumbered(number)).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * What an administrator types to find an order: its number or id, a part of the customer's name or email, or the phone
 * or its end.
 */
export function textOf(
  search: string,
  { exact = false }: { exact?: boolean | undefined } = {},
): RawBuilder<boolean> {
  const number = NUMBER.exec(search)?.[1]
  if (number === undefined) return sql<boolean>`(${customers(search)})`
  return exact ? isNumbered(number) : sql<boolean>`(${isNumbered(number)} or ${customers(number)})`
}

function isNumbered(number: string): RawBuilder<boolean> {
  return sql<boolean>`(number = ${number}::bigint or id = ${number}::bigint)`
}

function customers(search: string): RawBuilder<boolean> {
  if (!isPhone(search)) return names(search)
  // Must match the expression of the index `orders_by_phone`.
  return sql`${names(search)} or phone_key(customer_phone) like phone_key(${search}) || '%'`
}

/** The index is a trigram index. One or two letters are matched at word beginnings, where trigrams are padded. */
function names(search: string): RawBuilder<boolean> {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return search.length < TRIGRAM
    ? sql`${who} like searchable(${text}) || '%' or ${who} like '% ' || searchable(${text}) || '%'`
    : sql`${who} like '%' || searchable(${text}) || '%'`
}
