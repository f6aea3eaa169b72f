import { expect, test } from 'vitest'
import { parseTypedMeasure } from './typed-measure.ts'

test.each([
  ['90,5', 905],
  ['90.5', 905],
  ['90', 900],
  ['90,', 900],
  [' 90,50 cm ', 905],
  ['8', 80],
  ['4,00', 40],
  ['1,5CM', 15],
  ['165,0', 1650],
  ['0', 0],
])('%j is read as %d mm', (text, millimetres) => {
  expect(parseTypedMeasure(text)).toBe(millimetres)
})

test.each(['', 'cm', 'noventa', '90,55', '4,05', '1.650', '1.000', '-90', ',5', '9 0', '1e2', '35"'])(
  '%j is no length',
  (text) => {
    expect(parseTypedMeasure(text)).toBeUndefined()
  },
)
