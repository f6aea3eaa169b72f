import { expect, test } from 'vitest'
import { meanText, monthText } from './promise-texts.ts'

test.each([
  [-2.5, '2,5 dias antes'],
  [1, '1 dia depois'],
  [-1, '1 dia antes'],
  [0, 'no dia'],
  [null, '–'],
])('a mean of %s days is %s', (days, text) => {
  expect(meanText(days)).toBe(text)
})

test('a month says how many were delivered and how many promises changed', () => {
  expect(monthText(1, 0)).toBe('1 entregue')
  expect(monthText(3, 1)).toBe('3 entregues · 1 mudança de prazo')
  expect(monthText(0, 2)).toBe('0 entregues · 2 mudanças de prazo')
})
