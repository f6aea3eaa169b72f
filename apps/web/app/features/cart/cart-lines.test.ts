import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesInText, shownCount, textOfLines } from './cart-lines.ts'

const line = {
  cartId: '7-M-Off-White',
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size: 'M',
  color: 'Off-White',
  quantity: 1,
}

describe('a stored cart', () => {
  test('is read back as it was written, under its version', () => {
    const lines = [line, { ...line, size: 'P', cartId: '7-P-Off-White', quantity: 5, shown: 2 }]
    expect(linesInText(textOfLines(lines))).toEqual(lines)
    expect(JSON.parse(textOfLines(lines))).toEqual({ version: 1, lines })
  })

  test('keeps the way in which a line is had; one stored before has none and is ready', () => {
    const sewn = { ...line, offer: 'made_to_measure' as const, baseSize: 'G' }
    expect(linesInText(textOfLines([sewn, line]))).toEqual([sewn, line])
    const odd = JSON.stringify({ version: 1, lines: [{ ...line, offer: 'rented', baseSize: 3 }] })
    expect(linesInText(odd)).toEqual([line])
  })

  test('is empty when there is none, or when it does not have our format', () => {
    const stored = (lines: unknown, version: unknown = 1) => JSON.stringify({ version, lines })
    const broken = ['', 'null', '{', '[]', '"x"', stored({}), stored(null), stored([line], 2)]
    for (const text of [undefined, ...broken]) expect(linesInText(text)).toEqual([])
  })

  test('drops invalid lines and retains the others', () => {
    const changes = [
      { quantity: 0 },
      { quantity: -1 },
      { quantity: 1.5 },
      { quantity: '3' },
      { quantity: 1e300 },
      { productId: 'x' },
      { unitPriceCents: -5 },
      { unitPriceCents: null },
      { name: 3 },
      { size: undefined },
      { color: {} },
    ]
    const lines = [null, 'x', [], ...changes.map((change) => ({ ...line, ...change })), line]
    expect(linesInText(JSON.stringify({ version: 1, lines }))).toEqual([line])
  })

  test('ignores a shown quantity that is invalid or not lower than the requested one', () => {
    const lines = [3, 4, -1, 1.5, '2', null].map((shown) => ({ ...line, quantity: 3, shown }))
    expect(linesInText(JSON.stringify({ version: 1, lines }))).toEqual(
      lines.map(() => ({ ...line, quantity: 3 })),
    )
  })

  test('computes the ids of its lines itself', () => {
    const lines = [{ ...line, cartId: 'something else' }]
    expect(linesInText(JSON.stringify({ version: 1, lines }))).toEqual([line])
  })

  test('never breaks the page, whatever is in storage', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.jsonValue()).map((lines) => JSON.stringify({ version: 1, lines })),
    )
    fc.assert(fc.property(anything, (text) => linesInText(text).length === 0))
  })
})

test('units are counted as the cart page showed them, and as requested where it showed no fewer', () => {
  expect(shownCount([])).toBe(0)
  expect(
    shownCount([
      { ...line, quantity: 3 },
      { ...line, quantity: 5, shown: 2 },
    ]),
  ).toBe(5)
})
