import { expect, test } from 'vitest'
import { withShown } from './shown-lines.ts'

const lineOf = (quantity: number, size = 'M') => ({
  cartId: `7-${size}-Branco`,
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size,
  color: 'Branco',
  quantity,
})

test('records the shown quantity of a line if the shop has fewer, and leaves the requested quantity', () => {
  expect(withShown([lineOf(5), lineOf(3, 'P')], [lineOf(2), lineOf(3, 'P')])).toEqual([
    { ...lineOf(5), shown: 2 },
    lineOf(3, 'P'),
  ])
})

test('removes it once the page shows all units again', () => {
  expect(withShown([{ ...lineOf(5), shown: 2 }], [lineOf(5)])).toEqual([lineOf(5)])
})

test('ignores a line that another tab has added since', () => {
  expect(withShown([lineOf(5), lineOf(1, 'G')], [lineOf(2)])).toEqual([
    { ...lineOf(5), shown: 2 },
    lineOf(1, 'G'),
  ])
})
