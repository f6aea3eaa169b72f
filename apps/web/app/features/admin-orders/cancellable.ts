import type { Order } from '@shop/contract/order'
import { refundable } from './refundable.ts'

/**
 * Never after the delivery. An unpaid order must still have its units: held, or taken by the atelier after the time to
 * pay had ended.
 */
export function canCancel({ paidAt, cancelledAt, attention, paymentState, status }: Order): boolean {
  if (cancelledAt || status === 'delivered') return false
  if (paidAt) return true
  return !attention && (paymentState !== 'expired' || status !== 'pending')
}

/** What was begun for her is cancelled by how far it has come; a dress from stock simply returns. */
export function cancelsByTerms({ paidAt, charges, items }: Order): boolean {
  return paidAt !== null && (charges !== undefined || items.some(({ offer }) => offer !== undefined))
}

/** What a cancellation refunds at most: nothing while the bank decides about the money. */
export function cancelRefundCents(order: Order): number {
  if (order.attention === 'dispute') return 0
  const pending = (order.refunds ?? [])
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return Math.max(0, refundable(order).left - pending)
}
