import { favorites } from '@shop/contract/favorites'
import { products } from '@shop/contract/products'
import { reviews } from '@shop/contract/reviews'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countProducts, readProducts } from '../sitemap/sitemap.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

type Query = Parameters<typeof api.visitor.call<typeof products.page>>[1]['query']

const hide = (id: number, hidden = true) =>
  asAdmin.call(products.setHidden, { params: { id }, body: { hidden } })
const idsOf = async (caller: Pick<typeof asAdmin, 'call'>, query: Omit<Query, 'limit'> = {}) =>
  (await caller.call(products.page, { query: { ...query, limit: 100 } })).data?.map(({ id }) => id)

async function aHidden(name = 'Vestido Hibisco') {
  const category = await aCategory(api.db)
  const product = await aProduct(api.db, { name, categoryId: category.id, featured: true })
  expect((await hide(product.id)).data).toMatchObject({ id: product.id, hidden: true, featured: false })
  return { ...product, category }
}

test('a hidden product appears nowhere in the shop, whatever a visitor requests', async () => {
  const { id, name, category } = await aHidden('Vestido Azaleia')
  for (const query of [
    {},
    { search: 'azaleia' },
    { featured: true },
    { collection: category.name },
  ] as const) {
    expect(await idsOf(api.visitor, query)).not.toContain(id)
    expect(await idsOf(api.visitor, { ...query, hidden: 'include' })).not.toContain(id)
    expect(await idsOf(api.visitor, { ...query, hidden: 'only' })).not.toContain(id)
  }
  const read = await api.visitor.call(products.read, { params: { id } })
  expect([read.status, read.error?.code]).toEqual([404, 'product_not_found'])
  const whole = await api.visitor.call(products.list, { query: { hidden: 'include' } })
  expect(JSON.stringify(whole.data)).not.toContain(name)
  expect((await api.visitor.call(products.near, { query: { search: 'azaleia' } })).data).toEqual([])
  expect((await api.visitor.call(products.chosen, { query: { ids: [id] } })).data).toEqual([])
  expect((await api.visitor.call(reviews.list, { query: { productId: id } })).status).toBe(404)
  const { data } = await api.visitor.call(store.read, {})
  expect(data?.collections.find((one) => one.name === category.name)).toMatchObject({
    count: 0,
    picture: null,
  })
  const listed: number[] = []
  for await (const batch of readProducts(api.db)) listed.push(...batch.map((product) => product.id))
  expect(listed).not.toContain(id)
  expect(await countProducts(api.db)).toBe(listed.length)
})

test('a customer can neither see nor favourite a hidden product, and sees how many favourites are unavailable', async () => {
  const customer = await api.as(await aUser(api.db))
  const { id } = await aProduct(api.db)
  await customer.call(favorites.add, { body: { productId: id } })
  await hide(id)
  expect((await customer.call(favorites.list, {})).data).toEqual([])
  expect((await customer.call(favorites.unavailable, {})).data).toEqual({ count: 1 })
  expect((await customer.call(favorites.add, { body: { productId: id } })).status).toBe(404)
  expect((await customer.call(products.read, { params: { id } })).status).toBe(404)
  expect((await customer.call(products.setHidden, { params: { id }, body: { hidden: false } })).status).toBe(
    403,
  )

  await hide(id, false)
  expect((await customer.call(favorites.list, {})).data).toMatchObject([{ id }])
  expect((await customer.call(favorites.unavailable, {})).data).toEqual({ count: 0 })
})

test('an administrator lists hidden products together with the others or alone, and reads and changes one', async () => {
  const { id } = await aHidden()
  const { id: shown } = await aProduct(api.db)
  expect(await idsOf(asAdmin)).not.toContain(id)
  expect(await idsOf(asAdmin, { hidden: 'include' })).toEqual(expect.arrayContaining([id, shown]))
  const only = await idsOf(asAdmin, { hidden: 'only' })
  expect(only).toContain(id)
  expect(only).not.toContain(shown)
  expect((await asAdmin.call(products.read, { params: { id } })).data).toMatchObject({ id, hidden: true })
  expect((await hide(999_999)).error?.code).toBe('product_not_found')
  const entries = await api.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('objectType', '=', 'product')
    .where('objectId', '=', String(id))
    .execute()
  expect(entries).toEqual([{ action: 'product.hide', details: { changed: ['featured', 'hidden'] } }])
})

test('a copy is hidden, not featured, without stock or reviews, and has every field and picture of the original', async () => {
  const first = await aProduct(api.db, {
    name: 'Vestido Íris',
    sizes: ['P'],
    colors: ['Marfim'],
    featured: true,
  })
  const picture = {
    productId: first.id,
    alt: 'De costas',
    width: 3,
    height: 4,
    placeholder: 'x',
    widths: [320],
  }
  await api.db
    .insertInto('productImages')
    .values([
      { ...picture, position: 0, hash: 'frente' },
      { ...picture, position: 1, hash: 'costas' },
    ])
    .execute()
  const before = (await asAdmin.call(products.read, { params: { id: first.id } })).data
  const { status, data: copy } = await asAdmin.call(products.duplicate, { params: { id: first.id } })
  expect(status).toBe(201)
  expect(copy).toEqual({
    ...before,
    id: expect.any(Number) as unknown,
    name: 'Vestido Íris (cópia)',
    version: expect.any(Number) as unknown,
    featured: false,
    hidden: true,
    inStock: false,
    stockQuantity: 0,
    reserved: 0,
  })
  expect((await asAdmin.call(products.read, { params: { id: first.id } })).data).toEqual(before)
  expect((await asAdmin.call(products.duplicate, { params: { id: 999_999 } })).status).toBe(404)
})

test('the name of a copy does not exceed the maximum length', async () => {
  const { id } = await aProduct(api.db, { name: 'a'.repeat(160) })
  const { data } = await asAdmin.call(products.duplicate, { params: { id } })
  expect(data?.name).toHaveLength(160)
  expect(data?.name).toMatch(/a \(cópia\)$/)
})

test('the work sheet shows description and pictures of hidden and removed products, for administrators only', async () => {
  const [{ id: hidden }, { id: removed }] = [await aHidden(), await aProduct(api.db)]
  await asAdmin.call(products.remove, { params: { id: removed } })
  const query = { ids: [hidden, removed] }
  const { data } = await asAdmin.call(products.ordered, { query })
  expect(data?.map(({ id, description }) => [id, description !== ''])).toEqual([
    [hidden, true],
    [removed, true],
  ])
  expect((await (await api.as(await aUser(api.db))).call(products.ordered, { query })).status).toBe(403)
  expect((await api.visitor.call(products.ordered, { query })).status).toBe(401)
})
