import { nextCursorHeader } from '@shop/contract/constants'
import { reviewModeration } from '@shop/contract/review-moderation'
import { reviews } from '@shop/contract/reviews'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  asAdmin = await api.as(await aUser(api.db, { role: 'admin', name: 'Helena Prado' }))
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('settings').where('key', '=', 'review_rules').execute())

const opinion = { rating: 5, title: 'Perfeito', comment: 'Caiu como um sonho.' }
const setRules = (value: { buyersOnly: boolean; approveFirst: boolean }) =>
  api.db
    .insertInto('settings')
    .values({ key: 'review_rules', value: JSON.stringify(value) })
    .execute()

async function aReview(productId: number, given: Partial<typeof opinion> = {}) {
  const author = await aUser(api.db)
  const asAuthor = await api.as(author)
  const write = (values: Partial<typeof opinion> = {}) =>
    asAuthor.call(reviews.write, { body: { ...opinion, ...given, ...values, productId } })
  const { data } = await write()
  if (data === undefined) throw new Error('no review')
  return { id: data.id, author, write }
}
const listOf = async (productId: number) =>
  (await api.visitor.call(reviews.list, { query: { productId } })).data
const hide = (id: number) =>
  asAdmin.call(reviewModeration.hide, { params: { id }, body: { reason: 'other_shop' } })
const show = (id: number) => asAdmin.call(reviewModeration.show, { params: { id } })
const reply = (id: number, text: string | null) =>
  asAdmin.call(reviewModeration.reply, { params: { id }, body: { text } })
const countsOf = (productId: number) =>
  api.db
    .selectFrom('products')
    .select(['ratingCount', 'ratingSum'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()

test('a hidden review disappears from list, average, count and histogram, and the page gets the number of removed reviews', async () => {
  const { id: productId } = await aProduct(api.db)
  await aReview(productId)
  const { id } = await aReview(productId, { rating: 1, title: 'Procurem a Noivas XYZ' })
  expect(await listOf(productId)).toMatchObject({ total: 2, average: 3, removed: 0 })

  const { data } = await hide(id)
  expect(data).toMatchObject({ id, state: 'hidden', hiddenReason: 'other_shop' })
  const hidden = await listOf(productId)
  expect(hidden).toMatchObject({ total: 1, average: 5, removed: 1, histogram: [0, 0, 0, 0, 1] })
  expect(JSON.stringify(hidden)).not.toContain('Noivas XYZ')
  expect(await countsOf(productId)).toEqual({ ratingCount: 1, ratingSum: 5 })

  expect((await show(id)).data).toMatchObject({ state: 'shown', hiddenReason: null })
  expect(await listOf(productId)).toMatchObject({ total: 2, average: 3, removed: 0 })
  expect(await countsOf(productId)).toEqual({ ratingCount: 2, ratingSum: 6 })
})

test('the audit log records who hid, showed and replied to a review and why, and quotes no text', async () => {
  const { id: productId } = await aProduct(api.db)
  const { id } = await aReview(productId, { comment: 'Liguem para 11 91234-5678' })
  await hide(id)
  await hide(id)
  await show(id)
  await reply(id, 'Obrigada, Lia!')
  await reply(id, null)
  const entries = await api.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('objectType', '=', 'review')
    .where('objectId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'review.hide', details: { changed: ['hiddenReason', 'state'], reason: 'other_shop' } },
    { action: 'review.show', details: { changed: ['hiddenReason', 'state'] } },
    { action: 'review.reply', details: { changed: ['reply'] } },
    { action: 'review.reply_removed', details: { changed: ['reply'] } },
  ])
})

test('only administrators list, hide, show and reply; a review that does not exist returns 404', async () => {
  const { id: productId } = await aProduct(api.db)
  const { id, author } = await aReview(productId)
  const callers = [[api.visitor, 401] as const, [await api.as(author), 403] as const]
  for (const [caller, status] of callers) {
    const responses = await Promise.all([
      caller.call(reviewModeration.list, { query: {} }),
      caller.call(reviewModeration.hide, { params: { id }, body: { reason: 'offense' } }),
      caller.call(reviewModeration.show, { params: { id } }),
      caller.call(reviewModeration.reply, { params: { id }, body: { text: 'Eu' } }),
    ])
    expect(responses.map((response) => response.status)).toEqual([status, status, status, status])
  }
  expect(await listOf(productId)).toMatchObject({ total: 1 })
  for (const response of [await hide(999_999), await show(999_999), await reply(999_999, 'Oi')]) {
    expect(response.error).toMatchObject({ code: 'review_not_found', message: 'Avaliação não encontrada.' })
  }
})

test('a reason that is not one of the four is rejected', async () => {
  const { id: productId } = await aProduct(api.db)
  const { id } = await aReview(productId)
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  const response = await api.inject({
    method: 'POST',
    url: `/api/reviews/${id}/hide`,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason: 'low_rating' },
  })
  expect(response.statusCode).toBe(400)
  expect(await listOf(productId)).toMatchObject({ total: 1, removed: 0 })
})

