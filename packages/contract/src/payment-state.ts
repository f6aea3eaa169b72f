import type { PaymentState } from './labels.ts'

/** The atelier has received money for the order and has not returned all of it. */
export const receivedMoneyStates: readonly PaymentState[] = ['paid', 'partly_paid']

/** The database has the same rule, for queries: `has_received_money`. */
export function hasReceivedMoney(paymentState: PaymentState): boolean {
  return receivedMoneyStates.includes(paymentState)
}

/** Stays true after a full refund. */
export function hasEverReceivedMoney(paymentState: PaymentState): boolean {
  return hasReceivedMoney(paymentState) || paymentState === 'refunded'
}
