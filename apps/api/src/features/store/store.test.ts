import { store } from '@shop/contract/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { aCategory, aProduct } from '../../testing/factories.ts'
import { unnamedStore } from './unnamed-store.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { paymentMethods: ['card'] } })
})
afterAll(() => api.close())

test('a shop that nobody has set up yet still stands', async () => {
  const { status, data, headers } = await api.visitor.call(store.read, {})
  expect(status).toBe(200)
  expect(headers['cache-tag']).toBe('store')
  expect(data).toEqual({
    profile: unnamedStore,
    deliveryStates: ['SP', 'RJ', 'MG'],
    closedDays: [],
    paymentMethods: ['card'],
    collections: [],
    testMode: true,
  })
})

test('the profile is the one that was saved', async () => {
  const profile = { ...unnamedStore, name: 'Alva de Maio', email: 'contato@exemplo.com.br' }
  await api.db
    .insertInto('settings')
    .values({ key: 'store_profile', value: JSON.stringify(profile) })
    .execute()
  const { data } = await api.visitor.call(store.read, {})
  expect(data?.profile).toEqual(profile)
})

test('collections come in their order, with the pieces they hold and a picture of the first', async () => {
  const { db } = api
  const second = await aCategory(db, { name: 'Acessórios', position: 2 })
  const first = await aCategory(db, { name: 'Noivas', position: 1 })
  const piece = await aProduct(db, { categoryId: first.id })
  await aProduct(db, { categoryId: first.id })
  await db
    .insertInto('productImages')
    .values({ productId: piece.id, position: 0, hash: 'front', width: 8, height: 10, widths: [4] })
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

test('a shop that sells says so', async () => {
  const live = await testApi({ config: { mode: 'live' } })
  expect((await live.visitor.call(store.read, {})).data?.testMode).toBe(false)
  await live.close()
})
