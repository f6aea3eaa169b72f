// Deposit and parts of a planned order. Due days count from the first part that is not paid, so that it is as late on
// every day of seeding; pure, so that any such day can be tested.

import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { ReceivedWay } from '@shop/contract/labels'
import { addMonths, defaultPlanTerms, type PlannedCharge, planCharges } from '@shop/contract/payment-plan'

export interface PlannedPayments {
  /** Beside the deposit. */
  parts: number
  /** Paid of them. */
  paid: number
  /** Days until the next part is due, or would be; negative: it is late. */
  nextDueIn: number
  /** Parts that the atelier received itself, counted from one. */
  received?: Readonly<Record<number, ReceivedWay>>
  end?: PlannedEnd
}

/** Cancelled by the atelier. */
interface PlannedEnd {
  daysAgo: number
  reason: string
  fault: 'atelier' | 'agreed'
  /** Of the price; the newest payments are returned first. */
  retainedPercent: number
  retentionReason?: string
  /** How the atelier returned what the provider no longer did. */
  returnedByHand?: ReceivedWay
}

export interface PlanCharge extends PlannedCharge {
  paidAt: Date | null
  receivedWay: ReceivedWay | null
  /** Returned when the order was cancelled. */
  refundedCents: number
}

interface Plan {
  payments: PlannedPayments
  totalCents: number
  /** When the deposit was paid. */
  paidAt: Date
  now: Date
}

export function planChargesOf({ payments, totalCents, paidAt, now }: Plan): PlanCharge[] {
  const { parts, paid, nextDueIn, received = {}, end } = payments
  const today = saoPauloDay(paidAt)
  // Late enough for so many months.
  const readyOn = addDays(addMonths(today, parts + 1), defaultPlanTerms.lastDueDays)
  const amounts = planCharges(defaultPlanTerms, { totalCents, today, readyOn, parts }) ?? []
  const nextDueOn = addDays(saoPauloDay(now), nextDueIn)
  const charges = amounts.map((charge, at) => {
    const dueOn = at === 0 ? today : addMonths(nextDueOn, at - paid - 1)
    return {
      ...charge,
      dueOn,
      paidAt: at === 0 ? paidAt : at <= paid ? new Date(`${addDays(dueOn, -1)}T10:20:00-03:00`) : null,
      receivedWay: received[at] ?? null,
    }
  })
  const paidCents = charges.reduce((sum, { amountCents, paidAt: at }) => sum + (at ? amountCents : 0), 0)
  return returned(charges, end ? paidCents - retainedCents(totalCents, end) : 0)
}

export function retainedCents(totalCents: number, { retainedPercent }: PlannedEnd): number {
  return Math.round((totalCents * retainedPercent) / 100)
}

function returned(charges: readonly Omit<PlanCharge, 'refundedCents'>[], cents: number): PlanCharge[] {
  let rest = cents
  const newestFirst = charges.toReversed().map((charge) => {
    const refundedCents = charge.paidAt === null ? 0 : Math.min(charge.amountCents, rest)
    rest -= refundedCents
    return { ...charge, refundedCents }
  })
  return newestFirst.toReversed()
}

/** Undefined for an order that is paid in one charge. */
export function stateInParts(
  payments: PlannedPayments | undefined,
): 'paid' | 'partly_paid' | 'refunded' | undefined {
  if (payments === undefined) return undefined
  const { paid, parts, end } = payments
  if (end !== undefined) return end.retainedPercent === 0 ? 'refunded' : 'paid'
  return paid < parts ? 'partly_paid' : 'paid'
}
