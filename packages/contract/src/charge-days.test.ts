import { expect, test } from 'vitest'
import { daysBetween, lastLateDay, lastLongLateDay, onTimeUntil } from './charge-days.ts'

const isLate = (dueOn: string, today: string, closedDays: string[] = []) =>
  dueOn <= lastLateDay(today, closedDays)

test.each([
  ['on its day', '2026-11-18', '2026-11-18', false],
  ['the day after', '2026-11-18', '2026-11-19', true],
  ['due on a Saturday, on Sunday', '2026-11-14', '2026-11-15', false],
  ['due on a Saturday, on Monday', '2026-11-14', '2026-11-16', false],
  ['due on a Saturday, on Tuesday', '2026-11-14', '2026-11-17', true],
  ['due on the Friday before, on Saturday', '2026-11-13', '2026-11-14', true],
  ['due on a holiday, on the Monday after', '2026-11-20', '2026-11-23', false],
  ['due on a holiday, on the Tuesday after', '2026-11-20', '2026-11-24', true],
  ['due on the last day of a month, on the first', '2027-02-28', '2027-03-01', false],
  ['due on a working last day of a month, on the first', '2026-12-31', '2027-01-01', true],
])('a charge %s', (_title, dueOn, today, late) => {
  expect(isLate(dueOn, today)).toBe(late)
  // Both rules are one.
  expect(onTimeUntil(dueOn) < today).toBe(late)
})

test('days on which the atelier is closed are no working days either', () => {
  const recess = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']
  expect(onTimeUntil('2026-12-26', recess)).toBe('2027-01-04')
  expect(isLate('2026-12-28', '2027-01-04', recess)).toBe(false)
  expect(isLate('2026-12-28', '2027-01-05', recess)).toBe(true)
})

test('late for long are charges of fifteen days and more', () => {
  expect(lastLongLateDay('2026-11-30')).toBe('2026-11-15')
  expect(daysBetween('2026-11-15', '2026-11-30')).toBe(15)
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
})
