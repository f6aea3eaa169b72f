import type { CartLine } from '@shop/contract/cart'
import { type CheckedCoupon, coupons } from '@shop/contract/coupons'
import { errors } from '@shop/contract/errors'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'

export type CouponResult = { coupon: CheckedCoupon } | { message: string }

const failure = {
  message: errors.coupon_not_valid.message,
  noResponse: 'Não foi possível conferir o cupom. Tente novamente.',
}

export async function checkCoupon(
  code: string,
  lines: readonly CartLine[],
  signal?: AbortSignal,
): Promise<CouponResult> {
  const items = lines.map(({ productId, size, color, quantity, offer }) => ({
    productId,
    size,
    color,
    quantity,
    ...(offer && { offer }),
  }))
  try {
    return { coupon: await call(coupons.check, { body: { code, items }, signal }) }
  } catch (error) {
    return { message: failureText(error, failure) }
  }
}
