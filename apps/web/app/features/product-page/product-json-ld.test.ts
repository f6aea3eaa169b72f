import type { Store } from '@shop/contract/store'
import { expect, test } from 'vitest'
import type { PageProduct } from './page-product.ts'
import { productJsonLd } from './product-json-ld.ts'

const profile: Store['profile'] = {
  name: 'Flor de Lis',
  tagline: '',
  legalName: '',
  cnpj: '',
  address: { street: '', number: '', neighborhood: '', city: '', state: 'SP', zipCode: '' },
  phone: null,
  whatsapp: null,
  email: null,
  instagram: null,
  facebook: null,
  pinterest: null,
  openingHours: [],
}
const store: Store = {
  profile,
  deliveryStates: ['SP', 'RJ'],
  closedDays: [],
  paymentMethods: ['card'],
  collections: [],
  testMode: false,
  paymentProvider: { publishableKey: 'pk_live_1', scriptUrl: null },
}
const site = { origin: 'https://loja.example', store }
const picture = { url: '/media/a.webp', alt: '', width: 900, height: 1200, placeholder: '', widths: [] }
const product: PageProduct = {
  id: 7,
  name: 'Açucena',
  description: 'Evasê de renda.',
  collection: 'Evasê',
  priceCents: 689_050,
  sizes: [],
  colors: [],
  inStock: true,
  stockQuantity: 2,
  pictures: [picture],
}
const review = { rating: 4, title: 'Lindo', comment: 'Muito.', name: 'Helena M.' }

test('a product is described with its price, shop and pictures, all with absolute URLs', () => {
  expect(productJsonLd(product, null, site)).toMatchObject({
    '@type': 'Product',
    sku: '7',
    category: 'Evasê',
    brand: { name: 'Flor de Lis' },
    image: ['https://loja.example/media/a.webp'],
    offers: {
      price: '6890.50',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      url: 'https://loja.example/produto/7',
      shippingDetails: {
        shippingRate: { value: 0, currency: 'BRL' },
        shippingDestination: { addressCountry: 'BR', addressRegion: ['SP', 'RJ'] },
      },
    },
  })
})

test('a sold-out product is marked as out of stock', () => {
  const { offers } = productJsonLd({ ...product, stockQuantity: 0, inStock: false }, null, site)
  expect(offers.availability).toBe('https://schema.org/OutOfStock')
})

test('ratings are included only when there are reviews, with three reviews at most', () => {
  const list = [review, review, review, review]
  const rated = productJsonLd(product, { average: 4.25, total: 4, list }, site)
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.25, reviewCount: 4, bestRating: 5 } })
  expect(rated).toHaveProperty('review.length', 3)
  for (const none of [null, { average: 0, total: 0, list: [] }]) {
    expect(productJsonLd(product, none, site)).not.toHaveProperty('aggregateRating')
    expect(productJsonLd(product, none, site)).not.toHaveProperty('review')
  }
})
