import { expect, test } from 'vitest'
import { daysOf, isPeriod } from './order-period.ts'

const none = { from: '', to: '' }
// Ten minutes to midnight in São Paulo, and the next day in Greenwich.
const now = new Date('2026-11-16T02:50:00Z')

test('a number of days counts back from today, on the clock of São Paulo', () => {
  expect(daysOf('7', none, now)).toEqual({ from: '2026-11-09' })
  expect(daysOf('365', none, now)).toEqual({ from: '2025-11-16' })
})

test('own dates are taken as they are, and what is no day is left out', () => {
  expect(daysOf('datas', { from: '2026-01-01', to: '2026-01-31' }, now)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
  expect(daysOf('datas', { from: '2026-02-31', to: '31/01/2026' }, now)).toEqual({})
})

test('without a period there are no days, whatever else the address says', () => {
  expect(daysOf('', { from: '2026-01-01', to: '' }, now)).toEqual({})
  expect(['90', '91', 'datas', 'constructor'].map(isPeriod)).toEqual([true, false, true, false])
})
