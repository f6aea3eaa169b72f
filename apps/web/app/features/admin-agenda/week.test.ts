import { expect, test } from 'vitest'
import { dayIn, shownDays, spanText, weekOf } from './week.ts'

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('a day that does not exist is today', () => {
  expect(dayIn('2026-11-18', '2026-11-16')).toBe('2026-11-18')
  expect(['', 'amanhã', '2026-13-40'].map((text) => dayIn(text, '2026-11-16'))).toEqual(
    Array.from({ length: 3 }, () => '2026-11-16'),
  )
})

test('a Sunday is shown when it opens or something takes place on it', () => {
  const days = [
    { day: '2026-11-21', opens: 600 },
    { day: '2026-11-22', opens: null },
  ]
  expect(shownDays(days, new Set())).toHaveLength(1)
  expect(shownDays(days, new Set(['2026-11-22']))).toHaveLength(2)
})

test('a span names its month once', () => {
  expect(spanText('2026-11-16', '2026-11-21')).toBe('16 a 21 de novembro')
  expect(spanText('2026-11-30', '2026-12-05')).toBe('30 de novembro a 5 de dezembro')
})
