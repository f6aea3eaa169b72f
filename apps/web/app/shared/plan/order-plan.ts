/** Deposit and parts of what is about to be bought. The server computes the same from its own data. No zod: the product page loads this file. */
import type { OfferKind } from '@shop/contract/offers'
import {
  isPlanOffered,
  mostParts,
  type PlannedCharge,
  planCharges,
  planTermsOf,
} from '@shop/contract/payment-plan'
import type { PublicSchedule } from '@shop/contract/schedule'

interface LineToPay {
  offer?: OfferKind | undefined
  quantity: number
  unitPriceCents: number
  /** What a coupon takes off the whole line. */
  discountCents?: number | undefined
}

interface PlanWish {
  lines: readonly LineToPay[]
  /** The day on which all of it is promised to be ready; undefined while it is not known. */
  readyOn: string | undefined
  /** Fewer than there could be. */
  parts?: number | undefined
}

export interface OrderPlan {
  charges: readonly PlannedCharge[]
  /** The most parts there could be. */
  most: number
  /** No whole month is left: the rest is due on the last day before the order is ready. */
  isLastDay: boolean
}

/** Undefined: all of it is paid at once. */
export function orderPlan(
  schedule: Pick<PublicSchedule, 'asOf' | 'paymentPlan'>,
  { lines, readyOn, parts }: PlanWish,
): OrderPlan | undefined {
  if (readyOn === undefined) return undefined
  const terms = planTermsOf(schedule.paymentPlan)
  const amounts = lines.map(({ offer, quantity, unitPriceCents, discountCents = 0 }) => ({
    offer,
    amountCents: quantity * unitPriceCents - discountCents,
  }))
  if (!isPlanOffered(terms, amounts)) return undefined
  const totalCents = amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const input = { totalCents, today: schedule.asOf, readyOn, parts }
  const charges = planCharges(terms, input)
  const most = mostParts(terms, input)
  return charges && { charges, most: Math.max(1, most), isLastDay: most === 0 }
}
