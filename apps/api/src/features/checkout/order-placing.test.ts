import { chargeCents } from '@shop/contract/constants'
import { type OrderDraft, orderDraft, pricesChanged } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft, stockOf } from '@shop/test-kit/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { orderingApi } from '../../testing/ordering-api.ts'

const TEN_MINUTES_MS = 10 * 60_000

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

const place = async (draft: OrderDraft, user?: { id: number }) =>
  (await api.as(user ?? (await aUser(api.db)))).call(orders.place, { body: draft })
const ordersOf = ({ id }: { id: number }) =>
  api.db.selectFrom('orders').selectAll().where('userId', '=', id).execute()

describe('a customer who places an order', () => {
  test('gets the stored order, which awaits payment and holds its units for ten minutes', async () => {
    const [user, dress, veil] = [
      await aUser(api.db),
      await aProduct(api.db, { priceCents: 489_050, stockAvailable: 3 }),
      await aProduct(api.db, { priceCents: 39_990 }),
    ]
    const draft = aDraft([{ ...dress, quantity: 2, color: 'Off-White' }, veil], { notes: 'Portão azul' })
    const { status, data } = await place(draft, user)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'pending',
      paymentState: 'awaiting',
      totalCents: 1_018_090,
      customer: draft.customer,
      shipping: draft.shipping,
      notes: 'Portão azul',
      paidAt: null,
      deliveryWindow: null,
      items: [
        { name: dress.name, color: 'Off-White', quantity: 2, unitPriceCents: 489_050 },
        { name: veil.name, color: 'Branco', quantity: 1, unitPriceCents: 39_990 },
      ],
    })
    const held = (data?.holdExpiresAt?.getTime() ?? 0) - (data?.placedAt.getTime() ?? 0)
    expect(held).toBe(TEN_MINUTES_MS)
    expect(await stockOf(api.db, dress)).toEqual({ available: 1, reserved: 2 })
    expect(await ordersOf(user)).toMatchObject([{ id: data?.id, paymentIntentId: null, checkoutId: null }])
    const params = { id: data?.id ?? 0 }
    const history = await (await api.as(user)).call(orders.history, { params })
    expect(history.data).toMatchObject([{ kind: 'created', details: { totalCents: 1_018_090, lines: 2 } }])
  })

  test('sends and receives the field names of the wire', async () => {
    const [user, dress] = [await aUser(api.db), await aProduct(api.db, { priceCents: 489_050 })]
    const { token } = await aSession(api.db, user)
    const line = { id: dress.id, name: 'Outra', price: 1, size: 'M', color: 'Off-White', quantity: 1 }
    const response = await api.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        customer: { name: 'Marina', email: 'marina@exemplo.test', phone: '(11) 90000-0000' },
        shipping: { address: 'Rua 1', city: 'Santos', state: 'SP', zipCode: '11010000', complement: '' },
        items: [{ ...line, cartId: `${dress.id}-M-Off-White` }],
        total: 4890.5,
      },
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      status: 'Pendente',
      paymentState: 'aguardando',
      total: 4890.5,
      customer: { name: 'Marina', email: 'marina@exemplo.test' },
      shipping: { address: 'Rua 1', city: 'Santos', state: 'SP', zipCode: '11010-000', complement: null },
      items: [{ nome_produto: dress.name, name: dress.name, preco_unitario: 4890.5, price: 4890.5 }],
    })
  })

  test('owns the order, whatever email it contains', async () => {
    const [user, other, dress] = [await aUser(api.db), await aUser(api.db), await aProduct(api.db)]
    const customer = { name: 'Outra', email: other.email, phone: '(11) 90000-0000' }
    const { data } = await place(aDraft([dress], { customer }), user)
    expect(await ordersOf(user)).toMatchObject([{ id: data?.id, customerEmail: other.email }])
    expect((await (await api.as(other)).call(orders.mine, { query: {} })).data).toEqual([])
  })

  test('may choose the default sizes and colours of a product that defines none', async () => {
    const dress = await aProduct(api.db, { sizes: [], colors: [] })
    expect((await place(aDraft([{ ...dress, size: 'GG', color: 'Off-White' }]))).status).toBe(201)
    expect((await place(aDraft([{ ...dress, size: 'XG' }]))).error?.code).toBe('option_unavailable')
  })

  test('keeps two variants apart whose hyphens make their cart ids equal', async () => {
    const dress = await aProduct(api.db, { sizes: ['A', 'A-B'], colors: ['C', 'B-C'] })
    const draft = aDraft([
      { ...dress, size: 'A', color: 'B-C' },
      { ...dress, size: 'A-B', color: 'C' },
    ])
    const { data } = await place({ ...draft, totalCents: dress.priceCents * 2 })
    expect(data?.items).toMatchObject([
      { size: 'A', color: 'B-C', quantity: 1, lineKey: `[${dress.id},"A","B-C"]` },
      { size: 'A-B', color: 'C', quantity: 1, lineKey: `[${dress.id},"A-B","C"]` },
    ])
  })

  test('gets 429 after more than twenty orders an hour', async () => {
    const strict = await testApi()
    const [user, dress] = [await aUser(strict.db), await aProduct(strict.db)]
    const caller = await strict.as(user)
    for (let n = 0; n < 20; n += 1) await caller.call(orders.place, { body: aDraft([dress]) })
    const { status, headers } = await caller.call(orders.place, { body: aDraft([dress]) })
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    await strict.close()
  })
})

