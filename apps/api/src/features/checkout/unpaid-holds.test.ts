import { randomUUID } from 'node:crypto'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, stockOf } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ connections: 12, config: { limits: { orderCreation: { points: 1000 } } } })
})
afterEach(() => api.db.deleteFrom('settings').where('key', '=', 'hold_limits').execute())
afterAll(async () => {
  expect(await brokenPromises(api.db)).toEqual([])
  await api.close()
})

let addresses = 0
/** A customer with a separate network address, unless the test passes one. */
async function aCustomer(address = `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`) {
  const user = await aUser(api.db)
  const { token } = await aSession(api.db, user)
  const send = async (url: string, draft: OrderDraft) => {
    const response = await api.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      headers: { authorization: `Bearer ${token}` },
      payload: z.encode(orderDraft, draft),
    })
    return { status: response.statusCode, code: response.json<{ code?: string }>().code }
  }
  return {
    user,
    place: (draft: OrderDraft) => send('/api/orders', draft),
    checkout: (draft: OrderDraft) => send('/api/orders/create', draft),
    rows: () => api.db.selectFrom('orders').selectAll().where('userId', '=', user.id).orderBy('id').execute(),
  }
}

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const fresh = (draft: OrderDraft): OrderDraft => ({ ...draft, checkoutId: randomUUID() })
const codes = (responses: readonly { code: string | undefined }[]) =>
  new Set(responses.flatMap(({ code }) => code ?? []))

describe('an account with unpaid orders', () => {
  test('has at most three open orders, however many it sends concurrently', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 50 })]
    const responses = await Promise.all(times(10, () => customer.place(fresh(aDraft([dress])))))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(codes(responses)).toEqual(new Set(['too_many_unpaid_orders']))
    expect(await stockOf(api.db, dress)).toEqual({ available: 47, reserved: 3 })
  })

  test('holds at most twelve units over all its orders, however many it sends concurrently', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 500 })]
    const draft = () => fresh(aDraft([{ ...dress, quantity: 5 }]))
    const responses = await Promise.all(times(8, () => customer.checkout(draft())))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(codes(responses)).toEqual(new Set(['too_many_unpaid_units']))
    expect(await stockOf(api.db, dress)).toEqual({ available: 490, reserved: 10 })
  })

  test('cannot exceed the unit limit with a single order', async () => {
    const customer = await aCustomer()
    const products = await Promise.all(times(7, () => aProduct(api.db)))
    const response = await customer.place(aDraft(products.map((product) => ({ ...product, quantity: 2 }))))
    expect([response.status, response.code]).toEqual([409, 'too_many_unpaid_units'])
    expect(await customer.rows()).toEqual([])
  })

  test('cannot grow an order beyond the limit, and may always make it smaller', async () => {
    const [customer, dress, checkoutId] = [await aCustomer(), await aProduct(api.db), randomUUID()]
    const veil = await aProduct(api.db)
    const send = (dresses: number, veils: number) =>
      customer.place(
        aDraft(
          [
            { ...dress, quantity: dresses },
            { ...veil, quantity: veils },
          ],
          { checkoutId },
        ),
      )
    expect((await send(6, 6)).status).toBe(201)
    expect((await send(7, 6)).code).toBe('too_many_unpaid_units')
    await setLimits({ orders: 3, accountUnits: 5, addressUnits: 5 })
    expect((await send(5, 5)).status).toBe(201)
    expect((await send(6, 5)).code).toBe('too_many_unpaid_units')
    expect(await stockOf(api.db, dress)).toEqual({ available: 5, reserved: 5 })
  })

  test('is not limited by orders that are paid or that the atelier works on', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 50 })]
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    for (let n = 0; n < 4; n += 1) {
      expect((await customer.place(fresh(aDraft([dress])))).status).toBe(201)
      const [id = 0] = (await customer.rows()).map((row) => row.id).slice(-1)
      await admin.call(orders.setStatus, { params: { id }, body: { status: 'confirmed' } })
    }
    expect((await customer.rows()).map(({ addressKey }) => addressKey)).toEqual([null, null, null, null])
  })
})

describe('one network address', () => {
  test('holds at most 24 units without paying, across all its accounts at once', async () => {
    const dress = await aProduct(api.db, { stockAvailable: 500 })
    const crowd = await Promise.all(times(20, () => aCustomer('2001:db8:1:2::1')))
    // One product each: buyers of the same product would wait for its row lock anyway.
    const dresses = await Promise.all(crowd.map(() => aProduct(api.db)))
    const responses = await Promise.all(
      crowd.map((one, n) => one.place(aDraft([{ ...(dresses[n] ?? dress), quantity: 5 }]))),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(codes(responses)).toEqual(new Set(['address_holds_too_much']))

    // A household gets a whole /64 and may use a different address for every request.
    const neighbour = await aCustomer('2001:db8:1:2:ffff::9')
    expect((await neighbour.place(aDraft([{ ...dress, quantity: 5 }]))).code).toBe('address_holds_too_much')
    const elsewhere = await aCustomer('2001:db8:1:3::1')
    expect((await elsewhere.place(aDraft([{ ...dress, quantity: 5 }]))).status).toBe(201)
  })

  test('is stored as a keyed hash, and only while the units are held', async () => {
    const [customer, dress] = [await aCustomer('203.0.113.77'), await aProduct(api.db)]
    await customer.place(aDraft([dress]))
    const [held] = await customer.rows()
    expect(held?.addressKey).toHaveLength(32)
    const { rows } = await sql`select from orders where id = ${held?.id}
      and address_key in (sha256('203.0.113.77'), sha256('203.0.113.77'::bytea))`.execute(api.db)
    expect(rows).toEqual([])
    await api.db
      .updateTable('orders')
      .set({ stockState: 'none' })
      .where('id', '=', held?.id ?? 0)
      .execute()
    expect((await customer.rows()).map(({ addressKey }) => addressKey)).toEqual([null])
    await api.db
      .updateTable('orders')
      .set({ stockState: 'reserved' })
      .where('id', '=', held?.id ?? 0)
      .execute()
  })
})

async function setLimits(holdLimits: { orders: number; accountUnits: number; addressUnits: number | null }) {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const { data } = await admin.call(store.read, {})
  if (data === undefined) throw new Error('no store')
  const profile = { ...data.profile, cnpj: '11.222.333/0001-81' }
  const deliveryStates = ['SP' as const]
  const response = await admin.call(store.update, { body: { profile, deliveryStates, holdLimits } })
  expect(response.status).toBe(200)
  return response.data
}

test('the owner sets the limits, and fields missing from the form (closed days, limits) stay unchanged', async () => {
  const saved = { orders: 1, accountUnits: 2, addressUnits: null }
  expect((await setLimits(saved))?.holdLimits).toEqual(saved)
  const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
  expect((await customer.place(aDraft([{ ...dress, quantity: 3 }]))).code).toBe('too_many_unpaid_units')
  expect((await customer.place(aDraft([{ ...dress, quantity: 2 }]))).status).toBe(201)
  expect((await customer.place(fresh(aDraft([dress])))).code).toBe('too_many_unpaid_orders')
})

test('a sale that the atelier records is not limited', async () => {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const products = await Promise.all(times(3, () => aProduct(api.db, { stockAvailable: 10 })))
  const body = aDraft(products.map((product) => ({ ...product, quantity: 10 })))
  expect((await admin.call(orders.place, { body })).status).toBe(201)
})
