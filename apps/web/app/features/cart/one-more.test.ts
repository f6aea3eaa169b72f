import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredCartLine } from './cart-lines.ts'
import { withOneMore } from './one-more.ts'

const product = { id: 7, name: 'Açucena', priceCents: 689_000, stockQuantity: 8 }
const medium = { size: 'M', color: 'Off-White' }

function added(times: number, { stock = 8, choice = medium } = {}) {
  let lines: StoredCartLine[] = []
  for (let time = 0; time < times; time += 1) {
    const result = withOneMore(lines, { ...product, stockQuantity: stock }, choice)
    if ('lines' in result) lines = result.lines
  }
  return lines
}

describe('adding a product', () => {
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

  test('puts another size or another colour on a line of its own', () => {
    const first = added(1)
    const small = withOneMore(first, product, { size: 'P', color: 'Off-White' })
    const white = withOneMore('lines' in small ? small.lines : [], product, { size: 'M', color: 'Branco' })
    expect('lines' in white && white.lines.map(({ cartId }) => cartId)).toEqual([
      '7-M-Off-White',
      '7-P-Off-White',
      '7-M-Branco',
    ])
  })

  test('distinguishes sizes and colours that read the same because of their hyphens', () => {
    const first = withOneMore([], product, { size: 'A', color: 'B-C' })
    const both = withOneMore('lines' in first ? first.lines : [], product, { size: 'A-B', color: 'C' })
    expect('lines' in both && both.lines).toMatchObject([
      { size: 'A', color: 'B-C', quantity: 1 },
      { size: 'A-B', color: 'C', quantity: 1 },
    ])
  })

  test('uses the name and the price that the page shows now', () => {
    const result = withOneMore(added(1), { ...product, name: 'Açucena II', priceCents: 700_000 }, medium)
    expect(result).toMatchObject({ lines: [{ name: 'Açucena II', unitPriceCents: 700_000, quantity: 2 }] })
  })
})

describe('a product is not added', () => {
  test('beyond its stock', () => {
    expect(withOneMore(added(3, { stock: 3 }), { ...product, stockQuantity: 3 }, medium)).toEqual({
      bound: 'stock',
    })
  })

  test('beyond its stock when other sizes hold the rest', () => {
    const lines = added(2, { stock: 3 })
    const small = withOneMore(lines, { ...product, stockQuantity: 3 }, { size: 'P', color: 'Branco' })
    const third = 'lines' in small ? small.lines : []
    expect(withOneMore(third, { ...product, stockQuantity: 3 }, medium)).toEqual({ bound: 'stock' })
  })

  test('beyond ten on one line, however large the stock', () => {
    const lines = added(12, { stock: 40 })
    expect(lines.map(({ quantity }) => quantity)).toEqual([10])
    expect(withOneMore(lines, { ...product, stockQuantity: 40 }, medium)).toEqual({ bound: 'line' })
  })

  test('when it is sold out', () => {
    expect(withOneMore([], { ...product, stockQuantity: 0 }, medium)).toEqual({ bound: 'stock' })
  })

  test('past any limit, in whatever order sizes and colours are added', () => {
    const choice = fc.record({ size: fc.constantFrom('P', 'M'), color: fc.constantFrom('Branco', 'Marfim') })
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 60 }), fc.nat(45), (choices, stockQuantity) => {
        let lines: StoredCartLine[] = []
        for (const next of choices) {
          const result = withOneMore(lines, { ...product, stockQuantity }, next)
          if ('lines' in result) lines = result.lines
        }
        const quantities = lines.map(({ quantity }) => quantity)
        expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBeLessThanOrEqual(stockQuantity)
        expect(Math.max(0, ...quantities)).toBeLessThanOrEqual(10)
      }),
    )
  })
})
