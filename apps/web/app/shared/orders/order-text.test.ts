import { expect, test } from 'vitest'
import { paymentText } from './order-text.ts'

test('only an order of which the atelier still holds money is refunded in part', () => {
  expect(paymentText({ paymentState: 'paid', refundedCents: 100 })).toBe('Pago · reembolsado em parte')
  expect(paymentText({ paymentState: 'paid', refundedCents: 0 })).toBe('Pago')
  expect(paymentText({ paymentState: 'refunded', refundedCents: 100 })).toBe('Reembolsado')
  // A payment of the wrong amount was returned and the order closed.
  expect(paymentText({ paymentState: 'expired', refundedCents: 100 })).toBe('Expirado')
})
