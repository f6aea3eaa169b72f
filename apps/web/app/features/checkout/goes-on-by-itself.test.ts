import { expect, test } from 'vitest'
import { goesOnByItself } from './goes-on-by-itself.ts'

const pix = { code: '00020126', expiresAt: new Date('2026-11-15T15:20:00Z') }

test('an order that was begun is shown instead of the steps once it is paid', () => {
  expect(goesOnByItself({ paymentState: 'paid' })).toBe(true)
  for (const paymentState of ['awaiting', 'declined', 'expired', 'refunded'] as const)
    expect(goesOnByItself({ paymentState })).toBe(false)
})

test('an order is also shown while it waits for its Pix, not after that has lapsed', () => {
  expect(goesOnByItself({ paymentState: 'awaiting', pix })).toBe(true)
  expect(goesOnByItself({ paymentState: 'expired', pix })).toBe(false)
})
