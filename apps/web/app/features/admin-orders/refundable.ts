import type { Order } from '@shop/contract/order'

interface Refundable {
  /** How much can still go back. */
  left: number
  /** The order's units were sold, so they can come back to stock. */
  canRestock: boolean
}

/** What was received and does not fit the order goes back whole; its units were only held and are free by themselves. */
export function refundable(order: Order): Refundable {
  const { paymentState, attention, totalCents, refundedCents, receivedCents, chargedBackCents = 0 } = order
  if (paymentState === 'paid')
    return {
      left: Math.max(0, totalCents - refundedCents - chargedBackCents),
      canRestock: attention !== 'paid_without_stock',
    }
  const stuck = attention === 'amount_mismatch' ? (receivedCents ?? 0) : 0
  return { left: Math.max(0, stuck - refundedCents), canRestock: false }
}
