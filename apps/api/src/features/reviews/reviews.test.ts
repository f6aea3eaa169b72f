import { nextCursorHeader } from '@shop/contract/constants'
import { reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countQuery, listQuery } from './reviews.queries.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

interface Given {
  productId: number
  rating?: number
  name?: string
  title?: string
  createdAt?: Date
}

async function aReview({ productId, name = 'Helena Martins', ...values }: Given) {
  const { id: userId } = await aUser(api.db, { name })
  const review = { rating: 5, title: 'Lindo', comment: 'Caiu perfeito.', productId, userId, ...values }
  await api.db.insertInto('reviews').values(review).execute()
  return { userId, productId }
}

async function aPurchase(
  { userId, productId }: { userId: number; productId: number },
  paymentState: 'awaiting' | 'paid' | 'declined' | 'expired' | 'refunded',
  refundedCents = 0,
) {
  const order = await anOrder(api.db, { userId, paymentState, paidAt: new Date(), refundedCents })
  const line = {
    productId,
    productName: 'Açucena',
    size: 'M',
    color: 'Branco',
    quantity: 1,
    unitPriceCents: 1,
  }
  await api.db
    .insertInto('orderItems')
    .values({ ...line, orderId: order.id })
    .execute()
}

const read = (productId: number, page: { limit?: number; cursor?: string } = {}) =>
  api.visitor.call(reviews.list, { query: { productId, ...page } })
const titles = (response: Awaited<ReturnType<typeof read>>) =>
  response.data?.reviews.map(({ title }) => title)

test('a visitor reads the reviews of a product, newest first, with average, total and a count for each star', async () => {
  const [{ id: productId }, other] = [await aProduct(api.db), await aProduct(api.db)]
  const at = (day: number) => new Date(Date.UTC(2026, 9, day))
  await aReview({ productId, rating: 5, title: 'first', createdAt: at(1) })
  await aReview({ productId, rating: 4, title: 'third', createdAt: at(3), name: 'Lia' })
  await aReview({ productId, rating: 5, title: 'second', createdAt: at(2) })
  await aReview({ productId: other.id, rating: 1, title: 'of another product' })

  const response = await api.inject({ url: `/api/reviews?productId=${productId}` })
  expect(response.statusCode).toBe(200)
  const body = response.json<{ reviews: Record<string, unknown>[] }>()
  expect(body).toMatchObject({ average: 4.67, total: 3, histogram: [0, 0, 0, 1, 2] })
  expect(body.reviews.map(({ titulo }) => titulo)).toEqual(['third', 'second', 'first'])
  const { id, ...third } = body.reviews[0] ?? {}
  expect(id).toBeTypeOf('number')
  expect(third).toEqual({
    classificacao: 4,
    titulo: 'third',
    comentario: 'Caiu perfeito.',
    nome_usuario: 'Lia',
    data_avaliacao: '2026-10-03T00:00:00.000Z',
    compra_verificada: false,
  })
  expect(response.headers['cache-tag']).toBe(`reviews:${productId},product:${productId}`)
})

test('a product without reviews has an average of 0', async () => {
  const { data } = await read((await aProduct(api.db)).id)
  expect(data).toEqual({ reviews: [], average: 0, total: 0, removed: 0, histogram: [0, 0, 0, 0, 0] })
})

test('a product that does not exist or is no longer sold has no reviews to read', async () => {
  const { id } = await aProduct(api.db)
  await aReview({ productId: id })
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', id)
    .execute()
  for (const missing of [id, 999_999]) {
    const { status, error } = await read(missing)
    expect([status, error?.code]).toEqual([404, 'product_not_found'])
  }
})

test('a review shows the name of its account, and none for a deleted account', async () => {
  const { id: productId } = await aProduct(api.db)
  const { userId } = await aReview({ productId, name: 'Marina Souza Duarte' })
  expect((await read(productId)).data?.reviews[0]?.userName).toBe('Marina Souza Duarte')
  await api.db.deleteFrom('users').where('id', '=', userId).execute()
  const { data } = await read(productId)
  expect(data?.reviews[0]).toMatchObject({ userName: 'Cliente', verifiedPurchase: false })
  expect(data?.total).toBe(1)
})

test('a review by a customer with a paid order of that product is a verified purchase', async () => {
  const { id: productId } = await aProduct(api.db)
  await aPurchase(await aReview({ productId, title: 'paid' }), 'paid')
  await aPurchase(await aReview({ productId, title: 'partly refunded' }), 'paid', 1_000)
  const { data } = await read(productId)
  expect(data?.reviews.map(({ verifiedPurchase }) => verifiedPurchase)).toEqual([true, true])
})

