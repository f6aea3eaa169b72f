/** What a sale of the atelier comes to, computed alike by browser and server. No zod: pure numbers. */
import { totalCents } from './cart.ts'
import { allocate } from './coupon-pricing.ts'

interface SoldLine {
  quantity: number
  unitPriceCents: number
}

export interface SaleDiscount {
  percent?: number | undefined
  amountCents?: number | undefined
}

export interface SaleAmounts {
  /** Before the discount. */
  sumCents: number
  discountCents: number
  /** Of each line, in their sequence. They add up to the discount. */
  lineCents: number[]
  totalCents: number
}

/** A percentage is rounded once, half up; a discount never exceeds what the lines cost. */
export function saleAmounts(lines: readonly SoldLine[], discount?: SaleDiscount): SaleAmounts {
  const sumCents = totalCents(lines)
  const { percent, amountCents = 0 } = discount ?? {}
  const wanted = percent === undefined ? amountCents : Math.floor((sumCents * percent + 50) / 100)
  const discountCents = Math.min(wanted, sumCents)
  const shares = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  return {
    sumCents,
    discountCents,
    lineCents: discountCents === 0 ? shares.map(() => 0) : allocate(discountCents, shares),
    totalCents: sumCents - discountCents,
  }
}
