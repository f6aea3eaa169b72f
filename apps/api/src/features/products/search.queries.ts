import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Limits the work for any search text. */
const MAX_TERMS = 12
const LONGEST_WORD = 40
const MOST_MEANINGS = 50

export interface Term {
  word: string
  /** The stem that its forms share; null for stop words like 'de', which are not in the index. */
  family: string | null
  /** Its forms that occur in some product. */
  forms: string[]
}

/** The words of a search in order: lower case, without accents. Anything but letters and digits separates them. */
export async function terms(db: Db, search: string): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select word, family, array(select word from search_words known where known.family = spoken.family) as forms
    from (
      select word, word_family(word) as family, position
      from regexp_split_to_table(searchable(${search}), '[^[:alnum:]]+') with ordinality as part(whole, position),
        left(whole, ${LONGEST_WORD}) as word
      where word <> ''
    ) spoken
    order by position limit ${MAX_TERMS}`.execute(db)
  return rows
}

export async function someBeginWith(db: Db, word: string): Promise<boolean> {
  // In byte order nothing that begins with the word sorts after this.
  const { rows } = await sql`
    select from search_words where word >= ${word} and word < ${`${word}\u{10FFFF}`} limit 1`.execute(db)
  return rows.length > 0
}

/** The words with the smallest edit distance, if small enough for a typo, in all their forms. */
export function spelledLike(db: Db, word: string, mostSlips: number): Promise<string[]> {
  return indexedTerms(
    db,
    sql`family in (
      select family from (
        select family, levenshtein(word, ${word}) as slips, min(levenshtein(word, ${word})) over () as fewest
        from (${alike(word, MOST_MEANINGS)}) neighbours
      ) measured
      where slips = fewest and slips <= ${mostSlips})`,
  )
}

export function containing(db: Db, word: string): Promise<string[]> {
  return indexedTerms(db, sql`word like ${`%${word}%`}`)
}

/** Any distance, as long as some trigrams match. */
export function closest(db: Db, word: string): Promise<string[]> {
  return indexedTerms(db, sql`word in (select word from (${alike(word, 3)}) neighbours where distance < 0.8)`)
}

const alike = (word: string, most: number) =>
  sql`select word, family, word <-> ${word} as distance from search_words order by distance limit ${most}`

async function indexedTerms(db: Db, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where ${condition} order by length(word), word limit ${MOST_MEANINGS}`.execute(
    db,
  )
  return rows.map(({ word }) => word)
}