test.each(['awaiting', 'declined', 'expired', 'refunded'] as const)(
  'an order that is %s does not make a review a verified purchase',
  async (paymentState) => {
    const { id: productId } = await aProduct(api.db)
    await aPurchase(await aReview({ productId }), paymentState)
    expect((await read(productId)).data?.reviews[0]?.verifiedPurchase).toBe(false)
  },
)

test('a cancelled order of which a part was refunded does not make a review a verified purchase', async () => {
  const { id: productId } = await aProduct(api.db)
  const review = await aReview({ productId })
  await aPurchase(review, 'paid', 1_000)
  const cancelled = { cancelledAt: new Date() }
  await api.db.updateTable('orders').set(cancelled).where('userId', '=', review.userId).execute()
  expect((await read(productId)).data?.reviews[0]?.verifiedPurchase).toBe(false)
})

test('neither another product nor another customer makes a review a verified purchase', async () => {
  const { id: productId } = await aProduct(api.db)
  const { userId } = await aReview({ productId })
  await aPurchase({ userId, productId: (await aProduct(api.db)).id }, 'paid')
  await aPurchase({ userId: (await aUser(api.db)).id, productId }, 'paid')
  expect((await read(productId)).data?.reviews[0]?.verifiedPurchase).toBe(false)
})

test('pagination shows every review once, also those with the same timestamp', async () => {
  const { id: productId } = await aProduct(api.db)
  await sql`insert into reviews (product_id, rating, title, comment, created_at)
    select ${productId}, 5, n::text, 'x', timestamptz '2026-10-01 12:00:00.000123+00' + (n / 3) * interval '1 microsecond'
    from generate_series(1, 10) n`.execute(api.db)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const response = await read(productId, { limit: 4, ...(cursor !== undefined && { cursor }) })
    expect(response.data?.total).toBe(10)
    seen.push(...(titles(response) ?? []))
    const next = response.headers[nextCursorHeader]
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
})

test.each(['x', '1-', '-1', '1-2-3', '99999999999999999-1'])('the cursor %s is rejected', async (cursor) => {
  const { error } = await read((await aProduct(api.db)).id, { cursor })
  expect(error).toMatchObject({ code: 'invalid_input', fields: { cursor: 'Valor inválido.' } })
})

test('a hundred of 10,000 reviews are read from indexes', async () => {
  const { id: productId } = await aProduct(api.db)
  const { id: otherId } = await aProduct(api.db)
  await api.admin.transaction().execute(async (tx) => {
    // Without triggers: each of ten thousand would update the same row of the product.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into users (email, name, password_hash)
      select 'autora-' || n || '@exemplo.test', 'Autora ' || n, 'x' from generate_series(1, 10000) n`.execute(
      tx,
    )
    await sql`insert into reviews (product_id, user_id, rating, title, comment)
      select ${productId}, id, 1 + id % 5, 'Lindo', 'Caiu perfeito.' from users where name like 'Autora %'`.execute(
      tx,
    )
    // With reviews of a single product the index over all reviews would be as good as the one per product.
    await sql`insert into reviews (product_id, rating, title, comment)
      select ${otherId}, 5, 'Lindo', 'x' from generate_series(1, 10000)`.execute(tx)
    await sql`insert into orders (user_id, customer_name, customer_email, shipping_address, shipping_city,
        shipping_state, shipping_zip_code, total_cents, payment_state, paid_at)
      select id, name, email, 'Rua', 'São Paulo', 'SP', '01310-100', 100, 'paid', now() from users
      where name like 'Autora %'`.execute(tx)
    await sql`insert into order_items (order_id, product_id, product_name, size, color, quantity, unit_price_cents)
      select id, ${productId}, 'Açucena', 'M', 'Branco', 1, 100 from orders where shipping_address = 'Rua'`.execute(
      tx,
    )
  })
  await sql`vacuum analyze users, reviews, orders, order_items`.execute(api.admin)

  const plan = JSON.stringify(await listQuery(api.db, productId, { limit: 101 }).explain('json'))
  expect(plan).toContain('reviews_newest')
  expect(plan).not.toContain('Seq Scan')
  const counting = JSON.stringify(await countQuery(api.db, productId).explain('json'))
  expect(counting).toContain('reviews_by_rating')
  const { data } = await read(productId)
  expect([data?.total, data?.reviews.length]).toEqual([10_000, 100])
  expect(data?.reviews.every(({ verifiedPurchase }) => verifiedPurchase)).toBe(true)
})
