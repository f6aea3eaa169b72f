// Reproducible random values: computed inside PostgreSQL from the row number and a seed (`die`), so that a million rows
// need no round trips and all machines measure the same shop.

import { type RawBuilder, sql } from 'kysely'

const positive = sql.lit('9223372036854775807')

/** A whole number from 0 to sides - 1. */
export function roll(row: RawBuilder<number>, die: number, sides: number): RawBuilder<number> {
  return sql<number>`((hashint8extended((${row})::bigint, ${sql.lit(die)}) & ${positive}::bigint) % ${sql.lit(sides)})::int`
}

/** Like roll, but low numbers are more frequent: a few products sell well, most rarely. */
export function rollLow(row: RawBuilder<number>, die: number, sides: number): RawBuilder<number> {
  return sql<number>`floor(power(${roll(row, die, 1_000_000)} / 1000000.0, 2) * ${sql.lit(sides)})::int`
}

export function oneOf(values: readonly string[], row: RawBuilder<number>, die: number): RawBuilder<string> {
  return sql<string>`(${[...values]}::text[])[1 + ${roll(row, die, values.length)}]`
}
