import { describe, expect, test } from 'vitest'
import { product, productForm, productPageQuery, productQuery } from './products.ts'

const json = {
  id: 7,
  name: 'Açucena',
  description: 'Vestido evasê de renda.',
  price: 4890.5,
  collection: 'Evasê',
  images: ['/media/3f9a.webp'],
  featured: true,
  inStock: true,
  stockQuantity: 4,
  sizes: ['PP', 'P', 'M', 'G', 'GG'],
  colors: ['Branco', 'Off-White'],
  pictures: [
    {
      url: '/media/3f9a.webp',
      alt: 'Vestido Açucena de frente',
      width: 900,
      height: 1200,
      placeholder: 'data:image/webp;base64,UklGRg==',
      widths: [320, 480, 640, 900],
    },
  ],
  version: 1,
}

describe('a product', () => {
  test('has a price in reais on the wire and in centavos in code', () => {
    const decoded = product.parse(json)
    expect(decoded.priceCents).toBe(489050)
    expect(decoded).not.toHaveProperty('price')
    expect(product.encode(decoded)).toEqual(json)
  })

  test('does not expose database columns that are not its fields', () => {
    expect(product.encode({ ...product.parse(json), ...{ deletedAt: null, ratingSum: 9 } })).toEqual(json)
  })
})

describe('a product query', () => {
  test('accepts every filter of a page', () => {
    const query = {
      search: ' renda ',
      collection: 'Evasê',
      minPrice: '100',
      maxPrice: '10000',
      inStock: 'true',
      featured: 'true',
      sort: 'price-low',
      limit: '12',
      offset: '24',
    }
    expect(productQuery.parse(query)).toEqual({
      search: 'renda',
      collection: 'Evasê',
      minPriceCents: 10000,
      maxPriceCents: 1000000,
      inStock: true,
      featured: true,
      sort: 'price-low',
      limit: 12,
      offset: 24,
    })
  })

  test('may be empty, but a page needs its limit', () => {
    expect(productQuery.parse({})).toEqual({})
    expect(productPageQuery.safeParse({}).success).toBe(false)
  })

  test('is encoded as URL text', () => {
    expect(productPageQuery.encode({ limit: 3, featured: true, minPriceCents: 10050 })).toEqual({
      limit: '3',
      featured: 'true',
      minPrice: '100.5',
    })
  })

  test.each([{ sort: 'cheapest' }, { limit: '0' }, { limit: '101' }, { limit: '' }, { offset: '-1' }])(
    'rejects %j',
    (query) => {
      expect(productQuery.safeParse(query).success).toBe(false)
    },
  )
})

describe('the product form of the admin', () => {
  const fields = {
    name: 'Açucena',
    description: 'Vestido evasê de renda.',
    price: '4890.50',
    collection: 'Evasê',
    stockQuantity: '4',
    featured: 'true',
    sizes: 'PP, P, M, G, GG',
    colors: 'Branco, Off-White',
    existingImages: '["/media/3f9a.webp"]',
    _method: 'PUT',
  }

  test('is sent as text and decoded to typed values', () => {
    expect(productForm.parse(fields)).toEqual({
      name: 'Açucena',
      description: 'Vestido evasê de renda.',
      priceCents: 489050,
      collection: 'Evasê',
      stockQuantity: 4,
      featured: true,
      sizes: ['PP', 'P', 'M', 'G', 'GG'],
      colors: ['Branco', 'Off-White'],
      existingImages: ['/media/3f9a.webp'],
      method: 'PUT',
    })
  })

  test('may contain the stock and the version it was loaded with', () => {
    expect(productForm.parse({ ...fields, stockRead: '5', version: '2' })).toMatchObject({
      stockRead: 5,
      version: 2,
    })
  })

  test('may contain alt texts of its pictures, in the order of the pictures', () => {
    const parsed = productForm.parse({ ...fields, imageAlts: '["De frente", ""]' })
    expect(parsed.imageAlts).toEqual(['De frente', ''])
    for (const imageAlts of [
      'De frente',
      '{}',
      '[1]',
      JSON.stringify(Array.from({ length: 13 }, () => '')),
    ]) {
      expect(productForm.safeParse({ ...fields, imageAlts }).success).toBe(false)
    }
  })

  test('may contain the colours of its pictures, in the order of the pictures', () => {
    const parsed = productForm.parse({ ...fields, imageColors: '["Branco", " ", "Off-White"]' })
    expect(parsed.imageColors).toEqual(['Branco', '', 'Off-White'])
    expect(productForm.safeParse({ ...fields, imageColors: 'Branco' }).success).toBe(false)
  })

  test('rejects a negative price, a negative stock and missing fields, by their wire names', () => {
    const issues = productForm.safeParse({ ...fields, name: ' ', price: '-1', stockQuantity: '-1' }).error
      ?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual(['name', 'price', 'stockQuantity'])
  })
})
