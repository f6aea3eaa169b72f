import { type RawBuilder, sql } from 'kysely'

const TRIGRAM = 3
const NUMBER = /^#?(\d{1,10})$/

// Letter for letter the expression of the index `orders_contains`.
const who = sql`searchable(customer_name || ' ' || coalesce(customer_email, ''))`

/** What an administrator types to find an order: its number or id, or a part of the customer's name or e-mail. */
export function textOf(search: string): RawBuilder<boolean> {
  const number = NUMBER.exec(search)?.[1]
  return number === undefined
    ? sql<boolean>`(${names(search)})`
    : sql<boolean>`(number = ${number}::bigint or id = ${number}::bigint or ${names(number)})`
}

/** The index knows threes of letters. One or two are looked for where words begin: their threes are padded there. */
function names(search: string): RawBuilder<boolean> {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return search.length < TRIGRAM
    ? sql`${who} like searchable(${text}) || '%' or ${who} like '% ' || searchable(${text}) || '%'`
    : sql`${who} like '%' || searchable(${text}) || '%'`
}
