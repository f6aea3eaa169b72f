import type { Order } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { refundable } from './refundable.ts'

// Only the fields that the rule reads.
const paid = {
  paymentState: 'paid',
  attention: null,
  totalCents: 1000,
  refundedCents: 100,
  chargedBackCents: 50,
} as unknown as Order

test('what is left of a paid order can be refunded, and its units restocked', () => {
  expect(refundable(paid)).toEqual({ left: 850, canRestock: true })
  expect(refundable({ ...paid, attention: 'paid_without_stock' })).toEqual({ left: 850, canRestock: false })
})

test('of an order in parts, only what was paid can be refunded', () => {
  const order = { ...paid, paymentState: 'partly_paid', paidCents: 400 } as const
  expect(refundable(order).left).toBe(250)
})

test('nothing can be refunded of an order of which the atelier holds no money', () => {
  for (const paymentState of ['awaiting', 'declined', 'expired', 'refunded'] as const)
    expect(refundable({ ...paid, paymentState })).toEqual({ left: 0, canRestock: false })
})

test('an amount that does not match the order is refunded as it was received', () => {
  const stuck = {
    ...paid,
    paymentState: 'awaiting',
    attention: 'amount_mismatch',
    receivedCents: 700,
  } as const
  expect(refundable(stuck)).toEqual({ left: 600, canRestock: false })
})
