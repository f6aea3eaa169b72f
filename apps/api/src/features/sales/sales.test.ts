import { orders } from '@shop/contract/orders'
import { sales } from '@shop/contract/sales'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { stockOf } from '@shop/test-kit/orders'
import { aSale } from '@shop/test-kit/sales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
let staff: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await orderingApi()
  staff = await aUser(api.db, { role: 'admin' })
  admin = await api.as(staff)
})
afterAll(() => api.close())

const record = (body: ReturnType<typeof aSale>) => admin.call(sales.record, { body })
const rejected = async (body: ReturnType<typeof aSale>) => {
  const { status, error } = await record(body)
  return [status, error?.code, ...Object.keys(error?.fields ?? {})]
}
const hem = { description: 'Ajuste da barra', amountCents: 18_000 }
const line = ({ id: productId }: { id: number }) => ({ productId, size: 'M', color: 'Branco', quantity: 1 })

describe('who may', () => {
  test('only an administrator records a sale', async () => {
    const dress = await aProduct(api.db)
    const customer = await api.as(await aUser(api.db))
    const seamstress = await api.as(await aUser(api.db, { role: 'seamstress' }))
    for (const [who, status] of [
      [api.visitor, 401],
      [customer, 403],
      [seamstress, 403],
    ] as const)
      expect((await who.call(sales.record, { body: aSale([dress]) })).status).toBe(status)
  })

  test('the order of a customer’s browser takes no price, no service, no discount, and needs an e-mail', async () => {
    const [dress, user] = [await aProduct(api.db), await aUser(api.db)]
    const { token } = await aSession(api.db, user)
    const item = { id: dress.id, size: 'M', color: 'Branco', quantity: 1, price: 1, priceReason: 'amiga' }
    const body = {
      customer: { name: 'Rosa', email: user.email, phone: '(11) 90000-0000' },
      shipping: { address: 'Rua A, 1', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
      items: [item],
      services: [{ description: 'Ajuste', amount: 1 }],
      discount: { percent: 90, reason: 'amiga' },
      total: dress.priceCents / 100,
    }
    const place = async (payload: object) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await api.inject({ method: 'POST', url: '/api/orders', headers, payload })
      return { status: response.statusCode, text: response.payload }
    }
    expect((await place({ ...body, total: 1 })).text).toContain('prices_changed')
    const withoutEmail = { ...body, customer: { name: 'Rosa', phone: '(11) 90000-0000' } }
    expect((await place(withoutEmail)).status).toBe(400)
    const onlyService = { ...body, items: [{ kind: 'service', description: 'Ajuste', amount: 1 }] }
    expect((await place(onlyService)).status).toBe(400)
    expect((await place(body)).status).toBe(201)
    const stored = await api.db.selectFrom('orders').selectAll().where('userId', '=', user.id).execute()
    expect(stored).toMatchObject([{ totalCents: dress.priceCents, discountCents: 0, discountReason: null }])
  })
})

