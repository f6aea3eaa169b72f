import type { Order } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { canCancel, cancelRefundCents } from './cancellable.ts'

// Only the fields that the rules read.
const paid = {
  status: 'in_production',
  paymentState: 'paid',
  paidAt: new Date(),
  cancelledAt: null,
  attention: null,
  totalCents: 1000,
  refundedCents: 100,
  refunds: [],
} as unknown as Order

test('an order is cancelled until its delivery, and once', () => {
  expect(canCancel(paid)).toBe(true)
  expect(canCancel({ ...paid, status: 'delivered' })).toBe(false)
  expect(canCancel({ ...paid, cancelledAt: new Date() })).toBe(false)
  const expired = { ...paid, paidAt: null, paymentState: 'expired', status: 'pending' } as const
  expect(canCancel(expired)).toBe(false)
  expect(canCancel({ ...expired, paymentState: 'awaiting' })).toBe(true)
  expect(canCancel({ ...expired, paymentState: 'awaiting', attention: 'amount_mismatch' })).toBe(false)
})

test('pending refunds and money that the bank decides about are not refunded again', () => {
  expect(cancelRefundCents(paid)).toBe(900)
  const pending = {
    id: 1,
    amountCents: 300,
    status: 'pending',
    reason: null,
    requestedAt: new Date(),
  } as const
  expect(cancelRefundCents({ ...paid, refunds: [pending] })).toBe(600)
  expect(cancelRefundCents({ ...paid, attention: 'dispute' })).toBe(0)
})
