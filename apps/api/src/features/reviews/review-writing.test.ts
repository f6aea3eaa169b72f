import { favorites } from '@shop/contract/favorites'
import { reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

const AT_ONCE = 20

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const opinion = { rating: 5, title: 'Perfeito', comment: 'Caiu como um sonho.' }
const rowsOf = (productId: number) =>
  api.db.selectFrom('reviews').selectAll().where('productId', '=', productId).execute()
const listOf = async (productId: number) =>
  (await api.visitor.call(reviews.list, { query: { productId } })).data

/** The counts of the triggers beside a fresh count of the rows. */
async function countsOf(productId: number) {
  const { ratingCount, ratingSum } = await api.db
    .selectFrom('products')
    .select(['ratingCount', 'ratingSum'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const rows = await rowsOf(productId)
  const sum = rows.reduce((stars, { rating }) => stars + rating, 0)
  return { counted: [ratingCount, ratingSum], recounted: [rows.length, sum] }
}

test('a customer reviews a product, and its list shows the review at once', async () => {
  const [user, { id: productId }] = [await aUser(api.db, { name: 'Marina Souza' }), await aProduct(api.db)]
  const response = await (await api.as(user)).call(reviews.write, { body: { ...opinion, productId } })
  expect(response.status).toBe(201)
  expect(response.data).toMatchObject({ ...opinion, userName: 'Marina Souza', verifiedPurchase: false })
  expect(response.data?.id).toBeTypeOf('number')
  expect(response.data?.reviewedAt).toBeInstanceOf(Date)
  expect(await rowsOf(productId)).toMatchObject([{ ...opinion, userId: user.id }])
  expect(await listOf(productId)).toMatchObject({
    reviews: [{ id: response.data?.id }],
    total: 1,
    average: 5,
  })
})

test('the call takes English keys and returns Portuguese ones, with the account’s name whatever name was sent', async () => {
  const [user, { id: productId }] = [await aUser(api.db, { name: 'Lia Prado' }), await aProduct(api.db)]
  const { token } = await aSession(api.db, user)
  const response = await api.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { authorization: `Bearer ${token}` },
    payload: { productId, userName: 'Outra Pessoa', rating: 4, title: ' Bom ', comment: 'Gostei.' },
  })
  expect(response.statusCode).toBe(201)
  const { id, data_avaliacao: reviewedAt, ...rest } = response.json<{ id: number; data_avaliacao: string }>()
  expect(id).toBeTypeOf('number')
  expect(reviewedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(rest).toEqual({
    classificacao: 4,
    titulo: 'Bom',
    comentario: 'Gostei.',
    nome_usuario: 'Lia Prado',
    compra_verificada: false,
    publicada: true,
  })
  expect(await rowsOf(productId)).toMatchObject([{ rating: 4, title: 'Bom', comment: 'Gostei.' }])
})

test('an administrator can have favourites and review a product like a customer', async () => {
  const [admin, { id: productId }] = [await aUser(api.db, { role: 'admin' }), await aProduct(api.db)]
  const caller = await api.as(admin)
  expect((await caller.call(favorites.add, { body: { productId } })).status).toBe(200)
  expect((await caller.call(favorites.list, {})).data).toMatchObject([{ id: productId }])
  expect((await caller.call(reviews.write, { body: { ...opinion, productId } })).status).toBe(201)
  expect(await rowsOf(productId)).toMatchObject([{ userId: admin.id }])
})

test('a visitor may not write a review', async () => {
  const { id: productId } = await aProduct(api.db)
  const { status, error } = await api.visitor.call(reviews.write, { body: { ...opinion, productId } })
  expect([status, error?.code]).toEqual([401, 'unauthenticated'])
  expect(await rowsOf(productId)).toEqual([])
})

test('a second review by the same customer replaces the first and gets a new date', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  await (await api.as(await aUser(api.db))).call(reviews.write, { body: { ...opinion, productId } })
  const longAgo = new Date(Date.UTC(2025, 0, 1))
  const former = { ...opinion, productId, userId: user.id, createdAt: longAgo }
  await api.db.insertInto('reviews').values(former).execute()

  const second = { rating: 2, title: 'Pensando bem', comment: 'A cauda pesa.' }
  const { data } = await (await api.as(user)).call(reviews.write, { body: { ...second, productId } })
  expect(data).toMatchObject(second)
  expect(data?.reviewedAt.getTime()).toBeGreaterThan(longAgo.getTime())
  const list = await listOf(productId)
  expect(list).toMatchObject({ total: 2, average: 3.5, histogram: [0, 1, 0, 0, 1] })
  expect({ ...list?.reviews[0], published: true }).toEqual(data)
  expect(await countsOf(productId)).toEqual({ counted: [2, 7], recounted: [2, 7] })
})

test('the review of a customer who has bought the product is marked as a verified purchase', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  const order = await anOrder(api.db, { userId: user.id, paymentState: 'paid', paidAt: new Date() })
  const line = { size: 'M', color: 'Branco', quantity: 1, unitPriceCents: 1, productName: 'Açucena' }
  await api.db
    .insertInto('orderItems')
    .values({ ...line, productId, orderId: order.id })
    .execute()
  const { data } = await (await api.as(user)).call(reviews.write, { body: { ...opinion, productId } })
  expect(data?.verifiedPurchase).toBe(true)
})

