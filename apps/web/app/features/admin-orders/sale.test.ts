import type { Product } from '@shop/contract/products'
import { expect, test } from 'vitest'
import { draftOf, emptySale, mostUnits, newLine, saleErrors, totalOf } from './sale.ts'

const product: Product = {
  id: 7,
  name: 'Açucena',
  description: '',
  priceCents: 689_000,
  collection: 'Evasê',
  images: [],
  featured: false,
  inStock: true,
  stockQuantity: 4,
  sizes: ['PP', 'P', 'M'],
  colors: ['Marfim', 'Branco'],
  pictures: [],
  version: 1,
}

test.each([
  ['M and Branco', product, { size: 'M', color: 'Branco' }],
  [
    'its first size and color if it has neither',
    { ...product, sizes: ['Único'], colors: ['Rosé'] },
    { size: 'Único', color: 'Rosé' },
  ],
  [
    'M and Branco if it lists no sizes and colors',
    { ...product, sizes: [], colors: [] },
    { size: 'M', color: 'Branco' },
  ],
])('a product picked for a sale is added once, in %s', (_, product, choice) => {
  expect(newLine(product)).toMatchObject({ product, ...choice, quantity: 1 })
})

test('server errors are shown at the fields of the form', () => {
  const fields = { 'shipping.state': 'a', 'customer.email': 'b', 'items.0.quantity': 'c', notes: 'd' }
  expect(saleErrors(fields)).toEqual({ state: 'a', email: 'b', lines: 'c', notes: 'd' })
})

test('a sale that is collected has no address of its own; one that is sent has the typed one', () => {
  const sale = {
    ...emptySale,
    lines: [newLine(product)],
    address: 'Rua A, 1',
    zipCode: '01000-000',
    city: 'São Paulo',
  }
  const pickup = draftOf({ ...sale, fulfilment: 'pickup', complement: '', state: 'SP' })
  expect([pickup.fulfilment, pickup.shipping]).toEqual(['pickup', undefined])
  const sent = draftOf({ ...sale, fulfilment: 'ship', complement: '', state: 'SP' })
  expect([sent.fulfilment, sent.shipping]).toEqual([
    undefined,
    { address: 'Rua A, 1', complement: null, zipCode: '01000-000', city: 'São Paulo', state: 'SP' },
  ])
})

test('a dress cut to measure is one, at its own price, and starts from the chosen size', () => {
  const offers = [
    { kind: 'ready' as const, priceChangeCents: 0 },
    { kind: 'made_to_measure' as const, priceChangeCents: 620_00 },
  ]
  const ready = newLine({ ...product, offers })
  expect([ready.offer, mostUnits(ready)]).toEqual(['ready', 4])
  const line = { ...ready, offer: 'made_to_measure' as const }
  expect([mostUnits(line), totalOf([line])]).toEqual([1, 751_000])
  const { items } = draftOf({ ...emptySale, fulfilment: 'ship', lines: [line], state: 'SP' })
  expect(items).toEqual([
    {
      productId: 7,
      size: 'Sob medida',
      baseSize: 'M',
      color: 'Branco',
      quantity: 1,
      offer: 'made_to_measure',
    },
  ])
  expect(newLine({ ...product, offers, stockQuantity: 0 }).offer).toBe('made_to_measure')
})
