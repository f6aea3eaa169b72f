import { expect, test } from 'vitest'
import { parseTypedMeasure } from './typed-measure.ts'

test.each([
  ['90,5', 905],
  ['90.5', 905],
  ['90', 900],
  [' 90,50 cm ', 905],
  ['8', 80],
  ['165,0', 1650],
  ['0', 0],
])('%j is read as %d mm', (text, millimetres) => {
  expect(parseTypedMeasure(text)).toBe(millimetres)
})

test.each(['', 'noventa', '90,55', '1.650', '-90', '90,', ',5', '9 0', '35"'])('%j is no length', (text) => {
  expect(parseTypedMeasure(text)).toBeUndefined()
})
