import type { Store } from '@shop/contract/store'
import { describe, expect, test } from 'vitest'
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
  productCount: 0,
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

test('the offer can be returned by law, and is sold by the shop that the home page describes', () => {
  expect(productJsonLd(product, null, site).offers).toMatchObject({
    seller: { '@id': 'https://loja.example/#organization' },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      refundType: 'https://schema.org/FullRefund',
      merchantReturnLink: 'https://loja.example/politica-de-trocas',
    },
  })
})

describe('the described offer is the one that the page shows at first', () => {
  const offers: PageProduct['offers'] = [
    { kind: 'ready', priceChangeCents: 0 },
    { kind: 'made_to_order', priceChangeCents: 30_000 },
  ]
  const days = { minValue: 15, maxValue: 30, unitCode: 'DAY' }
  const deliveryTimeOf = (described: PageProduct) => {
    const { shippingDetails } = productJsonLd(described, null, site).offers
    return 'deliveryTime' in shippingDetails ? shippingDetails.deliveryTime : undefined
  }

  test('a ready unit is on its way for the usual days', () => {
    expect(productJsonLd({ ...product, offers }, null, site).offers.price).toBe('6890.50')
    expect(deliveryTimeOf({ ...product, offers })).toEqual({
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', ...days },
    })
  })

  test('what is sewn to order has its own price, and its days pass in the atelier', () => {
    const sewn = { ...product, offers, stockQuantity: 0 }
    expect(productJsonLd(sewn, null, site).offers).toMatchObject({
      price: '7190.50',
      availability: 'https://schema.org/BackOrder',
    })
    expect(deliveryTimeOf(sewn)).toEqual({
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', ...days },
    })
  })

  test('days that follow the atelier’s free hours are not named', () => {
    const planned = offers.map((offer) => ({ ...offer, planId: offer.kind === 'ready' ? null : 3 }))
    expect(deliveryTimeOf({ ...product, offers: planned })).toBeUndefined()
  })
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
