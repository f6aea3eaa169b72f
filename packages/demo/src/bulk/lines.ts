// Names of product lines, made of three syllables each: 'Belivara', 'Domerinda'. There are 3600 distinct names.

import { type RawBuilder, sql } from 'kysely'

const UNITS_PER_LINE = 40
// Coprime to 3600, so that neighbouring lines get dissimilar names.
const STRIDE = 1009

const beginnings = 'Ab Bel Cor Dom El Fil Gar Hel Is Jun Lor Mar Ner Ol Per Quil Ros Sal Tam Vil'.split(' ')
const middles = 'ab ad ap er et id il im iv ob ol ub um un uv'.split(' ')
const endings = 'ana anda ara ela enza essa ica inda isse ona ora una'.split(' ')
const names = beginnings.length * middles.length * endings.length

/** The name of a line by its number. */
export function lineName(line: number): string {
  const place = (line * STRIDE) % names
  const pick = (syllables: string[], step: number) => syllables[Math.floor(place / step) % syllables.length]
  return [
    pick(beginnings, 1),
    pick(middles, beginnings.length),
    pick(endings, beginnings.length * middles.length),
  ].join('')
}

/** The name of the line that a product belongs to, inside PostgreSQL. */
export function lineNameOf(row: RawBuilder<number>): RawBuilder<string> {
  const place = sql`(${row} / ${sql.lit(UNITS_PER_LINE)} * ${sql.lit(STRIDE)} % ${sql.lit(names)})`
  const pick = (syllables: string[], step: number) =>
    sql`(${syllables}::text[])[1 + (${place} / ${sql.lit(step)} % ${sql.lit(syllables.length)})::int]`
  return sql`${pick(beginnings, 1)} || ${pick(middles, beginnings.length)} || ${pick(
    endings,
    beginnings.length * middles.length,
  )}`
}
