import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays, isWorkingDay } from '@shop/contract/dates'
import { dueDay, dueSoonUntil, workingDaysBetween } from '@shop/contract/deadlines'
import type { Order } from '@shop/contract/order'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Deadline {
  text: string
  tone: 'late' | 'soon' | 'calm'
}

type DueOrder = Pick<Order, 'deliveryWindow' | 'paidAt' | 'status'>

/** The time left for the next step of an order, based on its promised delivery window. */
export function deadlineOf(order: DueOrder, now: Date, closedDays: readonly string[]): Deadline {
  const { deliveryWindow, paidAt, status } = order
  const today = saoPauloDay(now)
  if (deliveryWindow) {
    const due = onWorkingDay(dueDay(status, deliveryWindow), closedDays)
    if (status === 'ready') return sendingDeadline(due, today, closedDays)
    if (due <= dueSoonUntil(now, closedDays)) return sewingDeadline(due, today, closedDays)
  }
  if (!paidAt) return { text: '', tone: 'calm' }
  return { text: `Pago ${agoText(daysBetween(saoPauloDay(paidAt), today))}`, tone: 'calm' }
}

function sewingDeadline(due: string, today: string, closedDays: readonly string[]): Deadline {
  const day = dayAndMonth(due)
  if (due < today) return { text: lateText('Atrasado', due, today, closedDays), tone: 'late' }
  if (due === today) return { text: `Vence hoje, ${day}`, tone: 'late' }
  if (due === addDays(today, 1)) return { text: `Vence amanhã, ${day}`, tone: 'late' }
  const left = workingDaysBetween(today, due, closedDays)
  return { text: `${left === 1 ? 'Falta' : 'Faltam'} ${daysText(left)}, ${day}`, tone: 'soon' }
}

function sendingDeadline(due: string, today: string, closedDays: readonly string[]): Deadline {
  if (due < today) return { text: lateText('Envio atrasado', due, today, closedDays), tone: 'late' }
  if (due === today) return { text: 'Enviar hoje', tone: 'late' }
  if (due === addDays(today, 1)) return { text: `Enviar até amanhã, ${dayAndMonth(due)}`, tone: 'late' }
  return { text: `Enviar até ${dayAndMonth(due)}`, tone: 'soon' }
}

/** On the weekend after the due day, no working day has passed yet. */
function lateText(word: string, due: string, today: string, closedDays: readonly string[]) {
  const days = workingDaysBetween(due, today, closedDays)
  return days === 0
    ? `${word} desde ${dayAndMonth(due)}`
    : `${word} ${daysText(days)}, era ${dayAndMonth(due)}`
}

/** A deadline on a closed day moves to the next working day. */
function onWorkingDay(day: string, closedDays: readonly string[]) {
  return isWorkingDay(day, closedDays) ? day : addWorkingDays(day, 1, closedDays)
}

function daysText(count: number) {
  return count === 1 ? '1 dia útil' : `${count} dias úteis`
}

function agoText(days: number) {
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
