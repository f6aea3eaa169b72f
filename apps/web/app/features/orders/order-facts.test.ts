import type { OrderEvent } from '@shop/contract/order'
import { describe, expect, test } from 'vitest'
import {
  hasTimeline,
  isArriving,
  isPayable,
  openWithdrawal,
  reachedAt,
  withdrawalDeadline,
} from './order-facts.ts'

const now = new Date('2026-11-15T15:00:00Z')
const earlier = new Date('2026-11-15T14:59:00Z')
const later = new Date('2026-11-15T15:20:00Z')

describe('an order can be paid', () => {
  test('while it is unpaid and its items are held, also after a declined payment', () => {
    expect(isPayable({ paymentState: 'awaiting', holdExpiresAt: later }, now)).toBe(true)
    expect(isPayable({ paymentState: 'declined', holdExpiresAt: later }, now)).toBe(true)
  })
  test('not once its hold has expired, nor when it is paid, expired or refunded', () => {
    expect(isPayable({ paymentState: 'awaiting', holdExpiresAt: earlier }, now)).toBe(false)
    for (const paymentState of ['paid', 'expired', 'refunded'] as const) {
      expect(isPayable({ paymentState, holdExpiresAt: null }, now)).toBe(false)
    }
  })
})

describe('a customer may end her purchase', () => {
  const paid = {
    status: 'in_production',
    paymentState: 'paid',
    placedAt: new Date('2026-11-08T23:30:00-03:00'),
    withdrawalRequestedAt: null,
  } as const
  const delivered = { ...paid, status: 'delivered' } as const

  test('once something is paid', () => {
    expect(openWithdrawal(paid, undefined, now)).toBe('law')
    expect(openWithdrawal({ ...paid, paymentState: 'awaiting' }, undefined, now)).toBeUndefined()
  })
  test('by law until the seventh day after delivery, counted in São Paulo days', () => {
    const deliveredAt = new Date('2026-11-08T23:30:00-03:00')
    expect(withdrawalDeadline(deliveredAt)).toBe('2026-11-15')
    expect(openWithdrawal(delivered, deliveredAt, new Date('2026-11-15T23:59:00-03:00'))).toBe('law')
    expect(openWithdrawal(delivered, deliveredAt, new Date('2026-11-16T00:01:00-03:00'))).toBeUndefined()
  })
  test('as she accepted, from the eighth day after the order until the delivery', () => {
    const accepted = { ...paid, cancellationText: 'Fica 30 %.' }
    expect(openWithdrawal(accepted, undefined, new Date('2026-11-15T23:59:00-03:00'))).toBe('law')
    expect(openWithdrawal(accepted, undefined, new Date('2026-11-16T00:01:00-03:00'))).toBe('agreed')
  })
  test('only once, and not after a cancellation', () => {
    expect(openWithdrawal({ ...paid, withdrawalRequestedAt: earlier }, undefined, now)).toBeUndefined()
    expect(openWithdrawal({ ...paid, cancelledAt: earlier }, undefined, now)).toBeUndefined()
  })
})

describe('an order of which the atelier holds money', () => {
  const paid = {
    status: 'in_production',
    paymentState: 'paid',
    paidAt: earlier,
    withdrawalRequestedAt: null,
  } as const
  const withoutMoney = ['awaiting', 'declined', 'expired', 'refunded'] as const

  test('is to arrive until it is delivered or the customer withdraws', () => {
    expect(isArriving(paid)).toBe(true)
    expect(isArriving({ ...paid, status: 'delivered' })).toBe(false)
    expect(isArriving({ ...paid, withdrawalRequestedAt: earlier })).toBe(false)
    for (const paymentState of withoutMoney) expect(isArriving({ ...paid, paymentState })).toBe(false)
  })
  test('has a timeline until it is cancelled', () => {
    expect(hasTimeline(paid)).toBe(true)
    expect(hasTimeline({ ...paid, cancelledAt: earlier })).toBe(false)
    expect(hasTimeline({ ...paid, paidAt: null })).toBe(false)
    for (const paymentState of withoutMoney) expect(hasTimeline({ ...paid, paymentState })).toBe(false)
  })
})

test('a status set twice counts from the last time', () => {
  const to = (id: number, status: string, at: Date): OrderEvent => ({
    id,
    kind: 'status_changed',
    at,
    actorName: null,
    details: { to: status },
  })
  const events = [to(1, 'ready', earlier), to(2, 'in_production', now), to(3, 'ready', later)]
  expect(reachedAt(events, 'ready')).toBe(later)
  expect(reachedAt(events, 'delivered')).toBeUndefined()
})
