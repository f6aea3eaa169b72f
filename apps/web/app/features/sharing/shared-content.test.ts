import type { Product } from '@shop/contract/products'
import { expect, test } from 'vitest'
import { sharedContent } from './shared-content.ts'

const product: Product = {
  ...{ id: 7, name: 'Açucena', description: '', priceCents: 689_000, collection: 'Evasê', images: [] },
  ...{
    featured: false,
    inStock: true,
    stockQuantity: 1,
    sizes: ['M'],
    colors: ['Branco'],
    pictures: [],
    version: 1,
  },
}

test('a shared product has its name and its price', () => {
  expect(sharedContent(product, 'https://loja.example').content).toEqual({
    title: 'Açucena',
    text: 'Açucena, R$\u00a06.890,00',
    url: 'https://loja.example/produto/7',
  })
})

test('the price is that of the way in which the page offers it at first', () => {
  const offers = [
    { kind: 'ready' as const, priceChangeCents: 0 },
    { kind: 'made_to_order' as const, priceChangeCents: 30_000 },
  ]
  const textOf = (shown: Product) => sharedContent(shown, 'https://loja.example').content.text
  expect(textOf({ ...product, offers })).toBe('Açucena, R$\u00a06.890,00')
  expect(textOf({ ...product, offers, stockQuantity: 0 })).toBe('Açucena, R$\u00a07.190,00')
})
