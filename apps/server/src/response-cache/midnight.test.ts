import { expect, test } from 'vitest'
import { nextMidnight } from './midnight.ts'

test.each([
  ['2026-11-15T12:00:00.000Z', '2026-11-16T03:00:00.000Z'],
  ['2026-11-16T02:59:59.999Z', '2026-11-16T03:00:00.000Z'],
  ['2026-11-16T03:00:00.000Z', '2026-11-17T03:00:00.000Z'],
])('midnight in São Paulo after %s is %s', (now, midnight) => {
  expect(new Date(nextMidnight(Date.parse(now))).toISOString()).toBe(midnight)
})
