import { favorites } from '@shop/contract/favorites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { aProduct, aUser } from '../../testing/factories.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('a customer sees their own favourites, the latest first, without what is no longer sold', async () => {
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
