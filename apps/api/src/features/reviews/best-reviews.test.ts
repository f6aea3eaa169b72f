import { reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestQuery } from './best-reviews.queries.ts'

let api: Awaited<ReturnType<typeof testApi>>
let day = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('reviews').execute()
})

interface Given {
  comment: string
  rating?: number
  productId?: number
  userId?: number
  state?: 'pending' | 'shown'
}

/** Each one is newer than the one before. */
async function aReview({ comment, ...given }: Given) {
  const productId = given.productId ?? (await aProduct(api.db)).id
  const userId = given.userId ?? (await aUser(api.db, { name: 'Beatriz Nogueira' })).id
  day += 1
  const createdAt = new Date(Date.UTC(2026, 0, day))
  const review = { rating: 5, title: 'Lindo', comment, createdAt, ...given, productId, userId }
  const { id } = await api.db.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()
  return { id, productId, userId }
}

const comments = async () => (await api.visitor.call(reviews.best, {})).data?.map(({ comment }) => comment)

test('the three newest reviews with five stars are quoted word for word, with product and name', async () => {
  for (const comment of ['first', 'second', 'third']) await aReview({ comment })
  const product = await aProduct(api.db, { name: 'Açucena' })
  const picture = { productId: product.id, width: 900, height: 1200 }
  await api.db
    .insertInto('productImages')
    .values([
      { ...picture, position: 0, hash: 'front' },
      { ...picture, position: 1, hash: 'back' },
    ])
    .execute()
  const { id } = await aReview({ comment: 'A renda é delicada.', productId: product.id })

  const response = await api.inject({ url: '/api/reviews/best' })
  expect([response.statusCode, response.headers['cache-tag']]).toEqual([200, 'reviews,products'])
  const [newest, ...others] = response.json<Record<string, unknown>[]>()
  expect(others.map(({ comentario }) => comentario)).toEqual(['third', 'second'])
  expect(newest).toMatchObject({
    id,
    comentario: 'A renda é delicada.',
    nome_usuario: 'Beatriz Nogueira',
    compra_verificada: false,
    produto: { id: product.id, name: 'Açucena', picture: { url: '/media/back.webp' } },
  })
  expect(Object.keys(newest ?? {}).toSorted()).toEqual([
    'comentario',
    'compra_verificada',
    'id',
    'nome_usuario',
    'produto',
  ])
})

test('fewer stars, texts that wait for approval or are hidden, and long ones are not quoted', async () => {
  await aReview({ comment: 'quoted' })
  await aReview({ comment: 'four stars', rating: 4 })
  await aReview({ comment: 'waits for approval', state: 'pending' })
  const { id } = await aReview({ comment: 'hidden' })
  await api.db
    .updateTable('reviews')
    .set({ state: 'hidden', hiddenReason: 'offense' })
    .where('id', '=', id)
    .execute()
  await aReview({ comment: 'x'.repeat(241) })
  expect(await comments()).toEqual(['quoted'])
})

test('reviews of products that are not shown in the shop are not quoted', async () => {
  const { productId: hidden } = await aReview({ comment: 'of a hidden product' })
  const { productId: removed } = await aReview({ comment: 'of a removed product' })
  await api.db.updateTable('products').set({ hidden: true }).where('id', '=', hidden).execute()
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', removed)
    .execute()
  expect(await comments()).toEqual([])
})

test('one review of each product and of each customer; a deleted account has no name', async () => {
  const { productId, userId } = await aReview({ comment: 'oldest' })
  await aReview({ comment: 'by the same customer', userId })
  await aReview({ comment: 'of the same product', productId })
  const { userId: leaving } = await aReview({ comment: 'newest' })
  await api.db.deleteFrom('users').where('id', '=', leaving).execute()
  const { data } = await api.visitor.call(reviews.best, {})
  expect(data?.map(({ comment, userName }) => [comment, userName])).toEqual([
    ['newest', 'Cliente'],
    ['of the same product', 'Beatriz Nogueira'],
    ['by the same customer', 'Beatriz Nogueira'],
  ])
})

test('they are read from their index, however many reviews there are', async () => {
  const { id } = await aProduct(api.db)
  await api.admin.transaction().execute(async (tx) => {
    // Without triggers: each would update the row of the product.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into reviews (product_id, rating, title, comment, created_at)
      select ${id}, case when n % 100 = 0 then 5 else 4 end, 'Lindo', 'Perfeito.', now() - n * interval '1 minute'
      from generate_series(1, 20000) n`.execute(tx)
  })
  await sql`vacuum analyze reviews`.execute(api.admin)
  const plan = JSON.stringify(await newestQuery(api.db, 40).explain('json'))
  expect(plan).toContain('reviews_best')
})
