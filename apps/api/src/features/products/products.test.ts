import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { type Product, products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  api = await testApi()
  const { db } = api
  const brides = await aCategory(db, { name: 'Noivas' })
  const guests = await aCategory(db, { name: 'Madrinhas' })
  const products = [
    { name: 'Acácia', priceCents: 300_000, featured: true, stockAvailable: 6, categoryId: brides.id },
    {
      name: 'Âmbar',
      priceCents: 100_000,
      stockAvailable: 0,
      categoryId: guests.id,
      description: 'Renda francesa',
    },
    { name: 'Brisa', priceCents: 200_000, featured: true, stockAvailable: 2, categoryId: guests.id },
    { name: 'Canela', priceCents: 200_000, sizes: [], colors: [], categoryId: brides.id },
  ]
  for (const product of products) ids[product.name] = (await aProduct(db, product)).id
  const removed = await aProduct(db, { name: 'Removida', categoryId: brides.id })
  await db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', removed.id)
    .execute()
  await db
    .insertInto('productImages')
    .values([
      { productId: ids.Acácia ?? 0, position: 1, hash: 'back', width: 800, height: 1000, widths: [400] },
      {
        productId: ids.Acácia ?? 0,
        position: 0,
        hash: 'front',
        alt: 'Frente',
        width: 800,
        height: 1000,
        widths: [400, 800],
      },
    ])
    .execute()
  ids.removed = removed.id
})
afterAll(() => api.close())

const names = async (query: Parameters<typeof page>[0]) => (await page(query)).data?.map(({ name }) => name)
const page = (query: Partial<Parameters<typeof products.page.query.encode>[0]>) =>
  api.visitor.call(products.list, { query })

describe('a page of the catalogue', () => {
  test('is sorted by name in Portuguese collation, with the total in a header', async () => {
    const response = await page({ limit: 2 })
    expect(response.data?.map(({ name }) => name)).toEqual(['Acácia', 'Âmbar'])
    expect(response.headers[totalCountHeader]).toBe('4')
    expect(response.headers['cache-tag']).toBe('products')
  })

  test.each([
    ['name', ['Acácia', 'Âmbar', 'Brisa', 'Canela']],
    ['price-low', ['Âmbar', 'Brisa', 'Canela', 'Acácia']],
    ['price-high', ['Acácia', 'Canela', 'Brisa', 'Âmbar']],
    ['newest', ['Canela', 'Brisa', 'Âmbar', 'Acácia']],
  ] as const)(
    'sorted by %s, and in the same order page by page through the cursor',
    async (sort, expected) => {
      expect(await names({ limit: 10, sort })).toEqual(expected)
      const walked: string[] = []
      let cursor: string | undefined
      do {
        const response = await page({ limit: 1, sort, ...(cursor !== undefined && { cursor }) })
        walked.push(...(response.data ?? []).map(({ name }) => name))
        const next = response.headers[nextCursorHeader]
        cursor = typeof next === 'string' ? next : undefined
      } while (cursor !== undefined)
      expect(walked).toEqual(expected)
    },
  )

  test('supports every filter of the wire', async () => {
    expect(await names({ limit: 10, featured: true })).toEqual(['Acácia', 'Brisa'])
    expect(await names({ limit: 10, collection: 'Madrinhas' })).toEqual(['Âmbar', 'Brisa'])
    expect(await names({ limit: 10, inStock: true })).toEqual(['Acácia', 'Brisa', 'Canela'])
    expect(await names({ limit: 10, inStock: false })).toEqual(['Âmbar'])
    expect(await names({ limit: 10, minPriceCents: 150_000, maxPriceCents: 250_000 })).toEqual([
      'Brisa',
      'Canela',
    ])
    expect(await names({ limit: 10, search: 'ambar' })).toEqual(['Âmbar'])
    expect(await names({ limit: 10, search: 'rendas francesas' })).toEqual(['Âmbar'])
    expect(await names({ limit: 10, search: 'bris' })).toEqual(['Brisa'])
    expect(await names({ limit: 10, offset: 3 })).toEqual(['Canela'])
  })

  test('is public, and has no more products than requested', async () => {
    for (const limit of [1, 3, 100]) {
      const response = await api.inject({ url: `/api/products?limit=${limit}` })
      expect([response.statusCode, response.json()]).toEqual([200, expect.any(Array)])
      expect(response.json()).toHaveLength(Math.min(limit, 4))
    }
  })

  test('without a search, relevance sorts by name', async () => {
    expect(await names({ limit: 10, sort: 'relevance' })).toEqual(['Acácia', 'Âmbar', 'Brisa', 'Canela'])
  })

  test('rejects an invalid cursor', async () => {
    const forged = [
      ['name', [1, 2]],
      ['name', ['a\0', 2]],
      ['name', ['a', 99_999_999_999]],
      ['price-low', ['a', 2]],
      ['price-low', [99_999_999_999, 2]],
      ['price-high', [1.5, 2]],
      ['price-high', [1, 1.5]],
      ['newest', [1, -1]],
      ['newest', { key: 1 }],
    ] as const
    const cursors = forged.map(
      ([sort, position]) => [sort, Buffer.from(JSON.stringify(position)).toString('base64url')] as const,
    )
    for (const [sort, cursor] of [['name', 'nonsense'] as const, ...cursors]) {
      const { status, error } = await page({ limit: 1, sort, cursor })
      expect([cursor, status, error?.fields]).toEqual([cursor, 400, { cursor: 'Valor inválido.' }])
      expect((await page({ sort, cursor })).status).toBe(400)
    }
  })

  test('rejects a NUL character with its field', async () => {
    for (const field of ['search', 'collection', 'cursor']) {
      for (const url of [`/api/products?${field}=a%00`, `/api/products?limit=1&${field}=a%00`]) {
        const response = await api.inject({ url })
        expect(response.json()).toMatchObject({
          code: 'invalid_input',
          fields: { [field]: 'Valor inválido.' },
        })
      }
    }
  })
})

