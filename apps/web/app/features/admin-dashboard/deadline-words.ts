import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { Order } from '@shop/contract/order'

const SOON_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

export interface Deadline {
  text: string
  tone: 'late' | 'soon' | 'calm'
}

/** How much time is left for an order: the day it is promised for, or since when it is paid. */
export function deadlineOf(
  { deliveryWindow, paidAt }: Pick<Order, 'deliveryWindow' | 'paidAt'>,
  now: Date,
): Deadline {
  const today = saoPauloDay(now)
  if (deliveryWindow) {
    const { to } = deliveryWindow
    const day = dayAndMonth(to)
    const left = daysBetween(today, to)
    if (left < 0) return { text: `Venceu em ${day}`, tone: 'late' }
    if (left === 0) return { text: `Vence hoje, ${day}`, tone: 'late' }
    if (to === addDays(today, 1)) return { text: `Vence amanhã, ${day}`, tone: 'late' }
    if (left <= SOON_DAYS) return { text: `Faltam ${left} dias, ${day}`, tone: 'soon' }
  }
  if (!paidAt) return { text: '', tone: 'calm' }
  return { text: `Pago ${agoInWords(daysBetween(saoPauloDay(paidAt), today))}`, tone: 'calm' }
}

function agoInWords(days: number) {
  if (days <= 0) return 'hoje'
  return days === 1 ? 'ontem' : `há ${days} dias`
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function dayAndMonth(day: string) {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}
