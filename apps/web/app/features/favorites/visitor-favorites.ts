import { useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'

/** More than a visitor marks before signing in. */
const MOST = 100

const stored = storedText('atelier.favorites')

/** What a visitor has marked in this browser, until it is added to an account. */
export function readVisitorFavorites(): number[] {
  try {
    const ids: unknown = JSON.parse(stored.read() ?? '[]')
    return Array.isArray(ids) ? ids.filter(isId).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

export function writeVisitorFavorites(ids: readonly number[]) {
  if (ids.length === 0) stored.remove()
  else stored.write(JSON.stringify(ids.slice(0, MOST)))
}

export function useIsVisitorFavorite(productId: number): boolean {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => undefined)
  return text !== undefined && readVisitorFavorites().includes(productId)
}
