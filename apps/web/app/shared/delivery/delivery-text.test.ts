import { expect, test } from 'vitest'
import { formatDelivery } from './delivery-text.ts'

test('a range within one month names the month once', () => {
  expect(formatDelivery({ from: '2026-12-07', to: '2026-12-29' })).toBe('entre 7 e 29 de dezembro')
})

test('a range over two months names both, also across the turn of the year', () => {
  expect(formatDelivery({ from: '2026-11-19', to: '2026-12-11' })).toBe(
    'entre 19 de novembro e 11 de dezembro',
  )
  expect(formatDelivery({ from: '2026-12-22', to: '2027-01-13' })).toBe(
    'entre 22 de dezembro e 13 de janeiro',
  )
})

test('the first of a month is written as an ordinal', () => {
  expect(formatDelivery({ from: '2026-12-01', to: '2026-12-22' })).toBe('entre 1º e 22 de dezembro')
  expect(formatDelivery({ from: '2026-11-11', to: '2026-12-01' })).toBe(
    'entre 11 de novembro e 1º de dezembro',
  )
})
