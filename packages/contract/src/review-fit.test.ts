import { expect, test } from 'vitest'
import { formatHeel, formatHeight, parseHeight } from './review-fit.ts'

test.each([
  ['1,68', 168],
  ['1.68', 168],
  ['168', 168],
  [' 1,68 m ', 168],
  ['168 cm', 168],
  ['1,7', 170],
  ['0,98', 98],
  ['', null],
  ['16', undefined],
  ['1,685', undefined],
  ['1680', undefined],
  ['alta', undefined],
])('the height %j is %j', (typed, cm) => {
  expect(parseHeight(typed)).toBe(cm)
})

test('heights and heels are written the Brazilian way', () => {
  expect([formatHeight(168), formatHeight(98), formatHeight(205)]).toEqual(['1,68 m', '0,98 m', '2,05 m'])
  expect([formatHeel(75), formatHeel(80), formatHeel(0)]).toEqual([
    'salto de 7,5 cm',
    'salto de 8 cm',
    'sem salto',
  ])
})
