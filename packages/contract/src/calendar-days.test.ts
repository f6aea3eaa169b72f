import { expect, test } from 'vitest'
import { addDays } from './calendar-days.ts'

test('adds days across the end of a month, of a year and of February', () => {
  expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('a result beyond four-digit years is clamped to the last or first day of that range', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addDays('9999-12-30', 90)).toBe('9999-12-31')
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01')
})
