import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { numericDay } from '@shop/contract/format-days'
import { formatBRL } from '@shop/contract/money'
import { receivedText } from '@shop/contract/receivable-label'
import type { Receivable } from '@shop/contract/receivables'
import { shortWeekdayText } from '@shop/contract/weekday-text'

export function daysText(days: number): string {
  return days === 1 ? 'há 1 dia' : `há ${days} dias`
}

export function partsText(count: number): string {
  if (count === 0) return 'nenhuma parcela'
  return count === 1 ? '1 parcela' : `${count.toLocaleString('pt-BR')} parcelas`
}

export function paymentsText(count: number): string {
  if (count === 0) return 'nenhum recebimento'
  return count === 1 ? '1 recebimento' : `${count.toLocaleString('pt-BR')} recebimentos`
}

/** When it is due or was paid, and what is to be said about that. */
export function dayTexts(charge: Receivable, today: string): { day: string; note: string } {
  const { dueOn, isLate, daysLate, paidAt } = charge
  const day = paidAt === null ? dueOn : saoPauloDay(paidAt)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return {
    day: isThisYear ? numericDay(day) : formatDate(day),
    note: paidAt !== null ? receivedText(charge) : isLate ? daysText(daysLate) : noteOf(dueOn, today),
  }
}

function noteOf(dueOn: string, today: string): string {
  return dueOn === today ? 'hoje' : shortWeekdayText(dueOn)
}

/** 'devolvido R$ 300,00'; undefined where nothing was. */
export function returnedText({ refundedCents }: Receivable): string | undefined {
  return refundedCents === 0 ? undefined : `devolvido ${formatBRL(refundedCents)}`
}