test('a visitor cannot place an order to be paid later', async () => {
  const body = aDraft([await aProduct(api.db)])
  const { status, error } = await api.visitor.call(orders.place, { body })
  expect([status, error?.code]).toEqual([401, 'unauthenticated'])
})

describe('the shop rejects, without writing an order,', () => {
  async function rejectionOf(draft: OrderDraft) {
    const user = await aUser(api.db)
    const { status, error } = await place(draft, user)
    expect(await ordersOf(user)).toEqual([])
    return { status, code: error?.code, details: error?.details, fields: error?.fields }
  }

  test('a total other than its own, and returns the correct one', async () => {
    const dress = await aProduct(api.db, { priceCents: 500_000, stockAvailable: 4 })
    const { status, code, details } = await rejectionOf(aDraft([dress], { totalCents: 489_000 }))
    expect([status, code]).toEqual([409, 'prices_changed'])
    expect(details).toEqual({
      total: 5000,
      items: [{ id: dress.id, size: 'M', color: 'Branco', price: 5000, stockQuantity: 4 }],
    })
    expect(pricesChanged.parse(details).totalCents).toBe(500_000)
    expect(await stockOf(api.db, dress)).toEqual({ available: 4, reserved: 0 })
  })

  test('an item with more units than in stock, and returns how many there are', async () => {
    const dress = await aProduct(api.db, { stockAvailable: 2 })
    const { status, code, details } = await rejectionOf(aDraft([{ ...dress, quantity: 3 }]))
    expect([status, code]).toEqual([409, 'out_of_stock'])
    expect(pricesChanged.parse(details).items).toMatchObject([{ productId: dress.id, stockQuantity: 2 }])
  })

  test('items of one product that together exceed the stock', async () => {
    const dress = await aProduct(api.db, { stockAvailable: 3 })
    const lines = [
      { ...dress, size: 'P', quantity: 2 },
      { ...dress, size: 'G', quantity: 2 },
    ]
    expect(await rejectionOf(aDraft(lines))).toMatchObject({ status: 409, code: 'out_of_stock' })
    expect(await stockOf(api.db, dress)).toEqual({ available: 3, reserved: 0 })
  })

  test('a size or colour that the product does not have', async () => {
    const dress = await aProduct(api.db, { sizes: ['M'], colors: ['Marfim'] })
    for (const choice of [{ color: 'Branco' }, { size: 'G', color: 'Marfim' }, { color: 'marfim' }]) {
      const { status, code, details } = await rejectionOf(aDraft([{ ...dress, ...choice }]))
      expect([status, code]).toEqual([409, 'option_unavailable'])
      expect(details).toMatchObject({ items: [{ id: dress.id, size: choice.size ?? 'M' }] })
    }
  })

  test('a product that does not exist, is hidden or is no longer sold', async () => {
    const [dress, hidden] = [await aProduct(api.db), await aProduct(api.db, { hidden: true })]
    const gone = { deletedAt: new Date(), categoryId: null }
    await api.db.updateTable('products').set(gone).where('id', '=', dress.id).execute()
    for (const product of [dress, hidden, { id: 999_999, priceCents: 1 }]) {
      expect(await rejectionOf(aDraft([product]))).toMatchObject({ status: 409, code: 'product_unavailable' })
    }
  })

  test('a state to which it does not deliver, until the setting includes it', async () => {
    const dress = await aProduct(api.db)
    const draft = aDraft([dress])
    const otherState = { ...draft, shipping: { ...draft.shipping, state: 'BA' as const } }
    expect(await rejectionOf(otherState)).toMatchObject({
      status: 400,
      code: 'state_not_delivered',
      fields: { 'shipping.state': 'Ainda não entregamos neste estado.' },
    })
    const setting = { key: 'delivery_states', value: JSON.stringify(['BA']) }
    await api.db.insertInto('settings').values(setting).execute()
    expect((await place(otherState)).status).toBe(201)
    expect(await rejectionOf(draft)).toMatchObject({ code: 'state_not_delivered' })
    await api.db.deleteFrom('settings').where('key', '=', 'delivery_states').execute()
  })

  test('an item of more than ten units that is split into two lines', async () => {
    const dress = await aProduct(api.db, { stockAvailable: 100 })
    const twice = aDraft([
      { ...dress, quantity: 6 },
      { ...dress, quantity: 5 },
    ])
    expect(await rejectionOf(twice)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await place(aDraft([{ ...dress, quantity: 10 }]))).status).toBe(201)
  })

  test('a total below or above what can be charged', async () => {
    const [gift, crown] = [
      await aProduct(api.db, { priceCents: chargeCents.min - 1 }),
      await aProduct(api.db, { priceCents: chargeCents.max }),
    ]
    expect(await rejectionOf(aDraft([gift]))).toMatchObject({ status: 409, code: 'order_not_payable' })
    const two = aDraft([{ ...crown, quantity: 2 }])
    expect(await rejectionOf(two)).toMatchObject({ status: 409, code: 'order_not_payable' })
  })

  test.each([0, -1, 0.5, 11, 1e9, '1', '1e3', null, true, [1], {}])('a quantity of %j', async (quantity) => {
    const [user, dress] = [await aUser(api.db), await aProduct(api.db)]
    const { token } = await aSession(api.db, user)
    const sent = z.encode(orderDraft, aDraft([dress]))
    const response = await api.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...sent, items: [{ ...sent.items[0], quantity }] },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input' })
    expect(await ordersOf(user)).toEqual([])
  })
})
