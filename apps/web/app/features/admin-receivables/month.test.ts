import { expect, test } from 'vitest'
import { daysOf, monthIn, monthsLater, monthText } from './month.ts'

test.each([
  ['2026-10', '2026-10'],
  ['', '2026-11'],
  ['2026-13', '2026-11'],
  ['2026-00', '2026-11'],
  ['9999-01', '2026-11'],
  ['novembro', '2026-11'],
])('the URL %j shows %s on a day of November', (text, month) => {
  expect(monthIn(text, '2026-11-30')).toBe(month)
})

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, to) => {
  expect(daysOf(month)).toEqual({ from: `${month}-01`, to })
})

test('the arrows cross the end of a year', () => {
  expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthText('2027-01')).toBe('janeiro de 2027')
})
