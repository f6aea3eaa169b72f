import { useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'

const stored = storedText('atelier.wedding')

/** The day of the wedding, 'AAAA-MM-DD', as it was typed in this browser or read from the account. */
export function readWeddingDay(): string | undefined {
  const day = stored.read()
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

export function useWeddingDay(): string | undefined {
  return useSyncExternalStore(stored.subscribe, readWeddingDay, () => undefined)
}

export function writeWeddingDay(day: string | undefined) {
  if (day === undefined) stored.remove()
  else stored.write(day)
}
