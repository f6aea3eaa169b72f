import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBRL, toCents } from './money.ts'

// Intl separates the symbol with a no-break space.
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, 'R$ 0,00'],
  [29, 'R$ 0,29'],
  [489000, 'R$ 4.890,00'],
  [123456789, 'R$ 1.234.567,89'],
])('%d centavos are shown as %s', (cents, text) => {
  expect(plain(formatBRL(cents))).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  'a price that is not a number (%d) is shown as R$ 0,00',
  (value) => {
    expect(plain(formatBRL(value))).toBe('R$ 0,00')
  },
)

test('every amount of centavos survives the conversion to reais and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => toCents(cents / 100) === cents),
  )
})
