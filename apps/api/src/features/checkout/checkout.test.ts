import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader } from '@shop/contract/constants'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft, stockOf } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

async function aCustomer() {
  const user = await aUser(api.db)
  const caller = await api.as(user)
  return {
    user,
    caller,
    checkout: (body: OrderDraft) => caller.call(orders.checkout, { body }),
    pay: (id: number) => caller.call(orders.pay, { params: { id } }),
    rows: () => api.db.selectFrom('orders').selectAll().where('userId', '=', user.id).execute(),
  }
}

test('creating an order writes it, holds its units and creates a payment for its total', async () => {
  const [{ user }, dress] = [await aCustomer(), await aProduct(api.db, { priceCents: 489_050 })]
  const { token } = await aSession(api.db, user)
  const response = await api.inject({
    method: 'POST',
    url: '/api/orders/create',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      customer: { name: 'Marina', email: 'marina@exemplo.test', phone: '(11) 90000-0000' },
      shipping: { address: 'Rua 1', city: 'Santos', state: 'SP', zipCode: '11010-000', complement: '' },
      items: [{ id: dress.id, size: 'M', color: 'Branco', quantity: 2, price: 0.01 }],
      total: 9781,
    },
  })
  expect(response.statusCode).toBe(200)
  const { clientSecret, orderId, ...rest } = response.json<{ clientSecret: string; orderId: number }>()
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
  expect(rest).toMatchObject({ total: 9781 })
  const order = await api.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    userId: user.id,
    status: 'pending',
    paymentState: 'awaiting',
    stockState: 'reserved',
    totalCents: 978_100,
  })
  const payment = await api.deps.payments.getPayment(order.paymentIntentId ?? '')
  expect(payment).toMatchObject({ amountCents: 978_100, clientSecret })
  expect(await stockOf(api.db, dress)).toEqual({ available: 8, reserved: 2 })
})

test('the same cart sent twice with the same key gives one order and one payment', async () => {
  const [{ user, rows }, dress] = [await aCustomer(), await aProduct(api.db)]
  const { token } = await aSession(api.db, user)
  const send = () =>
    api.inject({
      method: 'POST',
      url: '/api/orders/create',
      headers: { authorization: `Bearer ${token}`, [idempotencyKeyHeader]: 'one-click' },
      payload: z.encode(orderDraft, aDraft([dress])),
    })
  const [first, second] = [await send(), await send()]
  expect(first.statusCode).toBe(200)
  expect(second.body).toBe(first.body)
  const [order, ...others] = await rows()
  expect(others).toEqual([])
  expect(first.json<{ clientSecret: string }>().clientSecret).toContain(`${order?.paymentIntentId}_secret_`)
})

test('an order that cannot be created returns an error and no client secret', async () => {
  const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 0 })]
  const { status, error, data } = await customer.checkout(aDraft([dress]))
  expect([status, error?.error, data]).toEqual([
    409,
    'Não há estoque suficiente para um dos itens.',
    undefined,
  ])
  expect(await customer.rows()).toEqual([])
})

test('while an order holds the last unit no other account can order it', async () => {
  const [one, other, dress] = [
    await aCustomer(),
    await aCustomer(),
    await aProduct(api.db, { stockAvailable: 1 }),
  ]
  const { data } = await one.checkout(aDraft([dress]))
  expect((data?.holdExpiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 60_000)
  expect((await other.checkout(aDraft([dress]))).error?.code).toBe('out_of_stock')
})

test('a create with a different total than the shop’s is rejected with the new prices, and writes no order', async () => {
  const [customer, dress] = [await aCustomer(), await aProduct(api.db, { priceCents: 500_000 })]
  const { status, error } = await customer.checkout(aDraft([dress], { totalCents: 489_000 }))
  expect([status, error?.code]).toEqual([409, 'prices_changed'])
  expect(error?.details).toMatchObject({ total: 5000, items: [{ id: dress.id, price: 5000 }] })
  expect(await customer.rows()).toEqual([])
  expect(await stockOf(api.db, dress)).toEqual({ available: 10, reserved: 0 })
})

test('a second create with the same checkout changes the order, and its payment is for the new total', async () => {
  const [customer, dress, checkoutId] = [await aCustomer(), await aProduct(api.db), randomUUID()]
  const first = await customer.checkout(aDraft([dress], { checkoutId }))
  const second = await customer.checkout(aDraft([{ ...dress, quantity: 2 }], { checkoutId }))
  expect(second.data).toMatchObject({
    orderId: first.data?.orderId,
    totalCents: dress.priceCents * 2,
  })
  const [order, ...others] = await customer.rows()
  expect(others).toEqual([])
  const payment = await api.deps.payments.getPayment(order?.paymentIntentId ?? '')
  expect(payment.amountCents).toBe(dress.priceCents * 2)
})

test('an order placed without a payment can be paid later by its customer only', async () => {
  const [customer, stranger, dress] = [await aCustomer(), await aCustomer(), await aProduct(api.db)]
  const { data: order } = await customer.caller.call(orders.place, { body: aDraft([dress]) })
  const id = order?.id ?? 0
  expect((await stranger.pay(id)).error?.code).toBe('order_not_found')
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  expect((await admin.call(orders.pay, { params: { id } })).error?.code).toBe('order_not_found')
  expect((await api.visitor.call(orders.pay, { params: { id } })).status).toBe(401)
  const { status, data } = await customer.pay(id)
  expect(status).toBe(200)
  expect(data).toMatchObject({ orderId: id, totalCents: dress.priceCents })
  expect((await customer.pay(id)).data?.clientSecret).toBe(data?.clientSecret)
})

test('an order whose hold has expired, or that is paid, cannot be paid', async () => {
  const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
  const { data } = await customer.caller.call(orders.place, { body: aDraft([dress]) })
  const id = data?.id ?? 0
  const setOrder = (values: object) => api.db.updateTable('orders').set(values).where('id', '=', id).execute()
  await setOrder({ holdExpiresAt: sql`now() - interval '1 second'` })
  expect((await customer.pay(id)).error?.code).toBe('order_expired')
  await setOrder({ paymentState: 'refunded', paidAt: sql`now()`, refundedCents: dress.priceCents })
  const paid = await customer.pay(id)
  expect([paid.status, paid.error?.code, paid.error?.details]).toEqual([
    409,
    'order_already_paid',
    { orderId: id },
  ])
})

test('an unpaid order that the atelier works on holds its units indefinitely and can still be paid', async () => {
  const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
  const { data } = await customer.caller.call(orders.place, { body: aDraft([dress]) })
  const id = data?.id ?? 0
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const set = (status: 'confirmed' | 'pending') =>
    admin.call(orders.setStatus, { params: { id }, body: { status } })
  expect((await set('confirmed')).data).toMatchObject({ paymentState: 'awaiting', holdExpiresAt: null })
  expect((await customer.pay(id)).status).toBe(200)
  const back = await set('pending')
  expect((back.data?.holdExpiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 60_000)
})
