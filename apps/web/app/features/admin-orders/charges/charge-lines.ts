/** What the order's page says about each charge. */
import { formatDate } from '@shop/contract/dates'
import { receivedWayLabels } from '@shop/contract/labels'
import { daysBetween } from '@shop/contract/measures-due'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import { hasReceivedMoney } from '@shop/contract/payment-state'

export interface ChargeLine {
  charge: OrderCharge
  label: string
  /** 'Pix · pago em 13/11/2026', 'vence em 11/12/2026, dez dias antes de ficar pronta' */
  text: string
  isLate: boolean
  /** The atelier may receive it itself. */
  canRecord: boolean
}

interface Days {
  today: string
  /** The day on which the order is promised to be ready. */
  readyOn?: string | null | undefined
}

/** Without those that are not to be paid any more. */
export function chargeLines(order: Order, { today, readyOn }: Days): ChargeLine[] {
  const all = (order.charges ?? []).filter(({ cancelledAt, paidAt }) => !cancelledAt || paidAt)
  const lastOpen = all.findLast(isOpen)
  return all.map((charge, position) => {
    const label = chargeLabel(charge, all)
    const { paidAt, dueOn } = charge
    if (paidAt) return { charge, label, text: paidText(charge, paidAt), isLate: false, canRecord: false }
    const isLate = dueOn < today
    const text = isLate ? lateText(dueOn, today) : dueText(dueOn, charge === lastOpen ? readyOn : undefined)
    return { charge, label, text, isLate, canRecord: canRecord(order, position) }
  })
}

/** By the ids of the charges. */
export function chargeLabels({ charges = [] }: Order): Map<number, string> {
  return new Map(charges.map((charge) => [charge.id, chargeLabel(charge, charges)]))
}

export function openCharges(order: Order): OrderCharge[] {
  return (order.charges ?? []).filter(isOpen)
}

function isOpen({ paidAt, cancelledAt }: OrderCharge): boolean {
  return !paidAt && !cancelledAt
}

/** The order begins with its first charge: what follows can be received only after that. */
function canRecord({ paymentState, cancelledAt, erased }: Order, position: number): boolean {
  if (cancelledAt || erased) return false
  return hasReceivedMoney(paymentState) || (position === 0 && paymentState !== 'refunded')
}

function paidText({ paymentMethod, receivedWay, refundedCents }: OrderCharge, paidAt: Date): string {
  const day = formatDate(paidAt)
  const text = receivedWay
    ? `${receivedWayLabels[receivedWay]}, no ateliê · recebido em ${day}`
    : `${wayOf(paymentMethod)}pago em ${day}`
  return refundedCents > 0 ? `${text} · devolvidos ${formatBRL(refundedCents)}` : text
}

function wayOf(paymentMethod: OrderCharge['paymentMethod']): string {
  if (paymentMethod === null) return ''
  return paymentMethod === 'pix' ? 'Pix · ' : 'Cartão · '
}

function lateText(dueOn: string, today: string): string {
  return `venceu em ${formatDate(dueOn)}, há ${dayCount(daysBetween(dueOn, today))}`
}

function dueText(dueOn: string, readyOn: string | null | undefined): string {
  const text = `vence em ${formatDate(dueOn)}`
  if (!readyOn) return text
  const days = daysBetween(dueOn, readyOn)
  if (days === 0) return `${text}, no dia de ficar pronta`
  return days > 0
    ? `${text}, ${dayCount(days)} antes de ficar pronta`
    : `${text}, ${dayCount(-days)} depois de ficar pronta`
}

const counts = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** 'dez dias', 'um dia', '45 dias' */
function dayCount(days: number): string {
  return `${counts[days] ?? days} ${days === 1 ? 'dia' : 'dias'}`
}
