/**
 * Turns the text of a search into an index query. A word that occurs in some product matches all its forms; any other
 * word is read as a prefix ('orqui'), as a typo ('sereya'), or as a part of a word. A term of the atelier's list of
 * synonyms also matches what it stands for.
 */
import type { Db } from '../../db/connection.ts'
import { type MatchingSynonym, synonymsIn } from '../search-synonyms/search-synonyms.service.ts'
import type { ProductFilter } from './product-filters.queries.ts'
import type { Term } from './search.queries.ts'
import * as queries from './search.queries.ts'
import { splitSynonyms } from './search-terms.ts'

/** Stems of 'vestido', 'noiva', 'peça', 'modelo': they apply to nearly every product, but not all contain them. */
const IMPLIED = new Set<string | null>(['vest', 'noiv', 'peca', 'model'])
const SHORTEST_PART = 3

/** Conditions for all the words, the last of them possibly unfinished. Without words they match nothing. */
export async function readSearch(db: Db, search: string): Promise<Pick<ProductFilter, 'terms' | 'sized'>> {
  const [all, synonyms] = await Promise.all([queries.terms(db, search), synonymsIn(db, search)])
  const { others, found } = splitSynonyms(all, synonyms)
  const groups = await Promise.all(
    found.map(async ({ synonym, as }) => ({
      sizes: synonym.sizes,
      terms: await alternatives(db, synonym, as),
    })),
  )
  const sized = groups.filter(({ sizes }) => sizes.length > 0)
  const stated = telling(others)
  // 'vestido plus size' is a search for the synonym.
  const own = groups.length > 0 && stated.implied ? '' : await allOf(db, stated, true)
  const terms = [own, ...groups.filter(({ sizes }) => sizes.length === 0).map((group) => group.terms)]
    .filter((part) => part !== '')
    .map((part) => `(${part})`)
    .join(' & ')
  if (sized.length === 0) return { terms }
  return { sized, ...(terms !== '' && { terms }) }
}

/** A tsquery for any of the words, or for the most similar ones. */
export async function readSearchLoosely(db: Db, search: string): Promise<string> {
  const { terms } = telling(await queries.terms(db, search))
  const read = await Promise.all(
    terms.map(async ({ word, forms }) => (forms.length > 0 ? forms : queries.closest(db, word))),
  )
  return read.flat().map(exactly).join(' | ')
}

/** What the synonym stands for, and the term itself where the catalogue has its words. */
async function alternatives(db: Db, { meanings }: MatchingSynonym, as: readonly Term[]): Promise<string> {
  const others = await Promise.all(
    meanings.map(async (meaning) => allOf(db, telling(await queries.terms(db, meaning)), false)),
  )
  const own = as.every(({ forms }) => forms.length > 0) ? await allOf(db, telling([...as]), false) : ''
  return [own, ...others]
    .filter((part) => part !== '')
    .map((part) => `(${part})`)
    .join(' | ')
}

interface StatedTerms {
  terms: Term[]
  /** Only words that apply to nearly every product: any of them is enough. */
  implied: boolean
}

async function allOf(db: Db, { terms, implied }: StatedTerms, unfinished: boolean): Promise<string> {
  const last = unfinished ? terms.at(-1) : undefined
  const read = await Promise.all(terms.map((term) => meanings(db, term, term === last)))
  return read.map((forms) => `(${forms.join(' | ')})`).join(implied ? ' | ' : ' & ')
}

/** Leaves out stop words and implied words, unless there are no others. */
function telling(all: Term[]): StatedTerms {
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
