import { expect, test } from 'vitest'
import type { PaymentState } from './labels.ts'
import { hasEverReceivedMoney, hasReceivedMoney } from './payment-state.ts'

/** A record, so that a new payment state does not compile before it is added here. */
function ofEveryState(predicate: (state: PaymentState) => boolean): Record<PaymentState, boolean> {
  return {
    awaiting: predicate('awaiting'),
    paid: predicate('paid'),
    declined: predicate('declined'),
    expired: predicate('expired'),
    refunded: predicate('refunded'),
  }
}

test('the atelier holds money for a paid order only', () => {
  expect(ofEveryState(hasReceivedMoney)).toEqual({
    awaiting: false,
    paid: true,
    declined: false,
    expired: false,
    refunded: false,
  })
})

test('the atelier has once received money for a paid and for a refunded order', () => {
  expect(ofEveryState(hasEverReceivedMoney)).toEqual({
    awaiting: false,
    paid: true,
    declined: false,
    expired: false,
    refunded: true,
  })
})
