import { expect, test } from 'vitest'
import { readAccent } from './typed-accent.ts'

test.each([
  ['#7a3f36', '#7a3f36'],
  [' 7A3F36 ', '#7a3f36'],
  ['#C98', '#cc9988'],
  ['c98', '#cc9988'],
  ['', undefined],
  ['#7a3f3', undefined],
  ['#7a3f36;', undefined],
  ['vinho', undefined],
  ['#７a3f36', undefined],
])('%j is the colour %s', (typed, accent) => {
  expect(readAccent(typed)).toBe(accent)
})
