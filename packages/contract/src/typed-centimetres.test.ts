import { expect, test } from 'vitest'
import { parseTypedCentimetres } from './typed-centimetres.ts'

test.each([
  ['4', 40],
  ['4,0', 40],
  ['4.5', 45],
  [' 1,5 cm ', 15],
  ['104,', 1040],
  ['0', 0],
])('%s is read as millimetres', (text, mm) => expect(parseTypedCentimetres(text)).toBe(mm))

test.each(['', 'cm', '-1', '4,05', '1.000', 'quatro', '4 0', '1e2'])('%s is not guessed', (text) =>
  expect(parseTypedCentimetres(text)).toBeUndefined(),
)
