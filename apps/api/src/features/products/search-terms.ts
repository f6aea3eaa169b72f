import type { MatchingSynonym } from '../search-synonyms/search-synonyms.service.ts'
import type { Term } from './search.queries.ts'

interface FoundSynonym {
  synonym: MatchingSynonym
  /** The words of the search that it was found in. */
  as: readonly Term[]
}

/** The synonyms in a search, and its words that belong to none. A word belongs to the longest synonym only. */
export function splitSynonyms(all: readonly Term[], synonyms: readonly MatchingSynonym[]) {
  let others = [...all]
  const found: FoundSynonym[] = []
  for (const synonym of synonyms) {
    const keys = synonym.key.split(' ')
    const start = others.findIndex((_, index) =>
      keys.every((key, place) => keyOf(others[index + place]) === key),
    )
    if (start < 0) continue
    found.push({ synonym, as: others.slice(start, start + keys.length) })
    others = others.toSpliced(start, keys.length)
  }
  return { others, found }
}

/** As `search_key` writes a word. */
const keyOf = (term: Term | undefined) => term?.family ?? term?.word
