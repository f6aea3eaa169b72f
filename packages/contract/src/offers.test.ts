import { describe, expect, test } from 'vitest'
import { choiceText, labelledChoice, offerOf, offerPrice, usualOffer } from './offers.ts'

const threeWays = [
  { kind: 'ready' as const, priceChangeCents: 0 },
  { kind: 'made_to_order' as const, priceChangeCents: -100_00 },
  { kind: 'made_to_measure' as const, priceChangeCents: 620_00 },
]

test('a product that says nothing is sold ready only', () => {
  expect(offerOf({})).toEqual({ kind: 'ready', priceChangeCents: 0 })
  expect(offerOf({}, 'made_to_order')).toBeUndefined()
})

test('a price never falls below zero', () => {
  expect(offerPrice(689_000, 620_00)).toBe(751_000)
  expect(offerPrice(100, -200)).toBe(0)
})

test('the first choice is a ready unit while there is one', () => {
  const product = { priceCents: 1, offers: threeWays }
  expect(usualOffer({ ...product, stockQuantity: 1 })).toBe('ready')
  expect(usualOffer({ ...product, stockQuantity: 0 })).toBe('made_to_order')
  expect(usualOffer({ ...product, offers: threeWays.slice(1), stockQuantity: 3 })).toBe('made_to_order')
  expect(usualOffer({ priceCents: 1, stockQuantity: 0 })).toBe('ready')
})

describe('what was chosen', () => {
  test.each([
    [{ size: 'M', color: 'Branco' }, 'M · Branco', 'Tamanho M · Cor Branco'],
    [
      { size: 'M', color: 'Branco', offer: 'made_to_order' as const },
      'Sob encomenda · M · Branco',
      'Sob encomenda · Tamanho M · Cor Branco',
    ],
    [
      { size: 'Sob medida', color: 'Branco', offer: 'made_to_measure' as const, baseSize: 'G' },
      'Sob medida (base G) · Branco',
      'Sob medida (base G) · Cor Branco',
    ],
  ])('is said in a few ways', (line, short, long) => {
    expect([choiceText(line), labelledChoice(line)]).toEqual([short, long])
  })
})
