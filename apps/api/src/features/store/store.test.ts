import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionsQuery } from './store.queries.ts'
import { unnamedStore } from './unnamed-store.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { paymentMethods: ['card'] } })
})
afterAll(() => api.close())

test('a shop that is not set up yet still responds with defaults', async () => {
  const { status, data, headers } = await api.visitor.call(store.read, {})
  expect(status).toBe(200)
  expect(headers['cache-tag']).toBe('store')
  expect(data).toMatchObject({
    profile: unnamedStore,
    deliveryStates: ['SP', 'RJ', 'MG'],
    closedDays: [],
    paymentMethods: ['card'],
    collections: [],
    testMode: true,
    paymentProvider: { publishableKey: 'pk_test_local', scriptUrl: null },
  })
})

test('the profile is the saved one', async () => {
  const profile = { ...unnamedStore, name: 'Flor de Lis', email: 'contato@exemplo.com.br' }
  await api.db
    .insertInto('settings')
    .values({ key: 'store_profile', value: JSON.stringify(profile) })
    .execute()
  const { data } = await api.visitor.call(store.read, {})
  expect(data?.profile).toEqual(profile)
})

test('collections come in their order, with the number of their products and a picture of the first', async () => {
  const { db } = api
  const second = await aCategory(db, { name: 'Acessórios', position: 2 })
  const first = await aCategory(db, { name: 'Noivas', position: 1 })
  const product = await aProduct(db, { categoryId: first.id })
  await aProduct(db, { categoryId: first.id })
  await db
    .insertInto('productImages')
    .values({ productId: product.id, position: 0, hash: 'front', width: 8, height: 10, widths: [4] })
    .execute()
  const { data } = await api.visitor.call(store.read, {})
  expect(data?.collections).toEqual([
    {
      name: 'Noivas',
      count: 2,
      picture: { url: '/media/front.webp', alt: '', width: 8, height: 10, placeholder: '', widths: [4] },
    },
    { name: second.name, count: 0, picture: null },
  ])
})

test('products are counted in the index, without reading their rows', async () => {
  const large = await testApi()
  const { db } = large
  for (let n = 0; n < 3; n += 1) await aCategory(db)
  await sql`insert into products (name, price_cents, category_id)
    select 'Peça ' || n, 100, (select min(id) from categories) + n % 3 from generate_series(1, 6000) n`.execute(
    db,
  )
  await sql`vacuum analyze products`.execute(large.admin)
  const plan = JSON.stringify(await collectionsQuery(db).explain('json'))
  expect(plan).toMatch(/"Node Type":"Index Only Scan"[^{]*"Index Name":"products_by_category"/)
  await large.close()
})

test('a shop in live mode reports that it is not in test mode', async () => {
  const live = await testApi({ config: { mode: 'live' } })
  expect((await live.visitor.call(store.read, {})).data?.testMode).toBe(false)
  await live.close()
})
