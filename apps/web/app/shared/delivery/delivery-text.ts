import type { DeliveryWindow } from '@shop/contract/dates'
import { dayAndMonth, dayOfMonth } from '@shop/contract/format-days'

/** 'entre 7 e 29 de dezembro', 'entre 19 de novembro e 11 de dezembro'. Dates this near need no year. */
export function formatDelivery({ from, to }: DeliveryWindow): string {
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `entre ${sameMonth ? dayOfMonth(from) : dayAndMonth(from)} e ${dayAndMonth(to)}`
}
