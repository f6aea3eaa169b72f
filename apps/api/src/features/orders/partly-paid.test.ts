/** An order of which a part is paid counts as bought and as work, wherever one that is paid does. */
import { orders } from '@shop/contract/orders'
import { production } from '@shop/contract/production'
import { reports } from '@shop/contract/reports'
import { reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const partly = { paymentState: 'partly_paid', paidAt: new Date(), stockState: 'sold' } as const

test('it is found by its payment state, counted, and in the work list', async () => {
  const { id } = await anOrder(api.db, { ...partly, status: 'confirmed' })
  const query = { scope: 'todos', limit: 10 } as const
  const byState = await admin.call(orders.page, { query: { ...query, paymentState: 'partly_paid' } })
  expect(byState.data?.map((order) => [order.id, order.paymentState])).toEqual([[id, 'partly_paid']])
  const active = await admin.call(orders.page, { query: { ...query, status: 'confirmed', active: true } })
  expect(active.data?.map((order) => order.id)).toContain(id)
  const { data: counts } = await admin.call(orders.counts, { query: {} })
  const counted = counts?.filter(({ paymentState, count }) => paymentState === 'partly_paid' && count > 0)
  expect(counted).toEqual([{ status: 'confirmed', paymentState: 'partly_paid', cancelled: false, count: 1 }])
})

test('it waits on the panel and on the production board', async () => {
  const { id, order } = await aSewnItem(api.db, { order: partly })
  const { data: panel } = await admin.call(reports.dashboard, {})
  expect(panel?.orders.first.map(({ number }) => number)).toContain(order.number)
  const { data: board } = await admin.call(production.board, { query: {} })
  expect(board?.items.map((item) => item.id)).toContain(id)
})

test('its buyer has bought the product: her review is marked as verified', async () => {
  const buyer = await aUser(api.db)
  const product = await aProduct(api.db)
  await anItem(api.db, await anOrder(api.db, { ...partly, userId: buyer.id }), product)
  const customer = await api.as(buyer)
  const body = { productId: product.id, rating: 5, title: 'Linda', comment: 'Ficou como eu queria.' }
  expect((await customer.call(reviews.write, { body })).data?.verifiedPurchase).toBe(true)
})

test('delivered, it can be withdrawn from', async () => {
  const buyer = await aUser(api.db)
  const delivered = { status: 'delivered', deliveredAt: new Date() } as const
  const { id } = await anOrder(api.db, {
    ...partly,
    ...delivered,
    userId: buyer.id,
    customerEmail: buyer.email,
  })
  const customer = await api.as(buyer)
  const { data } = await customer.call(orders.withdraw, { params: { id }, body: {} })
  expect(data?.withdrawalRequestedAt).toBeInstanceOf(Date)
})
