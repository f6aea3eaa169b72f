/** What a customer is told about a charge of her order. */
import { addDays } from '@shop/contract/calendar-days'
import { formatDate, isWorkingDay } from '@shop/contract/dates'
import { daysBetween } from '@shop/contract/measures-due'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { hasReceivedMoney } from '@shop/contract/payment-state'

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/** Those that are to be paid, or were, in the order in which they are due. */
export function currentCharges({ charges = [] }: Pick<Order, 'charges'>): OrderCharge[] {
  return charges.filter(({ cancelledAt, paidAt }) => !cancelledAt || paidAt)
}

export function isOpen({ paidAt, cancelledAt }: Pick<OrderCharge, 'paidAt' | 'cancelledAt'>): boolean {
  return !paidAt && !cancelledAt
}

/** The one to pay next; undefined once all are paid. */
export function nextCharge(order: Pick<Order, 'charges'>): OrderCharge | undefined {
  return currentCharges(order).find(isOpen)
}

/** What a payment of an order that was never paid charges: its deposit, or all of it. */
export function firstAmount(order: Pick<Order, 'charges' | 'totalCents'>): number {
  return nextCharge(order)?.amountCents ?? order.totalCents
}

/** Its deposit is paid, and nothing has ended it. */
export function takesPayments(
  order: Pick<Order, 'paymentState' | 'cancelledAt' | 'withdrawalRequestedAt'>,
): boolean {
  return hasReceivedMoney(order.paymentState) && !order.cancelledAt && order.withdrawalRequestedAt === null
}

interface Due {
  text: string
  /** 'quarta-feira', of a day to come. */
  weekday?: string | undefined
  isLate: boolean
}

/** A day that is no working day is on time until the next one. */
export function dueOf(dueOn: string, today: string, closedDays: readonly string[] = []): Due {
  const last = nextWorkingDay(dueOn, closedDays)
  if (today > last) {
    const days = daysBetween(dueOn, today)
    return { text: days === 1 ? 'venceu ontem' : `venceu há ${days} dias`, isLate: true }
  }
  const isPast = today > dueOn
  const day = isPast ? last : dueOn
  if (day === today) return { text: 'vence hoje', isLate: false }
  return {
    text: `vence em ${formatDate(day)}`,
    weekday: weekdays[new Date(day).getUTCDay()],
    isLate: false,
  }
}

function nextWorkingDay(day: string, closedDays: readonly string[]): string {
  let current = day
  while (!isWorkingDay(current, closedDays)) current = addDays(current, 1)
  return current
}

const ways = {
  cash: 'dinheiro, no ateliê',
  pix: 'Pix direto ao ateliê',
  card: 'cartão, na maquininha do ateliê',
  transfer: 'transferência ao ateliê',
} as const

/** How it was paid: 'Pix', 'cartão', 'dinheiro, no ateliê'; empty if that is not known. */
export function wayOf({
  paymentMethod,
  receivedWay,
}: Pick<OrderCharge, 'paymentMethod' | 'receivedWay'>): string {
  if (receivedWay) return ways[receivedWay]
  if (!paymentMethod) return ''
  return paymentMethod === 'pix' ? 'Pix' : 'cartão'
}
