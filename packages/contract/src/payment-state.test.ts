import { expect, test } from 'vitest'
import type { PaymentState } from './labels.ts'
import { hasEverReceivedMoney, hasReceivedMoney } from './payment-state.ts'

/** A record, so that a new payment state does not compile before it is added here. */
function ofEveryState(predicate: (state: PaymentState) => boolean): Record<PaymentState, boolean> {
  return {
    awaiting: predicate('awaiting'),
    paid: predicate('paid'),
    partly_paid: predicate('partly_paid'),
    declined: predicate('declined'),
    expired: predicate('expired'),
    refunded: predicate('refunded'),
  }
}

test('the atelier holds money for an order that is paid, or paid in part', () => {
  expect(ofEveryState(hasReceivedMoney)).toEqual({
    awaiting: false,
    paid: true,
    partly_paid: true,
    declined: false,
    expired: false,
    refunded: false,
  })
})

test('the atelier has once received money for an order that is paid, in part too, and for a refunded one', () => {
  expect(ofEveryState(hasEverReceivedMoney)).toEqual({
    awaiting: false,
    paid: true,
    partly_paid: true,
    declined: false,
    expired: false,
    refunded: true,
  })
})
