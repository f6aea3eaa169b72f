/** What a coupon takes off. Every code that does not apply is rejected with the same work and the same words. */
import { type Discount, discountOf } from '@shop/contract/coupon-pricing'
import type { CheckedCoupon } from '@shop/contract/coupons'
import { offerPrice } from '@shop/contract/offers'
import type { OrderLine } from '@shop/contract/order-draft'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { omit } from '../../lib/omit.ts'
import type { FoundCoupon } from './coupon-terms.queries.ts'
import * as queries from './coupon-terms.queries.ts'

interface PricedLine {
  productId: number
  quantity: number
  unitPriceCents: number
}

export interface AppliedCoupon extends Discount {
  coupon: FoundCoupon
}

/** Throws when the coupon does not apply. `orderId` is the order that may hold it already. */
export async function applyCoupon(
  db: Db,
  code: string,
  lines: readonly PricedLine[],
  orderId = 0,
): Promise<AppliedCoupon> {
  const productIds = lines.map(({ productId }) => productId)
  const coupon = await queries.find(db, { code, productIds, orderId })
  const discount = coupon && discountOf(coupon, lines)
  if (!coupon?.isUsable || discount === undefined) throw new AppError('coupon_not_valid')
  return { coupon, ...discount }
}

export async function checkCoupon(
  db: Db,
  { code, items }: { code: string; items: readonly OrderLine[] },
): Promise<CheckedCoupon> {
  const { coupon, discountCents } = await applyCoupon(db, code, await priced(db, items))
  return { ...omit(coupon, ['id', 'version', 'isUsable']), discountCents }
}

/** A product that is gone costs nothing: the order rejects it. */
async function priced(db: Db, items: readonly OrderLine[]): Promise<PricedLine[]> {
  const rows = await queries.prices(
    db,
    items.map(({ productId }) => productId),
  )
  const products = new Map(rows.map((row) => [row.id, row]))
  return items.map(({ productId, quantity, offer = 'ready' }) => {
    const { priceCents = 0, offers = [] } = products.get(productId) ?? {}
    const change = offers.find(({ kind }) => kind === offer)?.priceChangeCents ?? 0
    return { productId, quantity, unitPriceCents: offerPrice(priceCents, change) }
  })
}
