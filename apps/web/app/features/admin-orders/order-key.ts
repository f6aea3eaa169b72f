/** Orders are numbered from 10001 on, so that a number can be told from an id of the addresses before it. */
const FIRST_NUMBER = 10_001

export type OrderKey = { number: number } | { id: number }

/** What the last part of an order's address names; undefined for what can be neither. */
export function orderKeyOf(text: string | undefined): OrderKey | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= FIRST_NUMBER ? { number: value } : { id: value }
}
