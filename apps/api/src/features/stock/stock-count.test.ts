import { orders } from '@shop/contract/orders'
import { products } from '@shop/contract/products'
import { stock } from '@shop/contract/stock'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser, aVariedProduct } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, stockOf, variantOf, withoutHoldLimits } from '@shop/test-kit/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
let helena: { id: number }
let admin: Awaited<ReturnType<Api['as']>>

beforeAll(async () => {
  api = await testApi({ config: { limits: { orderCreation: { points: 10_000 } } } })
  await withoutHoldLimits(api.db)
  helena = await aUser(api.db, { role: 'admin', name: 'Helena' })
  admin = await api.as(helena)
})
afterEach(async () => expect(await brokenPromises(api.db)).toEqual([]))
afterAll(() => api.close())

const twoByTwo = { sizes: ['P', 'M'], colors: ['Branco', 'Marfim'] }
const everyVariant = [
  { size: 'P', color: 'Branco', stockQuantity: 1 },
  { size: 'M', color: 'Branco', stockQuantity: 2 },
  { size: 'P', color: 'Marfim', stockQuantity: 0 },
  { size: 'M', color: 'Marfim', stockQuantity: 1 },
]
const count = (id: number, body: Parameters<typeof admin.call<typeof stock.count>>[1]['body']) =>
  admin.call(stock.count, { params: { id }, body })
const order = async (id: number, size: string, color: string, priceCents = 489_000) =>
  (await api.as(await aUser(api.db))).call(orders.place, { body: aDraft([{ id, priceCents, size, color }]) })

describe('from one number to numbers by size and colour', () => {
  test('counts replace the number, and held units stay with the orders that hold them', async () => {
    const dress = await aProduct(api.db, { ...twoByTwo, stockAvailable: 6 })
    const held = await order(dress.id, 'M', 'Marfim')
    const body = { mode: 'per_variant' as const, variants: everyVariant, stockRead: 5 }
    const { status, data } = await count(dress.id, body)
    expect(status).toBe(200)
    expect(data).toMatchObject({ mode: 'per_variant', stockQuantity: 4, reserved: 1 })
    expect(data?.variants).toContainEqual({ size: 'M', color: 'Marfim', stockQuantity: 1, reserved: 1 })
    expect(await stockOf(api.db, dress)).toEqual({ available: 4, reserved: 1 })
    expect(held.status).toBe(201)
  })

  test('a unit sold while the atelier counted is not brought back', async () => {
    const dress = await aProduct(api.db, { ...twoByTwo, stockAvailable: 4 })
    await order(dress.id, 'M', 'Branco')
    const body = { mode: 'per_variant' as const, variants: everyVariant, stockRead: 4 }
    const { status, error } = await count(dress.id, body)
    expect([status, error?.code, error?.details]).toEqual([409, 'stock_changed', { stockQuantity: 3 }])
    expect(await stockOf(api.db, dress)).toEqual({ available: 3, reserved: 1 })
  })

  test.each([
    ['one variant is missing', everyVariant.slice(1)],
    ['one is counted twice', [...everyVariant.slice(1), everyVariant[1]]],
    ['a size is not offered', [...everyVariant.slice(1), { size: 'GG', color: 'Branco', stockQuantity: 1 }]],
  ])('is rejected when %s', async (_, variants) => {
    const dress = await aProduct(api.db, { ...twoByTwo, stockAvailable: 4 })
    const { status, error } = await count(dress.id, {
      mode: 'per_variant',
      variants: variants.flatMap((variant) => variant ?? []),
      stockRead: 4,
    })
    expect([status, error?.fields]).toEqual([400, { variants: 'Conte cada tamanho em cada cor, uma vez.' }])
  })

  test('a held size that is no longer offered can still be released or sold', async () => {
    const dress = await aProduct(api.db, { ...twoByTwo, sizes: ['P', 'M', 'G'], stockAvailable: 5 })
    const { data: placed } = await order(dress.id, 'G', 'Branco')
    await api.db.updateTable('products').set(twoByTwo).where('id', '=', dress.id).execute()
    await count(dress.id, { mode: 'per_variant', variants: everyVariant, stockRead: 4 })
    expect(await variantOf(api.db, dress, 'G', 'Branco')).toEqual({ available: 0, reserved: 1 })
    expect(placed).toBeDefined()
  })

  test('an outdated version is rejected, and a changed mode outdates open forms', async () => {
    const dress = await aProduct(api.db, { ...twoByTwo, stockAvailable: 4 })
    const body = { mode: 'per_variant' as const, variants: everyVariant, stockRead: 4 }
    expect((await count(dress.id, { ...body, version: 7 })).error?.code).toBe('stale_version')
    const { data } = await count(dress.id, { ...body, version: 1 })
    expect(data?.version).toBe(2)
  })
})

