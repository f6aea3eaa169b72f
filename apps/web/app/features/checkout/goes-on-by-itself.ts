import type { Order } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'

/** The customer has nothing left to choose: the order is paid, or waits for its Pix. */
export function goesOnByItself({ paymentState, pix }: Pick<Order, 'paymentState' | 'pix'>): boolean {
  return hasReceivedMoney(paymentState) || (paymentState === 'awaiting' && pix !== undefined)
}
