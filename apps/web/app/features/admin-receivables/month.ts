/** Months in the URL, 'AAAA-MM'. */
import { monthName } from '@shop/contract/format-days'
import { addMonths } from '@shop/contract/payment-plan'

const A_MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** The month of a URL, or that of today if it names none. */
export function monthIn(text: string, today: string): string {
  return A_MONTH.test(text) ? text : today.slice(0, 7)
}

export function monthsLater(month: string, count: number): string {
  return addMonths(`${month}-01`, count).slice(0, 7)
}

/** First and last day. */
export function daysOf(month: string) {
  return { from: `${month}-01`, to: addMonths('2000-01-31', monthsFrom2000(month)) }
}

/** 'novembro de 2026' */
export function monthText(month: string): string {
  return `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`
}

function monthsFrom2000(month: string): number {
  const [year = 2000, number = 1] = month.split('-').map(Number)
  return (year - 2000) * 12 + number - 1
}