test('back to one number: the count replaces the variants, and held units stay held', async () => {
  const dress = await aVariedProduct(api.db, { 'P Branco': 2, 'M Branco': 1 }, twoByTwo)
  await order(dress.id, 'M', 'Branco')
  const stale = await count(dress.id, { mode: 'pooled', stockQuantity: 5, stockRead: 3 })
  expect(stale.error?.code).toBe('stock_changed')
  const { data } = await count(dress.id, { mode: 'pooled', stockQuantity: 5, stockRead: 2 })
  expect(data).toMatchObject({ mode: 'pooled', stockQuantity: 5, reserved: 1, variants: [] })
})

describe('a product counted by size and colour', () => {
  test('sells each variant by itself: the only M is not sold as a P', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 1 }, twoByTwo)
    expect((await order(dress.id, 'P', 'Branco')).error?.code).toBe('out_of_stock')
    expect((await order(dress.id, 'M', 'Branco')).status).toBe(201)
    expect((await order(dress.id, 'M', 'Branco')).error?.code).toBe('out_of_stock')
    expect(await variantOf(api.db, dress, 'M', 'Branco')).toEqual({ available: 0, reserved: 1 })
  })

  test('one order gets the only unit of two sizes: each limits only itself', async () => {
    const dress = await aVariedProduct(api.db, { 'P Branco': 1, 'M Branco': 1 }, twoByTwo)
    const both = ['P', 'M'].map((size) => ({ ...dress, size, color: 'Branco' }))
    const buyer = await api.as(await aUser(api.db))
    expect((await buyer.call(orders.place, { body: aDraft(both) })).status).toBe(201)
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 2 })
  })

  test('shows its units by size and colour on its page and in a cart, but not in lists', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 3 }, twoByTwo)
    const variants = [{ size: 'M', color: 'Branco', stockQuantity: 3 }]
    const { data } = await api.visitor.call(products.read, { params: { id: dress.id } })
    expect(data).toMatchObject({ stockMode: 'per_variant', stockQuantity: 3, inStock: true, variants })
    const { data: chosen } = await api.visitor.call(products.chosen, { query: { ids: [dress.id] } })
    expect(chosen?.[0]?.variants).toEqual(variants)
    const { data: listed } = await api.visitor.call(products.list, { query: { limit: 100 } })
    expect(listed?.find(({ id }) => id === dress.id)).not.toHaveProperty('variants')
  })

  test('a count applies its difference, so that a sale in between is not lost', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 3 }, twoByTwo)
    await order(dress.id, 'M', 'Branco')
    const variants = [{ size: 'M', color: 'Branco', stockQuantity: 4, stockRead: 3 }]
    await count(dress.id, { mode: 'per_variant', variants })
    expect(await variantOf(api.db, dress, 'M', 'Branco')).toEqual({ available: 3, reserved: 1 })
  })

  test('a count below zero is rejected', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 1 }, twoByTwo)
    await order(dress.id, 'M', 'Branco')
    const variants = [{ size: 'M', color: 'Branco', stockQuantity: 0, stockRead: 1 }]
    expect((await count(dress.id, { mode: 'per_variant', variants })).error?.code).toBe('out_of_stock')
  })

  test('its product form changes everything but stock', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 2 }, twoByTwo)
    const { data } = await save(dress.id, { name: 'Outro nome', stockQuantity: '9' })
    expect(data).toMatchObject({ name: 'Outro nome', stockQuantity: 2 })
  })

  test('a size or colour with units cannot be taken off', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 2 }, twoByTwo)
    const { status, error } = await save(dress.id, { sizes: 'P' })
    expect([status, error?.code]).toEqual([409, 'variant_in_use'])
    expect(error?.details).toEqual({ items: [{ size: 'M', color: 'Branco' }] })
    expect((await save(dress.id, { sizes: 'M' })).status).toBe(200)
  })
})

