import { favorites } from '@shop/contract/favorites'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as queries from './favorites.queries.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('a customer sees their own favourites, the latest first, without products that are no longer sold', async () => {
  const { db } = api
  const [mine, other] = [await aUser(db), await aUser(db)]
  const [first, second, gone, foreign] = [
    await aProduct(db),
    await aProduct(db),
    await aProduct(db),
    await aProduct(db),
  ]
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  await db
    .insertInto('favorites')
    .values([
      { userId: mine.id, productId: first.id, createdAt: at(1) },
      { userId: mine.id, productId: second.id, createdAt: at(2) },
      { userId: mine.id, productId: gone.id, createdAt: at(3) },
      { userId: other.id, productId: foreign.id },
    ])
    .execute()
  await db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', gone.id)
    .execute()

  const { data } = await (await api.as(mine)).call(favorites.list, {})
  expect(data?.map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await (await api.as(await aUser(db))).call(favorites.list, {})).data).toEqual([])
})

const idsOf = async (user: { id: number }) =>
  (await (await api.as(user)).call(favorites.list, {})).data?.map(({ id }) => id)

test('a customer adds and removes a favourite, and gets a confirmation', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  const caller = await api.as(user)
  const added = await caller.call(favorites.add, { body: { productId } })
  expect([added.status, added.data]).toEqual([200, { message: 'Adicionado aos favoritos!' }])
  expect(await idsOf(user)).toEqual([productId])
  const removed = await caller.call(favorites.remove, { body: { productId } })
  expect([removed.status, removed.data]).toEqual([200, { message: 'Removido dos favoritos!' }])
  expect(await idsOf(user)).toEqual([])
})

test('an administrator can have favourites like a customer', async () => {
  const [admin, { id: productId }] = [await aUser(api.db, { role: 'admin' }), await aProduct(api.db)]
  await (await api.as(admin)).call(favorites.add, { body: { productId } })
  expect(await idsOf(admin)).toEqual([productId])
})

test('adding or removing again, also concurrently, changes nothing', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  const caller = await api.as(user)
  const twice = (endpoint: typeof favorites.add | typeof favorites.remove) =>
    Promise.all([1, 2].map(() => caller.call(endpoint, { body: { productId } })))
  expect((await twice(favorites.add)).map(({ status }) => status)).toEqual([200, 200])
  expect(await idsOf(user)).toEqual([productId])
  expect((await twice(favorites.remove)).map(({ status }) => status)).toEqual([200, 200])
  expect(await idsOf(user)).toEqual([])
})

test('an account cannot change the favourites of another account', async () => {
  const [mine, other, { id: productId }] = [await aUser(api.db), await aUser(api.db), await aProduct(api.db)]
  await (await api.as(other)).call(favorites.add, { body: { productId } })
  expect(await idsOf(mine)).toEqual([])
  await (await api.as(mine)).call(favorites.remove, { body: { productId } })
  expect(await idsOf(other)).toEqual([productId])
})

test('a product that is not sold cannot be added, but can be removed', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  const caller = await api.as(user)
  await caller.call(favorites.add, { body: { productId } })
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', productId)
    .execute()
  for (const missing of [productId, 999_999]) {
    const rejected = await caller.call(favorites.add, { body: { productId: missing } })
    expect([rejected.status, rejected.error?.code]).toEqual([404, 'product_not_found'])
    expect((await caller.call(favorites.remove, { body: { productId: missing } })).status).toBe(200)
  }
  expect(await api.db.selectFrom('favorites').selectAll().where('userId', '=', user.id).execute()).toEqual([])
})

describe('at most 500 favourites', () => {
  /** A customer with that many favourites, one more of a deleted product, and another product to add. */
  async function aCollector(count: number) {
    const user = await aUser(api.db)
    const { id: categoryId } = await aCategory(api.db)
    const products = await api.db
      .insertInto('products')
      .values(Array.from({ length: count + 2 }, () => ({ name: 'Peça', priceCents: 100, categoryId })))
      .returning('id')
      .execute()
    const [next, gone, ...liked] = products.map(({ id }) => id)
    if (next === undefined || gone === undefined) throw new Error('no products')
    await api.db
      .insertInto('favorites')
      .values([gone, ...liked].map((productId) => ({ userId: user.id, productId })))
      .execute()
    await api.db
      .updateTable('products')
      .set({ deletedAt: new Date(), categoryId: null })
      .where('id', '=', gone)
      .execute()
    return { user, next, liked }
  }

  test('adding one more is rejected with a message, adding an existing one is not', async () => {
    const { user, next, liked } = await aCollector(500)
    const caller = await api.as(user)
    const rejected = await caller.call(favorites.add, { body: { productId: next } })
    expect([rejected.status, rejected.error?.code, rejected.error?.message]).toEqual([
      409,
      'too_many_favorites',
      'Você já tem 500 favoritos.',
    ])
    const [product = 0] = liked
    expect((await caller.call(favorites.add, { body: { productId: product } })).status).toBe(200)
    expect(new Set(await idsOf(user))).toEqual(new Set(liked))
    await caller.call(favorites.remove, { body: { productId: product } })
    expect((await caller.call(favorites.add, { body: { productId: next } })).status).toBe(200)
  })

  async function isRequestWaiting() {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db)
    return rows.length > 0
  }

  test('of two concurrent requests for the last free place the second is rejected', async () => {
    const { user, next } = await aCollector(499)
    const { id: productId } = await aProduct(api.db)
    const caller = await api.as(user)
    const second = await api.db.transaction().execute(async (tx) => {
      await queries.holdOffOthers(tx, user.id)
      await queries.add(tx, { userId: user.id, productId })
      const adding = caller.call(favorites.add, { body: { productId: next } })
      await Promise.race([adding, vi.waitUntil(isRequestWaiting, { timeout: 10_000 })])
      return { adding }
    })
    expect((await second.adding).error?.code).toBe('too_many_favorites')
    expect(await idsOf(user)).toHaveLength(500)
  })

  test('favourites beyond the limit, however they came about, are not listed', async () => {
    const { user } = await aCollector(502)
    expect(await idsOf(user)).toHaveLength(500)
  })
})

test('a visitor cannot use favourites', async () => {
  const body = { productId: (await aProduct(api.db)).id }
  const responses = [
    await api.visitor.call(favorites.list, {}),
    await api.visitor.call(favorites.add, { body }),
    await api.visitor.call(favorites.remove, { body }),
  ]
  expect(responses.map(({ error }) => error?.code)).toEqual(Array(3).fill('unauthenticated'))
})
