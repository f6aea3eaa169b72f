import { expect, test } from 'vitest'
import { addDays, saoPauloDay } from './calendar-days.ts'
import { timeZone } from './constants.ts'

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

test('the day in São Paulo is that of the machine’s time zone data, in summer times of the past and for years to come', () => {
  const expected = new Intl.DateTimeFormat('en-CA', { timeZone })
  const hour = 60 * 60 * 1000
  const until = Date.now() + 6 * 365 * 24 * hour
  const aroundMidnight = [2, 2.99, 3, 3.01]
  for (let day = Date.UTC(2015, 0, 1); day < until; day += 24 * hour) {
    const instants = aroundMidnight.map((hours) => new Date(day + hours * hour))
    expect(instants.map(saoPauloDay)).toEqual(instants.map((instant) => expected.format(instant)))
  }
})
