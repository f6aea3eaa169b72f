import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'

// Reference values of https://webaim.org/resources/contrastchecker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#7a3f36', '#fbf8f4', 7.65],
  ['#ff0000', '#ffffff', 4],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})
