import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { ChargedOrder } from './charges.service.ts'

/** A charge after the first one can be paid as long as its order stands. */
export function isOpenPart({ order, charge }: ChargedOrder): boolean {
  return hasReceivedMoney(order.paymentState) && order.cancelledAt === null && charge.cancelledAt === null
}
