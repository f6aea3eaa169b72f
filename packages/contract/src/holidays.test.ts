import { expect, test } from 'vitest'
import { goodFriday, isNationalHoliday } from './holidays.ts'

test.each([
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2026, '2026-04-03'],
  [2027, '2027-03-26'],
  [2028, '2028-04-14'],
  [2038, '2038-04-23'],
])('Good Friday of %d is %s', (year, day) => {
  expect(goodFriday(year)).toBe(day)
})

test('the ten national holidays of 2026 are holidays', () => {
  const days = ['01-01', '04-03', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']
  expect(days.every((day) => isNationalHoliday(`2026-${day}`))).toBe(true)
})

test('Carnival and Corpus Christi are not national holidays', () => {
  expect(isNationalHoliday('2026-02-17')).toBe(false)
  expect(isNationalHoliday('2026-06-04')).toBe(false)
})
