import { expect, test } from 'vitest'
import { daysOf, isPeriod } from './order-period.ts'

const none = { from: '', to: '' }
// 23:50 in São Paulo, already the next day in UTC.
const now = new Date('2026-11-16T02:50:00Z')

test('a number of days counts back from today, in São Paulo time', () => {
  expect(daysOf('7', none, now)).toEqual({ from: '2026-11-09' })
  expect(daysOf('365', none, now)).toEqual({ from: '2025-11-16' })
})

test('custom dates are used as they are, and invalid dates are ignored', () => {
  expect(daysOf('datas', { from: '2026-01-01', to: '2026-01-31' }, now)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
  expect(daysOf('datas', { from: '2026-02-31', to: '31/01/2026' }, now)).toEqual({})
})

test('without a period there are no dates, whatever else the URL contains', () => {
  expect(daysOf('', { from: '2026-01-01', to: '' }, now)).toEqual({})
  expect(['90', '91', 'datas', 'constructor'].map(isPeriod)).toEqual([true, false, true, false])
})
