import type { CartLine } from '@shop/contract/cart'
import type { OrderPromise } from '~/shared/delivery/use-order-promise.ts'
import { type OrderPlan, orderPlan } from '~/shared/plan/order-plan.ts'
import type { CouponState } from './use-coupon.ts'

/** Deposit and parts of the cart as it is now; undefined where all is paid at once, and while that is not known. */
export function cartPlan(
  lines: readonly CartLine[],
  coupon: CouponState,
  { schedule, readyOn, isComputed }: Pick<OrderPromise, 'schedule' | 'readyOn' | 'isComputed'>,
): OrderPlan | undefined {
  if (!schedule || !isComputed || coupon.kind === 'checking') return undefined
  const off = coupon.kind === 'applied' ? coupon.lineCents : []
  return orderPlan(schedule, {
    lines: lines.map((line, at) => ({ ...line, discountCents: off[at] })),
    readyOn,
  })
}
