import { type Suggestions, search } from '@shop/contract/search'
import { useEffect, useState } from 'react'
import { call } from '~/lib/api.ts'
import { usePaused } from './use-typed-text.ts'

const SHORTEST_TEXT = 2
const LONGEST_TEXT = 60

export interface Suggested extends Suggestions {
  /** The text that they are for. */
  text: string
}

/** The last suggestions that arrived, until others do: the panel must not flicker with each letter. */
export function useSuggestions(typed: string): Suggested | undefined {
  const text = usePaused(typed)
  const [suggested, setSuggested] = useState<Suggested>()
  const isSearch = text.length >= SHORTEST_TEXT && text.length <= LONGEST_TEXT
  useEffect(() => {
    if (!isSearch) return undefined
    const abort = new AbortController()
    call(search.suggest, { query: { q: text }, signal: abort.signal }).then(
      (found) => setSuggested({ ...found, text }),
      // Without suggestions the search itself still works.
      () => !abort.signal.aborted && setSuggested(undefined),
    )
    return () => abort.abort()
  }, [text, isSearch])
  return isSearch && typed !== '' ? suggested : undefined
}
