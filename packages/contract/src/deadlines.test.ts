import { expect, test } from 'vitest'
import { dueDay, dueSoonUntil, workingDaysBetween } from './deadlines.ts'

const window = { from: '2026-11-16', to: '2026-12-08' }

test('an order is due to be ready by the first promised day and sent by the last', () => {
  expect(dueDay('confirmed', window)).toBe('2026-11-16')
  expect(dueDay('in_production', window)).toBe('2026-11-16')
  expect(dueDay('ready', window)).toBe('2026-12-08')
})

test('working days leave out weekends, holidays and days the atelier is closed', () => {
  expect(workingDaysBetween('2026-11-12', '2026-11-12')).toBe(0)
  expect(workingDaysBetween('2026-11-13', '2026-11-15')).toBe(0)
  expect(workingDaysBetween('2026-11-12', '2026-11-18')).toBe(4)
  // 20 November is a holiday, the 19th is closed.
  expect(workingDaysBetween('2026-11-18', '2026-11-23', ['2026-11-19'])).toBe(1)
})

test('due soon is counted from the current day in São Paulo', () => {
  // 01:00 UTC on the 17th is still the evening of the 16th in São Paulo.
  expect(dueSoonUntil(new Date('2026-11-17T01:00:00Z'), [])).toBe('2026-11-24')
  expect(dueSoonUntil(new Date('2026-11-17T01:00:00Z'), ['2026-11-23'])).toBe('2026-11-25')
})
