import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CurrentProduct, reviewCart } from './review-cart.ts'

const product: CurrentProduct = {
  id: 7,
  name: 'Açucena',
  priceCents: 689_000,
  stockQuantity: 8,
  sizes: ['P', 'M'],
  colors: ['Branco'],
  pictures: [],
}
const lineOf = (quantity: number, size = 'M', unitPriceCents = 689_000) => ({
  cartId: `7-${size}-Branco`,
  productId: 7,
  name: 'Açucena',
  unitPriceCents,
  size,
  color: 'Branco',
  quantity,
})
const productMap = (values: Partial<CurrentProduct> = {}) => new Map([[7, { ...product, ...values }]])

describe('a cart checked against the catalogue', () => {
  test('reports no changes when nothing has changed', () => {
    expect(reviewCart([lineOf(2)], productMap())).toMatchObject([
      { quantity: 2, unitPriceCents: 689_000, changes: [], buyable: true, limit: 8, bound: undefined },
    ])
  })

  test('uses the shop’s price, whatever was stored, and reports both', () => {
    expect(reviewCart([lineOf(1, 'M', 1)], productMap())).toMatchObject([
      { unitPriceCents: 689_000, changes: [{ kind: 'price', from: 1, to: 689_000 }] },
    ])
  })

  test('limits the quantities to the stock, line by line, and reports the former quantity', () => {
    const [first, second, third] = reviewCart(
      [lineOf(2), lineOf(3, 'P'), { ...lineOf(1), color: 'Rosé' }],
      productMap({ stockQuantity: 4, colors: ['Branco', 'Rosé'] }),
    )
    expect(first).toMatchObject({ quantity: 2, changes: [] })
    expect(second).toMatchObject({ quantity: 2, changes: [{ kind: 'fewer', from: 3, to: 2 }] })
    expect(third).toMatchObject({ buyable: false, changes: [{ kind: 'sold-out' }] })
  })

  test.each([
    ['sold-out', productMap({ stockQuantity: 0 })],
    ['not-made', productMap({ sizes: ['P'] })],
    ['not-made', productMap({ colors: ['Marfim'] })],
    ['gone', new Map()],
  ])('retains a line that cannot be bought, and says so: %s', (kind, products) => {
    expect(reviewCart([lineOf(2)], products)).toMatchObject([
      { buyable: false, quantity: 2, changes: [{ kind }] },
    ])
  })

  test('counts the units held by its own unpaid order', () => {
    const held = [lineOf(2, 'P')]
    expect(reviewCart([lineOf(2)], productMap({ stockQuantity: 0 }), held)).toMatchObject([
      { quantity: 2, buyable: true, changes: [], bound: { by: 'stock', stock: 2, shared: false } },
    ])
  })

  test('counts by size and colour where the shop does', () => {
    const variants = [
      { size: 'M', color: 'Branco', stockQuantity: 1 },
      { size: 'P', color: 'Branco', stockQuantity: 7 },
    ]
    const varied = productMap({ variants, sizes: ['P', 'M', 'G'] })
    expect(reviewCart([lineOf(2), lineOf(2, 'P'), lineOf(1, 'G')], varied)).toMatchObject([
      {
        quantity: 1,
        changes: [{ kind: 'fewer', from: 2, to: 1 }],
        bound: { by: 'stock', stock: 1, shared: false },
      },
      { quantity: 2, changes: [], limit: 7 },
      { buyable: false, changes: [{ kind: 'sold-out' }] },
    ])
    expect(reviewCart([lineOf(2)], varied, [lineOf(1), lineOf(3, 'P')])).toMatchObject([
      { quantity: 2, changes: [] },
    ])
  })

  test('a line that is sewn has its own price and no limit of stock', () => {
    const offers = [
      { kind: 'ready' as const, priceChangeCents: 0 },
      { kind: 'made_to_order' as const, priceChangeCents: 100_00 },
      { kind: 'made_to_measure' as const, priceChangeCents: 620_00 },
    ]
    const lines = [
      lineOf(1),
      { ...lineOf(4, 'M', 699_000), offer: 'made_to_order' as const },
      { ...lineOf(1, 'Sob medida', 689_000), offer: 'made_to_measure' as const },
    ]
    expect(reviewCart(lines, productMap({ stockQuantity: 1, offers }))).toMatchObject([
      { quantity: 1, bound: { by: 'stock', stock: 1, shared: false } },
      { quantity: 4, unitPriceCents: 699_000, changes: [], limit: 10 },
      {
        unitPriceCents: 751_000,
        changes: [{ kind: 'price', from: 689_000, to: 751_000 }],
        bound: { by: 'line' },
      },
    ])
    expect(reviewCart(lines, productMap({ stockQuantity: 1 })).slice(1)).toMatchObject([
      { buyable: false, changes: [{ kind: 'not-offered' }] },
      { buyable: false, changes: [{ kind: 'not-offered' }] },
    ])
  })

  test('reports what prevents a line from growing', () => {
    expect(reviewCart([lineOf(10)], productMap({ stockQuantity: 40 }))).toMatchObject([
      { bound: { by: 'line' } },
    ])
    expect(reviewCart([lineOf(6), lineOf(2, 'P')], productMap())).toMatchObject([
      { bound: { by: 'stock', stock: 8, shared: true } },
      { bound: { by: 'stock', stock: 8, shared: true } },
    ])
  })

  test('is shown as stored until the catalogue has responded', () => {
    expect(reviewCart([lineOf(3, 'M', 5)], undefined)).toMatchObject([
      { quantity: 3, unitPriceCents: 5, changes: [], buyable: true },
    ])
  })

  test('never requests more than the stock, nor more than ten on a line', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 })
    fc.assert(
      fc.property(quantities, fc.nat(40), fc.nat(10), (wanted, stockQuantity, aside) => {
        const sizes = wanted.map((_, index) => String(index))
        const lines = wanted.map((quantity, index) => lineOf(quantity, String(index)))
        const bought = reviewCart(lines, productMap({ stockQuantity, sizes }), [lineOf(aside)]).filter(
          ({ buyable }) => buyable,
        )
        const sum = bought.reduce((total, { quantity }) => total + quantity, 0)
        expect(sum).toBeLessThanOrEqual(stockQuantity + aside)
        for (const { quantity } of bought) expect(quantity).toBeLessThanOrEqual(10)
      }),
    )
  })
})