test('a hidden review that its author rewrites stays hidden until the atelier shows it', async () => {
  const { id: productId } = await aProduct(api.db)
  const { id, write } = await aReview(productId)
  await hide(id)
  const { data } = await write({ title: 'Reescrita' })
  expect(data).toMatchObject({ id, published: false })
  expect(await listOf(productId)).toMatchObject({ total: 0, removed: 1 })
  await show(id)
  expect((await listOf(productId))?.reviews).toMatchObject([{ title: 'Reescrita' }])
})

test('the reply is shown below the review it was given to, and not below a text that replaced it', async () => {
  const { id: productId } = await aProduct(api.db)
  const { id, write } = await aReview(productId)
  await reply(id, ' Obrigada pela confiança!\nVolte sempre. ')
  const [shown] = (await listOf(productId))?.reviews ?? []
  expect(shown?.reply).toEqual({
    text: 'Obrigada pela confiança!\nVolte sempre.',
    repliedAt: expect.any(Date) as unknown,
  })
  expect(shown).not.toHaveProperty('published')

  await write({ rating: 1, title: 'Mudei de ideia' })
  expect((await listOf(productId))?.reviews[0]).not.toHaveProperty('reply')
  const { data } = await asAdmin.call(reviewModeration.list, { query: { search: 'mudei de ideia' } })
  expect(data?.[0]?.reply).toMatchObject({
    text: 'Obrigada pela confiança!\nVolte sempre.',
    outdated: true,
  })
})

test('with approval required a review is shown once it is approved, and is pending again when rewritten', async () => {
  await setRules({ buyersOnly: false, approveFirst: true })
  const { id: productId } = await aProduct(api.db)
  const { id, write } = await aReview(productId)
  expect(await listOf(productId)).toMatchObject({ total: 0, removed: 0, reviews: [] })
  expect(await countsOf(productId)).toEqual({ ratingCount: 0, ratingSum: 0 })
  const waiting = await asAdmin.call(reviewModeration.list, { query: { state: 'pending' } })
  expect(waiting.data?.map((review) => review.id)).toEqual([id])

  await show(id)
  expect(await listOf(productId)).toMatchObject({ total: 1 })
  const approved = api.db.selectFrom('auditLog').select('action').where('objectId', '=', String(id))
  expect(await approved.where('objectType', '=', 'review').execute()).toEqual([{ action: 'review.approve' }])
  expect((await write({ title: 'De novo' })).data?.published).toBe(false)
  expect(await listOf(productId)).toMatchObject({ total: 0 })
})

test('where only buyers may review, other customers get an error and nothing is stored', async () => {
  await setRules({ buyersOnly: true, approveFirst: false })
  const product = await aProduct(api.db)
  const buyer = await aUser(api.db)
  const write = async () =>
    (await api.as(buyer)).call(reviews.write, { body: { ...opinion, productId: product.id } })
  const order = await anOrder(api.db, { userId: buyer.id })
  await anItem(api.db, order, product)
  expect((await write()).error).toMatchObject({ code: 'review_of_buyers_only' })
  expect(await listOf(product.id)).toMatchObject({ total: 0 })

  await api.db
    .updateTable('orders')
    .set({ paymentState: 'paid', paidAt: new Date() })
    .where('id', '=', order.id)
    .execute()
  expect((await write()).data).toMatchObject({ published: true, verifiedPurchase: true })
})

test('both rules are off until the owner saves them, and a form without them leaves them unchanged', async () => {
  const { data } = await api.visitor.call(store.read, {})
  expect(data?.reviewRules).toEqual({ buyersOnly: false, approveFirst: false })
  if (data === undefined) throw new Error('no store')
  const body = { profile: { ...data.profile, cnpj: '11.222.333/0001-81' }, deliveryStates: ['SP' as const] }
  const rules = { buyersOnly: true, approveFirst: true }
  const saved = await asAdmin.call(store.update, { body: { ...body, reviewRules: rules } })
  expect(saved.data?.reviewRules).toEqual(rules)
  expect((await asAdmin.call(store.update, { body })).data?.reviewRules).toEqual(rules)
})

test('the list shows the newest first, paginated, by state and by search in product, author or text', async () => {
  const product = await aProduct(api.db, { name: 'Vestido Magnólia' })
  const { id: first } = await aReview(product.id, { title: 'Primeira' })
  const { id: second } = await aReview(product.id, { title: 'Segunda 100%' })
  await hide(first)
  const find = async (query: Parameters<typeof asAdmin.call<typeof reviewModeration.list>>[1]['query']) =>
    (await asAdmin.call(reviewModeration.list, { query })).data?.map(({ id }) => id)
  expect(await find({ search: 'magnolia' })).toEqual([second, first])
  expect(await find({ search: 'magnolia', state: 'hidden' })).toEqual([first])
  expect(await find({ search: '100%' })).toEqual([second])

  const page = await asAdmin.call(reviewModeration.list, { query: { search: 'magnolia', limit: 1 } })
  const cursor = String(page.headers[nextCursorHeader])
  expect(await find({ search: 'magnolia', limit: 1, cursor })).toEqual([first])
})
