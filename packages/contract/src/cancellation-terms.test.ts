import { expect, test } from 'vitest'
import { mostRetained, retentionError, suggestedRetention } from './cancellation-terms.ts'

test('the suggestion is the percent of the price, and at most half of what was paid', () => {
  const suggested = (percent: number, paidCents: number) =>
    suggestedRetention({ priceCents: 9_480_00, percent, paidCents })
  expect(suggested(0, 5_056_00)).toBe(0)
  expect(suggested(20, 5_056_00)).toBe(1_896_00)
  expect(suggested(30, 9_480_00)).toBe(2_844_00)
  expect(suggested(30, 5_056_00)).toBe(2_528_00)
  expect(suggested(50, 2_000_01)).toBe(1_000_00)
  expect(suggestedRetention({ priceCents: 1_01, percent: 50, paidCents: 5_00 })).toBe(51)
})

test('something of what was paid always returns', () => {
  expect(mostRetained(5_056_00)).toBe(5_055_99)
  expect(mostRetained(0)).toBe(0)
})

const usual = {
  ...{
    retainedCents: 2_528_00,
    paidCents: 5_056_00,
    suggestedCents: 2_528_00,
    hasOwnText: true,
    hasWithdrawn: false,
  },
  ...{ whoFailed: 'customer' as const, reason: null },
}

test.each([
  [{}, undefined],
  [{ retainedCents: 0, whoFailed: 'atelier' as const, hasOwnText: false }, undefined],
  [{ retainedCents: 2_528_01 }, 'retention_needs_reason'],
  [{ retainedCents: 2_528_01, reason: 'Renda cortada' }, undefined],
  [{ retainedCents: 5_056_00, reason: 'Renda cortada' }, 'retention_too_high'],
  [{ whoFailed: 'atelier' as const, reason: 'Renda cortada' }, 'retention_too_high'],
  [{ hasOwnText: false, suggestedCents: 0, reason: 'Renda cortada' }, 'retention_too_high'],
  [
    { hasWithdrawn: true, retainedCents: 1, whoFailed: 'agreed' as const, reason: 'Por escrito' },
    'retention_too_high',
  ],
  [{ hasWithdrawn: true, retainedCents: 0 }, undefined],
  [{ hasOwnText: false, suggestedCents: 0, whoFailed: 'agreed' as const }, 'retention_needs_reason'],
  [{ hasOwnText: false, suggestedCents: 0, whoFailed: 'agreed' as const, reason: 'Por escrito' }, undefined],
  [{ whoFailed: 'agreed' as const }, undefined],
])('a retention with %j is rejected as %s', (values, error) => {
  expect(retentionError({ ...usual, ...values })).toBe(error)
})
