import { expect, test } from 'vitest'
import { daysBetween, lastReminderDay, measuresDueOn } from './measures-due.ts'

test('measures are awaited for ten working days after the payment', () => {
  // 20 November is a national holiday.
  expect(measuresDueOn('2026-11-16')).toBe('2026-12-01')
  expect(measuresDueOn('2026-11-16', ['2026-11-30'])).toBe('2026-12-02')
})

test.for([
  ['2026-11-23', undefined],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-27', '2026-11-24'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-05', '2026-11-30'],
  ['2026-12-06', '2026-12-06'],
  ['2026-12-10', '2026-12-06'],
  ['2026-12-11', '2026-12-11'],
  ['2027-03-01', '2027-03-01'],
] as const)('of measures due on 1 December, the last reminder on %s is that of %s', ([today, day]) => {
  expect(lastReminderDay('2026-12-01', today)).toBe(day)
})

test('days between two days count neither hours nor clock changes', () => {
  expect(daysBetween('2026-11-16', '2026-12-01')).toBe(15)
})
