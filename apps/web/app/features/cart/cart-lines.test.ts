import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesInText, textOfLines, withOneMore } from './cart-lines.ts'

const piece = { id: 7, name: 'Açucena', priceCents: 689_000, stockQuantity: 8 }
const medium = { size: 'M', color: 'Off-White' }

function added(times: number, { stock = 8, choice = medium } = {}) {
  let lines: ReturnType<typeof linesInText> = []
  for (let time = 0; time < times; time += 1) {
    const result = withOneMore(lines, { ...piece, stockQuantity: stock }, choice)
    if ('lines' in result) lines = result.lines
  }
  return lines
}

describe('adding a piece', () => {
  test('appends a line of quantity 1', () => {
    expect(added(1)).toEqual([
      {
        cartId: '7-M-Off-White',
        productId: 7,
        name: 'Açucena',
        unitPriceCents: 689_000,
        size: 'M',
        color: 'Off-White',
        quantity: 1,
      },
    ])
  })

  test('raises the quantity of the same product, size and colour', () => {
    expect(added(3).map(({ cartId, quantity }) => [cartId, quantity])).toEqual([['7-M-Off-White', 3]])
  })

  test('keeps another size or another colour on a line of its own', () => {
    const first = added(1)
    const small = withOneMore(first, piece, { size: 'P', color: 'Off-White' })
    const white = withOneMore('lines' in small ? small.lines : [], piece, { size: 'M', color: 'Branco' })
    expect('lines' in white && white.lines.map(({ cartId }) => cartId)).toEqual([
      '7-M-Off-White',
      '7-P-Off-White',
      '7-M-Branco',
    ])
  })

  test('takes the name and the price that the page shows now', () => {
    const result = withOneMore(added(1), { ...piece, name: 'Açucena II', priceCents: 700_000 }, medium)
    expect(result).toMatchObject({ lines: [{ name: 'Açucena II', unitPriceCents: 700_000, quantity: 2 }] })
  })
})

describe('a piece is not added', () => {
  test('beyond its stock', () => {
    expect(withOneMore(added(3, { stock: 3 }), { ...piece, stockQuantity: 3 }, medium)).toEqual({
      bound: 'stock',
    })
  })

  test('beyond its stock when other sizes hold the rest', () => {
    const lines = added(2, { stock: 3 })
    const small = withOneMore(lines, { ...piece, stockQuantity: 3 }, { size: 'P', color: 'Branco' })
    const third = 'lines' in small ? small.lines : []
    expect(withOneMore(third, { ...piece, stockQuantity: 3 }, medium)).toEqual({ bound: 'stock' })
  })

  test('beyond ten on one line, however large the stock', () => {
    const lines = added(12, { stock: 40 })
    expect(lines.map(({ quantity }) => quantity)).toEqual([10])
    expect(withOneMore(lines, { ...piece, stockQuantity: 40 }, medium)).toEqual({ bound: 'line' })
  })

  test('when it is sold out', () => {
    expect(withOneMore([], { ...piece, stockQuantity: 0 }, medium)).toEqual({ bound: 'stock' })
  })

  test('past any bound, in whatever order sizes and colours are added', () => {
    const choice = fc.record({ size: fc.constantFrom('P', 'M'), color: fc.constantFrom('Branco', 'Marfim') })
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 60 }), fc.nat(45), (choices, stockQuantity) => {
        let lines: ReturnType<typeof linesInText> = []
        for (const next of choices) {
          const result = withOneMore(lines, { ...piece, stockQuantity }, next)
          if ('lines' in result) lines = result.lines
        }
        const quantities = lines.map(({ quantity }) => quantity)
        expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBeLessThanOrEqual(stockQuantity)
        expect(Math.max(0, ...quantities)).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('a stored cart', () => {
  test('is read back as it was written, under its version', () => {
    const lines = added(2)
    expect(linesInText(textOfLines(lines))).toEqual(lines)
    expect(JSON.parse(textOfLines(lines))).toEqual({ version: 1, lines })
  })

  test('is empty when there is none, or when it is not one of ours', () => {
    const [line] = added(1)
    const stored = (lines: unknown, version: unknown = 1) => JSON.stringify({ version, lines })
    const broken = ['', 'null', '{', '[]', '"x"', stored({}), stored(null), stored([line], 2)]
    for (const text of [undefined, ...broken]) expect(linesInText(text)).toEqual([])
  })

  test('leaves out the lines that make no sense and keeps the others', () => {
    const [line] = added(1)
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

  test('names its lines itself', () => {
    const [line] = added(1)
    const lines = [{ ...line, cartId: 'something else' }]
    expect(linesInText(JSON.stringify({ version: 1, lines }))).toEqual([line])
  })

  test('never breaks the page, whatever stands in storage', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.jsonValue()).map((lines) => JSON.stringify({ version: 1, lines })),
    )
    fc.assert(fc.property(anything, (text) => linesInText(text).length === 0))
  })
})
