import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { day } from '@shop/contract/codecs'

/** By how many days back they reach, today included. */
export const lastDays = {
  '7': 'Últimos 7 dias',
  '30': 'Últimos 30 dias',
  '90': 'Últimos 90 dias',
  '365': 'Últimos 12 meses',
} as const

/** Chosen by their first and last day. */
export const OWN_DATES = 'datas'

export type Period = '' | keyof typeof lastDays | typeof OWN_DATES

export interface Days {
  from?: string
  to?: string
}

/** Only what is written there itself: every object also answers to `constructor`, and an address may say anything. */
export function isPeriod(text: string): text is Period {
  return text === '' || text === OWN_DATES || Object.hasOwn(lastDays, text)
}

/** The first and last day that a period asks for. Anybody can write an address: what is no day is left out. */
export function daysOf(period: Period, typed: { from: string; to: string }, now: Date): Days {
  if (period === '') return {}
  if (period !== OWN_DATES) return { from: addDays(saoPauloDay(now), 1 - Number(period)) }
  const from = day.safeParse(typed.from).data
  const to = day.safeParse(typed.to).data
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
