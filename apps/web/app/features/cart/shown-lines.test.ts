import { expect, test } from 'vitest'
import { withShown } from './shown-lines.ts'

const asked = (quantity: number, size = 'M') => ({
  cartId: `7-${size}-Branco`,
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size,
  color: 'Branco',
  quantity,
})

test('records the shown quantity of a line if the shop has fewer, and leaves the requested quantity', () => {
  expect(withShown([asked(5), asked(3, 'P')], [asked(2), asked(3, 'P')])).toEqual([
    { ...asked(5), shown: 2 },
    asked(3, 'P'),
  ])
})

test('removes it once the page shows all units again', () => {
  expect(withShown([{ ...asked(5), shown: 2 }], [asked(5)])).toEqual([asked(5)])
})

test('ignores a line that another tab has added since', () => {
  expect(withShown([asked(5), asked(1, 'G')], [asked(2)])).toEqual([{ ...asked(5), shown: 2 }, asked(1, 'G')])
})
