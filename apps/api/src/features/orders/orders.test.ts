import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordOrderEvent } from './order-events.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const admin = async () => api.as(await aUser(api.db, { role: 'admin' }))

/** An old order, paid on a Monday. */
async function aPaidOrder(values: Parameters<typeof anOrder>[1] = {}) {
  const [product, paidAt] = [await aProduct(api.db), new Date('2026-03-02T15:00:00Z')]
  const order = await anOrder(api.db, {
    paymentState: 'paid',
    status: 'confirmed',
    createdAt: paidAt,
    paidAt,
    ...values,
  })
  const item = await anItem(api.db, order, product)
  return { order, product, item }
}

describe('one order', () => {
  test('is read by its owner with items, delivery days and the first picture of each product', async () => {
    const user = await aUser(api.db)
    const { order, product, item } = await aPaidOrder({ userId: user.id })
    const picture = { productId: product.id, alt: '', width: 900, height: 1200 }
    await api.db
      .insertInto('productImages')
      .values([
        { ...picture, hash: 'second', position: 1 },
        { ...picture, hash: 'first', position: 0 },
      ])
      .execute()
    const { status, data } = await (await api.as(user)).call(orders.read, { params: { id: order.id } })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: order.id,
      number: order.number,
      placedAt: order.createdAt,
      status: 'confirmed',
      paymentState: 'paid',
      totalCents: 489_000,
      refundedCents: 0,
      customer: { name: order.customerName, email: order.customerEmail },
      shipping: { address: 'Rua das Acácias, 120', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
      // 15 and 30 working days after 2 March; Good Friday, 3 April, is not one.
      deliveryWindow: { from: '2026-03-23', to: '2026-04-14' },
    })
    expect(data?.items).toEqual([
      {
        id: item.id,
        productId: product.id,
        cartId: `${product.id}-M-Branco`,
        lineKey: `[${product.id},"M","Branco"]`,
        name: product.name,
        size: 'M',
        color: 'Branco',
        quantity: 1,
        unitPriceCents: 489_000,
        imageUrl: '/media/first.webp',
        returnedQuantity: 0,
      },
    ])
  })

  test('shows each item in its colour, else a picture of all colours, else the first of another colour', async () => {
    const user = await aUser(api.db)
    const { order, product } = await aPaidOrder({ userId: user.id })
    const imageUrl = async () => {
      const { data } = await (await api.as(user)).call(orders.read, { params: { id: order.id } })
      return data?.items[0]?.imageUrl
    }
    const add = (position: number, hash: string, color: string | null) =>
      api.db
        .insertInto('productImages')
        .values({ productId: product.id, position, hash, color, width: 900, height: 1200 })
        .execute()
    await add(0, 'ivory', 'Marfim')
    expect(await imageUrl()).toBe('/media/ivory.webp')
    await add(1, 'any', null)
    expect(await imageUrl()).toBe('/media/any.webp')
    await add(2, 'white', 'Branco')
    await add(3, 'white-back', 'Branco')
    expect(await imageUrl()).toBe('/media/white.webp')
  })

  test('has both the Portuguese and the English field names', async () => {
    const user = await aUser(api.db)
    const { order, product, item } = await aPaidOrder({ userId: user.id })
    const { token } = await aSession(api.db, user)
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.inject({ method: 'GET', url: `/api/orders/${order.id}`, headers })
    expect(response.json()).toMatchObject({
      id: order.id,
      data_pedido: '2026-03-02T15:00:00.000Z',
      date: '2026-03-02T15:00:00.000Z',
      status: 'Confirmado',
      paymentState: 'pago',
      total: 4890,
      items: [
        {
          id: item.id,
          cartId: `${product.id}-M-Branco`,
          nome_produto: product.name,
          name: product.name,
          quantidade: 1,
          quantity: 1,
          tamanho: 'M',
          size: 'M',
          cor: 'Branco',
          color: 'Branco',
          preco_unitario: 4890,
          price: 4890,
          imageUrl: null,
        },
      ],
    })
  })

  test('is found only by its owner and administrators', async () => {
    const { order } = await aPaidOrder({ userId: (await aUser(api.db)).id })
    const params = { id: order.id }
    const stranger = await api.as(await aUser(api.db))
    for (const endpoint of [orders.read, orders.history]) {
      const rejected = await stranger.call(endpoint, { params })
      expect([rejected.status, rejected.error?.code]).toEqual([404, 'order_not_found'])
      expect((await api.visitor.call(endpoint, { params })).status).toBe(401)
      expect((await (await admin()).call(endpoint, { params })).status).toBe(200)
    }
    const missing = await (await admin()).call(orders.read, { params: { id: 999_999 } })
    expect(missing.error?.code).toBe('order_not_found')
  })

  test('shows its attention flag to administrators only', async () => {
    const user = await aUser(api.db)
    const { order } = await aPaidOrder({ userId: user.id, attention: 'dispute' })
    const params = { id: order.id }
    expect((await (await admin()).call(orders.read, { params })).data?.attention).toBe('dispute')
    const own = await (await api.as(user)).call(orders.read, { params })
    expect(own.data).not.toHaveProperty('attention')
  })

  test.each([
    ['awaiting', 'aguardando'],
    ['paid', 'pago'],
    ['declined', 'recusado'],
    ['expired', 'expirado'],
    ['refunded', 'reembolsado'],
  ] as const)('keeps its payment state %s separate from its status', async (paymentState, word) => {
    const user = await aUser(api.db)
    const { order } = await aPaidOrder({ userId: user.id, paymentState, status: 'pending' })
    const { token } = await aSession(api.db, user)
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.inject({ method: 'GET', url: `/api/orders/${order.id}`, headers })
    expect(response.json()).toMatchObject({ status: 'Pendente', paymentState: word })
  })
})

describe('the history of an order', () => {
  async function aStory() {
    const [user, staff] = [
      await aUser(api.db, { name: 'Marina' }),
      await aUser(api.db, { role: 'admin', name: 'Ana' }),
    ]
    const { order } = await aPaidOrder({ userId: user.id })
    await api.db.transaction().execute(async (tx) => {
      const orderId = order.id
      await recordOrderEvent(tx, { orderId, kind: 'created', actorId: user.id, details: { totalCents: 1 } })
      await recordOrderEvent(tx, { orderId, kind: 'payment_changed' })
      await recordOrderEvent(tx, { orderId, kind: 'attention_changed' })
      await recordOrderEvent(tx, { orderId, kind: 'status_changed', actorId: staff.id })
    })
    return { user, staff, params: { id: order.id } }
  }

  test('is read oldest first, and administrators see who made each change', async () => {
    const { staff, params } = await aStory()
    const { data } = await (await api.as(staff)).call(orders.history, { params })
    expect(data?.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['created', 'Marina'],
      ['payment_changed', null],
      ['attention_changed', null],
      ['status_changed', 'Ana'],
    ])
    expect(data?.[0]?.details).toEqual({ totalCents: 1 })
  })

  test('hides admin names and attention flags from the customer', async () => {
    const { user, params } = await aStory()
    const { data } = await (await api.as(user)).call(orders.history, { params })
    expect(data?.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['created', 'Marina'],
      ['payment_changed', null],
      ['status_changed', null],
    ])
  })
})
