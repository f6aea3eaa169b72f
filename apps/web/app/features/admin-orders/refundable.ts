import type { Order } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'

interface Refundable {
  /** The amount that can still be refunded. */
  left: number
  /** The order's units were sold, so they can be restocked. */
  canRestock: boolean
}

/**
 * A received amount that does not match the order is refunded in full; its units were only held and are released
 * automatically.
 */
export function refundable(order: Order): Refundable {
  const { paymentState, attention, totalCents, refundedCents, receivedCents, chargedBackCents = 0 } = order
  // Of an order in parts, only what is paid.
  const { paidCents = totalCents } = order
  if (hasReceivedMoney(paymentState))
    return {
      left: Math.max(0, paidCents - refundedCents - chargedBackCents),
      canRestock: attention !== 'paid_without_stock',
    }
  const stuck = attention === 'amount_mismatch' ? (receivedCents ?? 0) : 0
  return { left: Math.max(0, stuck - refundedCents), canRestock: false }
}
