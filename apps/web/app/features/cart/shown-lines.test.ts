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

test('notes what the page shows of a line of which the shop has fewer, and leaves what was asked for', () => {
  expect(withShown([asked(5), asked(3, 'P')], [asked(2), asked(3, 'P')])).toEqual([
    { ...asked(5), shown: 2 },
    asked(3, 'P'),
  ])
})

test('forgets it once the page shows them all again', () => {
  expect(withShown([{ ...asked(5), shown: 2 }], [asked(5)])).toEqual([asked(5)])
})

test('says nothing of a line that another tab has added since', () => {
  expect(withShown([asked(5), asked(1, 'G')], [asked(2)])).toEqual([{ ...asked(5), shown: 2 }, asked(1, 'G')])
})