test('a product that does not exist or is no longer sold cannot be reviewed', async () => {
  const { id } = await aProduct(api.db)
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', id)
    .execute()
  const caller = await api.as(await aUser(api.db))
  for (const productId of [id, 999_999]) {
    const { status, error } = await caller.call(reviews.write, { body: { ...opinion, productId } })
    expect([status, error?.code]).toEqual([404, 'product_not_found'])
    expect(error?.message).toBe('Produto não encontrado')
    expect(await rowsOf(productId)).toEqual([])
  }
})

test('an incomplete review is rejected with a message and an error for each invalid field', async () => {
  const { id: productId } = await aProduct(api.db)
  const { token } = await aSession(api.db, await aUser(api.db))
  const response = await api.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { authorization: `Bearer ${token}` },
    payload: { productId, rating: 6, title: ' ' },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    message: 'Por favor, confira os dados informados.',
    code: 'invalid_input',
    fields: {
      rating: 'Escolha de 1 a 5 estrelas.',
      title: 'Preencha este campo.',
      comment: 'Preencha este campo.',
    },
  })
  expect(await rowsOf(productId)).toEqual([])
})

test('concurrent reviews of twenty customers are all counted', async () => {
  const { id: productId } = await aProduct(api.db)
  const callers = await Promise.all(Array.from({ length: AT_ONCE }, async () => api.as(await aUser(api.db))))
  const responses = await Promise.all(
    callers.map((caller, index) =>
      caller.call(reviews.write, { body: { ...opinion, rating: 1 + (index % 5), productId } }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
  const sum = 3 * AT_ONCE
  expect(await countsOf(productId)).toEqual({ counted: [AT_ONCE, sum], recounted: [AT_ONCE, sum] })
  expect(await listOf(productId)).toMatchObject({ total: AT_ONCE, average: 3 })
})

test('twenty concurrent reviews of one customer are counted once, with the rating of the one that remains', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  const caller = await api.as(user)
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      caller.call(reviews.write, { body: { ...opinion, rating: 1 + (index % 5), productId } }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
  const { counted, recounted } = await countsOf(productId)
  expect(counted).toEqual(recounted)
  expect(await listOf(productId)).toMatchObject({ total: 1, average: recounted[1] })
})

test('a customer who writes too many reviews gets a 429, other customers do not', async () => {
  const [user, { id: productId }] = [await aUser(api.db), await aProduct(api.db)]
  const caller = await api.as(user)
  const write = () => caller.call(reviews.write, { body: { ...opinion, productId } })
  for (let n = 0; n < AT_ONCE; n += 1) expect((await write()).status).toBe(201)
  const { status, error } = await write()
  expect([status, error?.code]).toEqual([429, 'too_many_requests'])
  const other = await api.as(await aUser(api.db))
  expect((await other.call(reviews.write, { body: { ...opinion, productId } })).status).toBe(201)
})
