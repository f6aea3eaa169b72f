import { expect, test } from 'vitest'
import { complementOf, onlyChoice } from './complement.ts'

const product = {
  id: 16,
  name: 'Véu Serenata',
  description: '',
  priceCents: 129_000,
  collection: 'Acessórios',
  images: [],
  featured: false,
  inStock: true,
  stockQuantity: 3,
  sizes: ['Único'],
  colors: ['Branco', 'Off-White'],
  pictures: [],
  version: 1,
}

test('a complement is shown and added in a colour of the product on the page', () => {
  const complement = complementOf(product, ['Off-White', 'Marfim'])
  expect(complement.card).toMatchObject({ collection: 'Off-White · tamanho único', colors: [] })
  expect(onlyChoice(complement)).toEqual({ size: 'Único', color: 'Off-White' })
  expect(onlyChoice(complementOf(product, ['Rosé']))).toEqual({ size: 'Único', color: 'Branco' })
})

test('a colour without units is not added', () => {
  const variants = [{ size: 'Único', color: 'Branco', stockQuantity: 3 }]
  expect(onlyChoice(complementOf({ ...product, variants }, ['Off-White']))?.color).toBe('Branco')
})

test('what is only sewn to order is added so; several sizes and made to measure are chosen first', () => {
  const sewn = {
    ...product,
    stockQuantity: 0,
    offers: [{ kind: 'made_to_order', priceChangeCents: 0 }],
  } as const
  expect(onlyChoice(complementOf({ ...sewn, offers: [...sewn.offers] }, []))).toEqual({
    size: 'Único',
    color: 'Branco',
    offer: 'made_to_order',
  })
  expect(onlyChoice(complementOf({ ...product, sizes: ['P', 'M'] }, []))).toBeUndefined()
  const measured = [{ kind: 'made_to_measure' as const, priceChangeCents: 0 }]
  expect(onlyChoice(complementOf({ ...product, offers: measured }, []))).toBeUndefined()
})
