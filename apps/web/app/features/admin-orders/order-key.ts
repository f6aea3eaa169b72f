/** Order numbers start at 10001, so that a number can be distinguished from an id in an older URL. */
const FIRST_NUMBER = 10_001

export type OrderKey = { number: number } | { id: number }

/** Reads the last segment of an order's URL; undefined if it is neither a number nor an id. */
export function orderKeyOf(text: string | undefined): OrderKey | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= FIRST_NUMBER ? { number: value } : { id: value }
}
