import type { Product } from '@shop/contract/products'
import { expect, test } from 'vitest'
import { ApiError } from '~/lib/api.ts'
import { draftOf, emptySale, mostUnits, newLine, possibleWindow, saleErrors, totalOf } from './sale.ts'

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

test('the agreed day is sent with what is sewn, and overbooks only with the tick', () => {
  const made = { ...newLine(product), offer: 'made_to_order' as const }
  const sale = { ...emptySale, fulfilment: 'ship' as const, state: 'SP' as const, wishedOn: '2026-12-18' }
  const days = (draft: ReturnType<typeof draftOf>) => [draft.wishedOn, draft.overbook]
  expect(days(draftOf({ ...sale, lines: [made] }))).toEqual(['2026-12-18', undefined])
  expect(days(draftOf({ ...sale, lines: [made], overbook: true }))).toEqual(['2026-12-18', true])
  expect(days(draftOf({ ...sale, lines: [newLine(product)], overbook: true }))).toEqual([
    undefined,
    undefined,
  ])
  expect(days(draftOf({ ...sale, lines: [made], wishedOn: '', overbook: true }))).toEqual([
    undefined,
    undefined,
  ])
})

test('the possible window is read from the rejection', () => {
  const details = { from: '2026-12-24', to: '2027-01-07' }
  expect(possibleWindow(new ApiError(409, { code: 'promise_changed', details }))).toEqual(details)
  expect(possibleWindow(new ApiError(409, { code: 'out_of_stock', details }))).toBeUndefined()
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