/** The product's form with other values. */
async function save(id: number, values: Record<string, string>) {
  const { data } = await admin.call(products.read, { params: { id } })
  if (data === undefined) throw new Error('no product')
  const { name, description, collection } = data
  const form = new FormData()
  const fields = { name, description, collection, price: '4890.00', stockQuantity: '0', ...values }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return admin.submit(products.update, `/api/products/${id}`, form)
}

describe('for the atelier', () => {
  test('the list shows every size and colour, and finds by name and by what is left', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 2 }, { ...twoByTwo, name: 'Açucena do Vale' })
    const { data } = await admin.call(stock.list, { query: { search: 'acucena do' } })
    expect(data?.products).toMatchObject([{ id: dress.id, mode: 'per_variant', stockQuantity: 2 }])
    expect(data?.products[0]?.variants).toHaveLength(4)
    const { data: low } = await admin.call(stock.list, { query: { level: 'low', limit: 100 } })
    expect(low?.products.every(({ stockQuantity }) => stockQuantity > 0 && stockQuantity < 6)).toBe(true)
    expect(low?.counts.low).toBe(low?.products.length)
  })

  test('pages follow each other by name', async () => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await admin.call(stock.list, { query: { limit: 3, ...(cursor && { cursor }) } })
      names.push(...(data?.products.map(({ name }) => name) ?? []))
      cursor = data?.nextCursor
    } while (cursor !== undefined)
    const { data } = await admin.call(stock.list, { query: { limit: 100 } })
    expect(names).toEqual(data?.products.map(({ name }) => name))
  })

  test('the movements of a variant say what happened and who counted', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 1 }, twoByTwo)
    const variants = [{ size: 'M', color: 'Branco', stockQuantity: 3, stockRead: 1 }]
    await count(dress.id, { mode: 'per_variant', variants })
    await order(dress.id, 'M', 'Branco')
    const query = { size: 'M', color: 'Branco' }
    const { data } = await admin.call(stock.movements, { params: { id: dress.id }, query })
    expect(data).toMatchObject([
      { kind: 'reserved', available: -1, reserved: 1, by: null },
      { kind: 'adjustment', available: 2, by: 'Helena', orderId: null },
      { kind: 'adjustment', available: 1 },
    ])
    expect(data?.[0]?.orderNumber).toBeGreaterThan(0)
    const { data: older } = await admin.call(stock.movements, {
      params: { id: dress.id },
      query: { ...query, limit: 1, before: data?.[0]?.id ?? 0 },
    })
    expect(older?.map(({ id }) => id)).toEqual([data?.[1]?.id])
  })

  test('the CSV has a line for each size and colour', async () => {
    await aVariedProduct(api.db, { 'M Branco': 2 }, { ...twoByTwo, name: '=Zínia' })
    const { token } = await aSession(api.db, helena)
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await api.inject({ url: stock.exportCsv.path, headers })
    expect(body).toContain(`"'=Zínia";"M";"Branco";2;0`)
    expect(body.split('\r\n').filter((line) => line.includes('Zínia'))).toHaveLength(4)
  })

  test('a count is in the audit log, without its numbers', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 2 }, twoByTwo)
    const variants = [{ size: 'M', color: 'Branco', stockQuantity: 3, stockRead: 2 }]
    await count(dress.id, { mode: 'per_variant', variants })
    const entry = await api.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('objectId', '=', String(dress.id))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'stock.count',
      details: { changed: ['stockQuantity', 'variants'] },
    })
  })
})
