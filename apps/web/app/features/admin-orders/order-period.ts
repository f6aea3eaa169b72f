import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { day } from '@shop/contract/codecs'

/** Periods by their number of days, including today. */
export const lastDays = {
  '7': 'Últimos 7 dias',
  '30': 'Últimos 30 dias',
  '90': 'Últimos 90 dias',
  '365': 'Últimos 12 meses',
} as const

/** A custom first and last day. */
export const OWN_DATES = 'datas'

export type Period = '' | keyof typeof lastDays | typeof OWN_DATES

export interface Days {
  from?: string
  to?: string
}

/** Own properties only: every object also has `constructor`, and a URL may contain any text. */
export function isPeriod(text: string): text is Period {
  return text === '' || text === OWN_DATES || Object.hasOwn(lastDays, text)
}

/** The first and last day of a period. They come from the URL, so invalid dates are ignored. */
export function daysOf(period: Period, typed: { from: string; to: string }, now: Date): Days {
  if (period === '') return {}
  if (period !== OWN_DATES) return { from: addDays(saoPauloDay(now), 1 - Number(period)) }
  const from = day.safeParse(typed.from).data
  const to = day.safeParse(typed.to).data
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
