/** Texts about collecting an order at the atelier. Apart from opening-hours.ts, which every page loads. */
import { daysText, hoursText, type OpeningHours, weekdayName } from './opening-hours.ts'

export const pickupLabel = 'Retirada no ateliê'

/** 'Segunda a sexta, 9h às 18h; sábado, 9h às 13h': closed days are left out. */
export function openingText(hours: readonly OpeningHours[]): string {
  const text = open(hours)
    .map((range) => `${daysText(range).toLowerCase()}, ${hoursText(range)}`)
    .join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'seg a sex, 9h às 18h': the first opening hours only. */
export function shortOpeningText(hours: readonly OpeningHours[]): string | undefined {
  const [first] = open(hours)
  if (first === undefined) return undefined
  const [from, to] = [first.from, first.to].map((day) => weekdayName(day).slice(0, 3).toLowerCase())
  return `${from === to ? from : `${from} a ${to}`}, ${hoursText(first)}`
}

function open(hours: readonly OpeningHours[]) {
  return hours.filter(({ opens, closes }) => opens !== null && closes !== null)
}
