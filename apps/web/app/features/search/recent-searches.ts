import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'

const MOST = 3
const LONGEST = 60

const stored = storedText('atelier.searches')

/** The last searches made in this browser, newest first. */
export function useRecentSearches(): string[] {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => undefined)
  return useMemo(() => searchesIn(text), [text])
}

export function rememberSearch(search: string) {
  const text = search.trim()
  if (text === '' || text.length > LONGEST) return
  const others = searchesIn(stored.read()).filter((other) => other.toLowerCase() !== text.toLowerCase())
  stored.write(JSON.stringify([text, ...others].slice(0, MOST)))
}

export const forgetSearches = stored.remove

/** Anyone can write to the storage of a browser: only what this module could have written is read. */
export function searchesIn(text: string | undefined): string[] {
  try {
    const searches: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(searches) ? searches.filter(isSearch).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST
}
