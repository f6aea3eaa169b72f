/** What a coupon takes off a cart, computed alike by browser and server. No zod: the cart page imports this file. */
import { totalCents } from './cart.ts'
import { chargeCents } from './constants.ts'

/** Either a percentage or an amount. */
export interface CouponTerms {
  percent: number | null
  amountCents: number | null
  /** Of the whole cart. */
  minTotalCents: number
  /** The products that it discounts; null: all. */
  productIds: readonly number[] | null
}

interface PricedLine {
  productId: number
  quantity: number
  unitPriceCents: number
}

export interface Discount {
  discountCents: number
  /** Of each line, in the sequence of the lines. They add up to the discount. */
  lineCents: number[]
}

/**
 * Undefined: the coupon does not apply to these lines. A percentage is rounded once, half up, on the sum of the
 * discounted lines; what is left to pay is never below the smallest charge of the payment provider.
 */
export function discountOf(terms: CouponTerms, lines: readonly PricedLine[]): Discount | undefined {
  const { percent, amountCents, minTotalCents, productIds } = terms
  const total = totalCents(lines)
  if (total < minTotalCents) return undefined
  const shares = lines.map((line) =>
    productIds === null || productIds.includes(line.productId) ? line.quantity * line.unitPriceCents : 0,
  )
  const base = shares.reduce((sum, share) => sum + share, 0)
  const wanted = percent === null ? (amountCents ?? 0) : Math.floor((base * percent + 50) / 100)
  const discountCents = Math.min(wanted, base, total - chargeCents.min)
  if (discountCents <= 0) return undefined
  return { discountCents, lineCents: allocate(discountCents, shares) }
}

/** By largest remainder: each share gets its exact part rounded down, and the largest remainders the centavos left. */
export function allocate(discountCents: number, shares: readonly number[]): number[] {
  // Two sums of eight digits multiply to more than a number holds exactly.
  const base = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  const exact = shares.map((share) => BigInt(discountCents) * BigInt(share))
  const parts = exact.map((product) => Number(product / base))
  const left = discountCents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((product, at) => ({ at, remainder: product % base }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.at - other.at)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => (raised.has(at) ? part + 1 : part))
}

interface DiscountedItem {
  quantity: number
  unitPriceCents: number
  discountCents?: number | undefined
}

/** What was paid for a line. */
export function paidForLine({ quantity, unitPriceCents, discountCents = 0 }: DiscountedItem): number {
  return quantity * unitPriceCents - discountCents
}

/** What was paid for the next `units` of a line after `before` others: the units of a line add up to what it cost. */
export function paidForUnits(item: DiscountedItem, units: number, before = 0): number {
  const paid = (count: number) => Math.round((paidForLine(item) * count) / item.quantity)
  return paid(before + units) - paid(before)
}