describe('the whole catalogue', () => {
  test('is one array, equal to its pages', async () => {
    const all = await api.inject({ url: '/api/products' })
    const paged = await api.inject({ url: '/api/products?limit=100' })
    expect(all.json()).toEqual(paged.json())
    expect(all.headers['content-type']).toBe('application/json; charset=utf-8')
    expect((await api.inject({ url: '/api/products?search=nada-disso' })).json()).toEqual([])
  })

  test('is not sent again until it changes', async () => {
    const { headers } = await api.inject({ url: '/api/products' })
    const again = () =>
      api.inject({ url: '/api/products', headers: { 'if-none-match': String(headers.etag) } })
    expect((await again()).statusCode).toBe(304)
    const weakened = await api.inject({
      url: '/api/products',
      headers: { 'if-none-match': `"another", W/${String(headers.etag)}` },
    })
    expect(weakened.statusCode).toBe(304)
    await api.db
      .updateTable('products')
      .set({ stockAvailable: 5 })
      .where('id', '=', ids.Acácia ?? 0)
      .execute()
    expect((await again()).statusCode).toBe(200)
  })

  test('is sent again when the widths of a picture change', async () => {
    const { headers } = await api.inject({ url: '/api/products' })
    await api.db
      .updateTable('productImages')
      .set({ widths: [320] })
      .where('hash', '=', 'back')
      .execute()
    const again = await api.inject({
      url: '/api/products',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(200)
  })

  test('is read in batches without losing or repeating a product', async () => {
    const category = await aCategory(api.db)
    const rows = Array.from({ length: 1_203 }, (_, n) => ({
      name: `Peça ${n % 7}`,
      priceCents: 100,
      categoryId: category.id,
    }))
    await api.db.insertInto('products').values(rows).execute()
    const response = await api.inject({
      url: `/api/products?collection=${encodeURIComponent(category.name)}`,
    })
    const seen = response.json<{ id: number }[]>().map(({ id }) => id)
    expect(seen).toHaveLength(1_203)
    expect(new Set(seen).size).toBe(1_203)
  })
})

describe('one product', () => {
  test('has the fields of the wire with their types', async () => {
    for (const product of (await api.inject({ url: '/api/products?limit=100' })).json<Product[]>()) {
      const kinds = Object.fromEntries(
        Object.entries(product).map(([field, value]) => [field, kindOf(value)]),
      )
      expect(kinds).toMatchObject({
        id: 'number',
        name: 'string',
        description: 'string',
        price: 'number',
        collection: 'string',
        images: 'texts',
        featured: 'boolean',
        inStock: 'boolean',
        stockQuantity: 'number',
        sizes: 'texts',
        colors: 'texts',
      })
      expect(product.inStock).toBe(product.stockQuantity > 0)
    }
  })

  test('has its pictures in order and its price in BRL', async () => {
    const response = await api.inject({ url: `/api/products/${ids.Acácia}` })
    expect(response.headers['cache-tag']).toBe(`product:${ids.Acácia}`)
    expect(response.json()).toMatchObject({
      name: 'Acácia',
      price: 3000,
      collection: 'Noivas',
      featured: true,
      inStock: true,
      images: ['/media/front.webp', '/media/back.webp'],
      pictures: [
        { url: '/media/front.webp', alt: 'Frente', width: 800, height: 1000, widths: [400, 800] },
        {},
      ],
    })
    expect(response.json()).not.toHaveProperty('reserved')
  })

  test('without sizes and colours of its own gets the default ones', async () => {
    const { data } = await api.visitor.call(products.read, { params: { id: ids.Canela ?? 0 } })
    expect([data?.sizes, data?.colors]).toEqual([
      ['PP', 'P', 'M', 'G', 'GG'],
      ['Branco', 'Off-White'],
    ])
  })

  test('that was removed, never existed or has an invalid id is a 404', async () => {
    for (const id of [ids.removed, 999_999, 'abc', '-1', '1e9', '99999999999999999999']) {
      expect([id, (await api.inject({ url: `/api/products/${id}` })).statusCode]).toEqual([id, 404])
    }
    const { error, headers } = await api.visitor.call(products.read, { params: { id: 999_999 } })
    expect(error).toMatchObject({ code: 'product_not_found', message: 'Produto não encontrado' })
    expect(headers['cache-tag']).toBe('product:999999')
  })
})

describe('the products of a cart', () => {
  test('come in the requested order, and products that are no longer sold are left out', async () => {
    const { data } = await api.visitor.call(products.chosen, {
      query: { ids: [ids.Brisa ?? 0, ids.removed ?? 0, 999_999, ids.Acácia ?? 0] },
    })
    expect(data?.map(({ name }) => name)).toEqual(['Brisa', 'Acácia'])
  })

  test('are limited to fifty ids', async () => {
    const list = Array.from({ length: 51 }, (_, index) => index + 1).join(',')
    expect((await api.inject({ url: `/api/products/chosen?ids=${list}` })).statusCode).toBe(400)
    expect((await api.inject({ url: '/api/products/chosen' })).statusCode).toBe(400)
  })
})

function kindOf(value: unknown) {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? 'texts' : typeof value
}
