/**
 * Turns the text of a search into an index query. A word that occurs in some product matches all its forms; any other
 * word is read as a prefix ('orqui'), as a typo ('sereya'), or as a part of a word.
 */
import type { Db } from '../../db/connection.ts'
import type { Term } from './search.queries.ts'
import * as queries from './search.queries.ts'

/** Stems of 'vestido', 'noiva', 'peça', 'modelo': they apply to nearly every product, but not all contain them. */
const IMPLIED = new Set<string | null>(['vest', 'noiv', 'peca', 'model'])
const SHORTEST_PART = 3

/** A tsquery for all the words, the last of them possibly unfinished. Without words it is empty and matches nothing. */
export async function readSearch(db: Db, search: string): Promise<string> {
  const { terms, implied } = telling(await queries.terms(db, search))
  const last = terms.at(-1)
  const read = await Promise.all(terms.map((term) => meanings(db, term, term === last)))
  return read.map((alternatives) => `(${alternatives.join(' | ')})`).join(implied ? ' | ' : ' & ')
}

/** A tsquery for any of the words, or for the most similar ones. */
export async function readSearchLoosely(db: Db, search: string): Promise<string> {
  const { terms } = telling(await queries.terms(db, search))
  const read = await Promise.all(
    terms.map(async ({ word, forms }) => (forms.length > 0 ? forms : queries.closest(db, word))),
  )
  return read.flat().map(exactly).join(' | ')
}

/** Leaves out stop words and implied words, unless there are no others. */
function telling(all: Term[]): { terms: Term[]; implied: boolean } {
  const indexed = all.filter(({ family }) => family !== null)
  const stated = indexed.filter(({ family }) => !IMPLIED.has(family))
  if (stated.length > 0) return { terms: stated, implied: false }
  return { terms: indexed.length > 0 ? indexed : all.slice(-1), implied: true }
}

async function meanings(db: Db, { word, family, forms }: Term, unfinished: boolean): Promise<string[]> {
  const begun = beginning(word)
  if (forms.length > 0) return [...forms.map(exactly), ...(unfinished ? [begun] : [])]
  if (family === null || (await queries.someBeginWith(db, word))) return [begun]
  const meant = await queries.spelledLike(db, word, slipsIn(word))
  if (meant.length > 0) return meant.map(exactly)
  const around = word.length < SHORTEST_PART ? [] : await queries.containing(db, word)
  return around.length > 0 ? around.map(exactly) : [exactly(word)]
}

/** A short word with two letters changed is a different word. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

// Words consist of letters and digits only, so they need no escaping.
const exactly = (word: string) => `'${word}'`
const beginning = (word: string) => `'${word}':*`