describe('the lines', () => {
  test('a price may be agreed with a reason, and the list price stays beside it', async () => {
    const dress = await aProduct(api.db, { priceCents: 500_000 })
    const agreed = { ...line(dress), priceCents: 450_000, priceReason: 'Peça do mostruário' }
    const { status, data } = await record(aSale([], { items: [agreed], totalCents: 450_000 }))
    expect(status).toBe(201)
    expect(data).toMatchObject({ totalCents: 450_000, paymentState: 'paid', status: 'confirmed' })
    expect(data?.items).toMatchObject([
      { unitPriceCents: 450_000, listPriceCents: 500_000, priceReason: 'Peça do mostruário' },
    ])
    expect(await stockOf(api.db, dress)).toEqual({ available: 9, reserved: 0 })
  })

  test('the price of the shop needs no reason, and a different one does', async () => {
    const dress = await aProduct(api.db, { priceCents: 500_000 })
    const listed = { ...line(dress), priceCents: 500_000 }
    const { data } = await record(aSale([], { items: [listed], totalCents: 500_000 }))
    expect(data?.items[0]).not.toHaveProperty('listPriceCents')
    const other = { ...line(dress), priceCents: 499_999 }
    expect(await rejected(aSale([], { items: [other], totalCents: 499_999 }))).toEqual([
      ...[400, 'required_fields', 'items.0.priceReason'],
    ])
  })

  test('a service has no product, no stock, no statistics and no picture', async () => {
    const dress = await aProduct(api.db)
    const before = await api.db.selectFrom('productSales').selectAll().execute()
    const { status, data } = await record(aSale([], { services: [hem, hem], totalCents: 36_000 }))
    expect(status).toBe(201)
    expect(data?.items).toMatchObject([
      {
        name: 'Ajuste da barra',
        productId: null,
        size: '',
        color: '',
        imageUrl: null,
        unitPriceCents: 18_000,
      },
      { productId: null },
    ])
    expect(new Set(data?.items.map(({ lineKey }) => lineKey)).size).toBe(2)
    expect(await api.db.selectFrom('productSales').selectAll().execute()).toEqual(before)
    const mixed = await record(aSale([dress], { services: [hem], totalCents: dress.priceCents + 18_000 }))
    expect(mixed.data?.totalCents).toBe(dress.priceCents + 18_000)
    const sold = api.db.selectFrom('productSales').selectAll().where('productId', '=', dress.id)
    expect(await sold.execute()).toMatchObject([{ units: 1, revenue: dress.priceCents }])
    const { token } = await aSession(api.db, staff)
    const headers = { authorization: `Bearer ${token}` }
    const csv = await api.inject({ url: '/api/orders/export', headers })
    expect(csv.payload).toContain('1 × Ajuste da barra (Serviço do ateliê)')
  })

  test('a refund of a service returns nothing to stock', async () => {
    const dress = await aProduct(api.db)
    const sale = aSale([dress], { services: [hem], totalCents: dress.priceCents + 18_000 })
    const { data } = await record(sale)
    const service = data?.items.find(({ productId }) => productId === null)
    const body = { requestId: crypto.randomUUID(), amountCents: 100 }
    const params = { id: data?.id ?? 0 }
    const items = [{ itemId: service?.id ?? 0, quantity: 1 }]
    expect((await admin.call(orders.refund, { params, body: { ...body, items } })).error?.code).toBe(
      'return_too_large',
    )
  })

  test.each([
    ['a percentage, rounded once', { percent: 10, reason: 'Noiva indicada' }, 10_001, 9001],
    ['an amount', { amountCents: 1000, reason: 'Noiva indicada' }, 10_001, 9001],
  ])('the discount may be %s, and the lines carry it', async (_, discount, priceCents, totalCents) => {
    const dress = await aProduct(api.db, { priceCents })
    const { data } = await record(aSale([dress], { discount, totalCents }))
    expect(data).toMatchObject({ totalCents, discountCents: 1000, discountReason: 'Noiva indicada' })
    expect(data?.items).toMatchObject([{ discountCents: 1000 }])
  })

  test('neither the whole price nor more may be taken off', async () => {
    const dress = await aProduct(api.db, { priceCents: 10_000 })
    const discount = { amountCents: 10_000, reason: 'Presente' }
    expect(await rejected(aSale([dress], { discount, totalCents: 0 }))).toEqual([409, 'order_not_payable'])
    const both = { amountCents: 100, percent: 10, reason: 'Presente' }
    expect(await rejected(aSale([dress], { discount: both, totalCents: 9000 }))).toContain('discount.amount')
  })

  test('the server computes the total: another one than shown records nothing', async () => {
    const dress = await aProduct(api.db)
    expect(await rejected(aSale([dress], { totalCents: dress.priceCents - 1 }))).toEqual([
      ...[409, 'sale_total_changed'],
    ])
    expect(await stockOf(api.db, dress)).toEqual({ available: 10, reserved: 0 })
  })

  test('a sale has a line, each product once in the same way, and its units', async () => {
    const dress = await aProduct(api.db, { stockAvailable: 1 })
    expect(await rejected(aSale([]))).toContain('items')
    expect(await rejected(aSale([dress, dress]))).toContain('items')
    const two = [{ ...line(dress), quantity: 2 }]
    expect(await rejected(aSale([], { items: two, totalCents: 2 * dress.priceCents }))).toEqual([
      ...[409, 'out_of_stock'],
    ])
  })
})

test('the same form sent several times is one sale', async () => {
  const dress = await aProduct(api.db)
  const body = aSale([dress])
  const responses = await Promise.all([1, 2, 3].map(() => record(body)))
  const sold = responses.find(({ data }) => data !== undefined)?.data?.id
  expect(responses.filter(({ error }) => error !== undefined)).toMatchObject(
    [1, 2].map(() => ({ error: { code: 'order_already_paid', details: { orderId: sold } } })),
  )
  expect(await stockOf(api.db, dress)).toEqual({ available: 9, reserved: 0 })
})

test('what the atelier notes is for the atelier alone', async () => {
  const { data } = await record(aSale([], { services: [hem], totalCents: 18_000, notes: 'Volta dia 10' }))
  expect(data?.notes).toBeNull()
  const notes = await api.db
    .selectFrom('orderNotes')
    .selectAll()
    .where('orderId', '=', data?.id ?? 0)
    .execute()
  expect(notes).toMatchObject([{ text: 'Volta dia 10', authorId: staff.id }])
})

test('neither the log nor the audit log has the customer', async () => {
  const customer = { name: 'Quitéria Secreta', phone: '(11) 97777-6666', email: 'quiteria@exemplo.test' }
  const { data } = await record(aSale([], { customer, services: [hem], totalCents: 18_000 }))
  const entries = await api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectId', '=', String(data?.id))
    .execute()
  expect(entries).toMatchObject([{ action: 'order.record', actorId: staff.id }])
  expect(JSON.stringify([entries, api.lines])).not.toMatch(/Quitéria|97777|quiteria/)
})
