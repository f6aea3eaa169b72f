import { describe, expect, test } from 'vitest'
import { dueOf, firstAmount, nextCharge, takesPayments, wayOf } from './charge-facts.ts'
import { isPixNight } from './pix-night.ts'

const charge = {
  id: 1,
  kind: 'part',
  description: null,
  amountCents: 80_383,
  dueOn: '2026-11-18',
  paidAt: null,
  paymentMethod: null,
  receivedWay: null,
  refundedCents: 0,
  cancelledAt: null,
} as const
const now = new Date('2026-11-18T15:00:00Z')

describe('when a charge is due', () => {
  test.each([
    ['2026-11-18', '2026-11-18', 'vence hoje'],
    ['2026-11-18', '2026-11-19', 'venceu ontem'],
    ['2026-11-18', '2026-11-22', 'venceu há 4 dias'],
  ])('%s, seen on %s: %s', (dueOn, today, text) => {
    expect(dueOf(dueOn, today)).toEqual({ text, isLate: text.startsWith('venceu') })
  })

  test('a day that is no working day is on time until the next one', () => {
    // 15 November is a Sunday and a holiday.
    expect(dueOf('2026-11-15', '2026-11-15')).toEqual({ text: 'vence hoje', isLate: false })
    expect(dueOf('2026-11-15', '2026-11-16')).toEqual({ text: 'vence hoje', isLate: false })
    expect(dueOf('2026-11-15', '2026-11-17')).toEqual({ text: 'venceu há 2 dias', isLate: true })
    expect(dueOf('2026-11-14', '2026-11-15')).toEqual({
      text: 'vence em 16/11/2026',
      weekday: 'segunda-feira',
      isLate: false,
    })
    expect(dueOf('2026-11-18', '2026-11-19', ['2026-11-18', '2026-11-19'])).toMatchObject({ isLate: false })
  })
})

test('the next charge is the first that is neither paid nor cancelled', () => {
  const paid = { ...charge, id: 2, paidAt: now }
  const cancelled = { ...charge, id: 3, cancelledAt: now }
  expect(nextCharge({ charges: [paid, cancelled, charge] })?.id).toBe(1)
  expect(nextCharge({ charges: [paid, cancelled] })).toBeUndefined()
  expect(nextCharge({})).toBeUndefined()
})

test('the first payment of an order is its deposit, or all of it', () => {
  expect(firstAmount({ totalCents: 689_000, charges: [charge] })).toBe(80_383)
  expect(firstAmount({ totalCents: 689_000 })).toBe(689_000)
})

test('charges are paid once the deposit is, and not after a cancellation or a withdrawal', () => {
  const order = { paymentState: 'partly_paid', cancelledAt: null, withdrawalRequestedAt: null } as const
  expect(takesPayments(order)).toBe(true)
  expect(takesPayments({ ...order, paymentState: 'awaiting' })).toBe(false)
  expect(takesPayments({ ...order, cancelledAt: now })).toBe(false)
  expect(takesPayments({ ...order, withdrawalRequestedAt: now })).toBe(false)
})

test('a receipt says how it was paid', () => {
  expect(wayOf({ ...charge, paymentMethod: 'pix' })).toBe('Pix')
  expect(wayOf({ ...charge, paymentMethod: 'card' })).toBe('cartão')
  expect(wayOf({ ...charge, receivedWay: 'cash' })).toBe('dinheiro, no ateliê')
  expect(wayOf(charge)).toBe('')
})

test.each([
  ['2026-11-16T22:59:00Z', false],
  ['2026-11-16T23:00:00Z', true],
  ['2026-11-17T02:00:00Z', true],
  ['2026-11-17T08:59:00Z', true],
  ['2026-11-17T09:00:00Z', false],
])('the Pix limit of the night: %s', (instant, isNight) => {
  expect(isPixNight(new Date(instant))).toBe(isNight)
})
