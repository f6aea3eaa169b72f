import type { ProductStock } from '@shop/contract/stock'
import { describe, expect, test } from 'vitest'
import { changesIn, countOf, draftKey, gridOf, totalOf, unitsIn } from './count-draft.ts'

const product: ProductStock = {
  id: 1,
  name: 'Açucena',
  picture: null,
  hidden: false,
  version: 4,
  mode: 'per_variant',
  sizes: ['P', 'M'],
  colors: ['Branco'],
  stockQuantity: 2,
  reserved: 1,
  variants: [
    { size: 'M', color: 'Branco', stockQuantity: 2, reserved: 0 },
    { size: 'G', color: 'Branco', stockQuantity: 0, reserved: 1 },
    { size: 'P', color: 'Branco', stockQuantity: 0, reserved: 0 },
  ],
}
const typed = (units: Record<string, string>) =>
  new Map(Object.entries(units).map(([size, text]) => [draftKey({ size, color: 'Branco' }), text]))

test('the grid has the offered sizes in their order, then those that are no longer offered', () => {
  const { sizes, rows } = gridOf(product)
  expect(sizes).toEqual(['P', 'M', 'G'])
  expect(rows[0]?.cells.map(({ size, stockQuantity }) => [size, stockQuantity])).toEqual([
    ['P', 0],
    ['M', 2],
    ['G', 0],
  ])
})

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['dois', undefined],
])('the text %j is %j units', (text, units) => {
  expect(unitsIn(text)).toBe(units)
})

describe('a count', () => {
  test('contains only what changed, with the number that the screen showed', () => {
    const draft = typed({ M: '3', P: '0' })
    expect(changesIn(product, draft)).toMatchObject([{ size: 'M', units: 3 }])
    expect(countOf(product, draft)).toEqual({
      mode: 'per_variant',
      version: 4,
      variants: [{ size: 'M', color: 'Branco', stockQuantity: 3, stockRead: 2 }],
    })
  })

  test('of a product that is separated contains every size, and the number it had', () => {
    const pooled: ProductStock = { ...product, mode: 'pooled', variants: [], stockQuantity: 5 }
    expect(countOf(pooled, typed({ M: '4' }))).toEqual({
      mode: 'per_variant',
      version: 4,
      stockRead: 5,
      variants: [
        { size: 'P', color: 'Branco', stockQuantity: 0 },
        { size: 'M', color: 'Branco', stockQuantity: 4 },
      ],
    })
    expect(totalOf(typed({ M: '4', P: 'x' }))).toBe(4)
  })
})
