/** What was typed in the size finder. It stays in this tab, never in an address or a cache, until she sends it. */
import type { Girths } from '@shop/contract/size-finder'

const MEASURES = 'atelier.measures'
/** The product that she wants to ask the atelier about. */
const QUESTION = 'atelier.question'

/** For the steps that follow, in whole millimetres. */
export function storeMeasures({ bust, waist, hip }: Girths) {
  write(MEASURES, { bust: Math.round(bust), waist: Math.round(waist), hip: Math.round(hip) })
}

export function readStoredMeasures(): Girths | undefined {
  const { bust, waist, hip } = read(MEASURES)
  return isWhole(bust) && isWhole(waist) && isWhole(hip) ? { bust, waist, hip } : undefined
}

export function storeQuestion(product: string) {
  write(QUESTION, { product })
}

/** The name of the product. */
export function readQuestion(): string | undefined {
  const { product } = read(QUESTION)
  return typeof product === 'string' ? product : undefined
}

export function forgetQuestion() {
  try {
    sessionStorage.removeItem(QUESTION)
  } catch {
    // Storage is unavailable: there is nothing to remove.
  }
}

function write(key: string, value: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is unavailable: it is typed again later.
  }
}

function read(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}
