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

interface TypedSearch {
  text: string
  /** Undefined until the first suggestions arrive, and when they cannot be fetched. */
  suggested: Suggested | undefined
  hasFailed: boolean
}

/**
 * The last suggestions that arrived, until others do: the panel must not flicker with each letter. Undefined: too little
 * is typed.
 */
export function useSuggestions(typed: string): TypedSearch | undefined {
  const text = usePaused(typed)
  const [suggested, setSuggested] = useState<Suggested>()
  const [failedFor, setFailedFor] = useState<string>()
  const isSearch = text.length >= SHORTEST_TEXT && text.length <= LONGEST_TEXT
  useEffect(() => {
    if (!isSearch) return undefined
    const abort = new AbortController()
    call(search.suggest, { query: { q: text }, signal: abort.signal }).then(
      (found) => setSuggested({ ...found, text }),
      // Without suggestions the search itself still works.
      () => {
        if (abort.signal.aborted) return
        setSuggested(undefined)
        setFailedFor(text)
      },
    )
    return () => abort.abort()
  }, [text, isSearch])
  return isSearch && typed !== '' ? { text, suggested, hasFailed: failedFor === text } : undefined
}
