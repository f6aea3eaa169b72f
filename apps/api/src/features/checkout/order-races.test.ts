import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader } from '@shop/contract/constants'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, stockOf, withoutHoldLimits } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as stock from '../stock/stock.service.ts'

const BUYERS = 50
const CONNECTIONS = 12

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase({ connections: CONNECTIONS })
  api = await testApi({ db: database.db, config: { limits: { orderCreation: { points: 10_000 } } } })
  await withoutHoldLimits(api.db)
})
afterEach(async () => {
  expect(await brokenPromises(api.db)).toEqual([])
  expect(await deadlocks()).toBe(0)
})
afterAll(async () => {
  await api.close()
  await database.close()
})

/** As counted by PostgreSQL, including its own retries and ours. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(api.db)
  return rows[0]?.deadlocks ?? 0
}

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

/** On a busy machine some requests get a 503 and are repeated. */
async function insist<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const response = await call()
    if (response.status !== 503) return response
  }
}

const buyers = (count: number) => Promise.all(times(count, async () => api.as(await aUser(api.db))))
const place = (caller: Awaited<ReturnType<typeof api.as>>, body: OrderDraft) =>
  insist(() => caller.call(orders.place, { body }))
const codesOf = (responses: readonly { status: number; error: { code: string } | undefined }[]) =>
  new Set(responses.filter(({ status }) => status >= 400).map(({ error }) => error?.code))

test('of fifty buyers of the last unit one gets it and the others get out_of_stock', async () => {
  for (let round = 0; round < 2; round += 1) {
    const dress = await aProduct(api.db, { stockAvailable: 1 })
    const crowd = await buyers(BUYERS)
    const responses = await Promise.all(crowd.map((caller) => place(caller, aDraft([dress]))))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(codesOf(responses)).toEqual(new Set(['out_of_stock']))
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 1 })
  }
})

test('a buyer who comes after the last unit is gone gets out_of_stock at once, without waiting for the lock', async () => {
  const dress = await aProduct(api.db, { stockAvailable: 0 })
  const [late] = await buyers(1)
  await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', '=', dress.id).forNoKeyUpdate().execute()
    const response = await late?.call(orders.place, { body: aDraft([dress]) })
    expect(response?.error).toMatchObject({ code: 'out_of_stock' })
  })
})

test('of fifty buyers of twenty units twenty succeed, on either endpoint', async () => {
  const dress = await aProduct(api.db, { stockAvailable: 20 })
  const crowd = await buyers(BUYERS)
  const responses = await Promise.all(
    crowd.map((caller, n) =>
      n % 2 === 0
        ? place(caller, aDraft([dress]))
        : insist(() => caller.call(orders.checkout, { body: aDraft([dress]) })),
    ),
  )
  expect(responses.filter(({ status }) => status < 400)).toHaveLength(20)
  expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 20 })
})

test('carts with the same five products in any sequence never deadlock', async () => {
  const products = await Promise.all(times(5, () => aProduct(api.db, { stockAvailable: 60 })))
  const crowd = await buyers(BUYERS)
  const responses = await Promise.all(
    crowd.map((caller, n) => {
      const turned = [...products.slice(n % 5), ...products.slice(0, n % 5)]
      return place(caller, aDraft(n % 2 === 0 ? turned : turned.toReversed()))
    }),
  )
  expect(codesOf(responses)).toEqual(new Set())
  for (const product of products)
    expect(await stockOf(api.db, product)).toEqual({ available: 10, reserved: 50 })
})

test('carts that swap products concurrently neither lose nor duplicate a unit', async () => {
  const [dress, veil] = [
    await aProduct(api.db, { stockAvailable: 10 }),
    await aProduct(api.db, { stockAvailable: 10 }),
  ]
  const crowd = (await buyers(20)).map((caller) => ({ caller, checkoutId: randomUUID() }))
  const send = (swap: boolean) =>
    Promise.all(
      crowd.map(({ caller, checkoutId }, n) =>
        place(caller, aDraft([(n % 2 === 0) === swap ? veil : dress], { checkoutId })),
      ),
    )
  await send(false)
  const swapped = await send(true)
  const [dresses, veils] = [await stockOf(api.db, dress), await stockOf(api.db, veil)]
  expect([...codesOf(swapped)].filter((code) => code !== 'out_of_stock')).toEqual([])
  expect(dresses.reserved + veils.reserved).toBe(20)
  expect([dresses.available + dresses.reserved, veils.available + veils.reserved]).toEqual([10, 10])
})

test('a product locked for longer than one lock timeout is still bought, not rejected', async () => {
  const dress = await aProduct(api.db, { stockAvailable: 1 })
  const [buyer] = await buyers(1)
  const locked = Promise.withResolvers<void>()
  const keeping = api.db.transaction().execute(async (tx) => {
    await sql`select from products where id = ${dress.id} for update`.execute(tx)
    locked.resolve()
    await sql`select pg_sleep(3.5)`.execute(tx)
  })
  await locked.promise
  const response = await buyer?.call(orders.place, { body: aDraft([dress]) })
  await keeping
  expect(response?.status).toBe(201)
}, 20_000)

test('a price that changes while the order is written is reported, not charged', async () => {
  const dress = await aProduct(api.db, { stockAvailable: 1 })
  const [buyer] = await buyers(1)
  const changed = Promise.withResolvers<void>()
  const saving = api.db.transaction().execute(async (tx) => {
    await sql`update products set price_cents = price_cents + 100 where id = ${dress.id}`.execute(tx)
    changed.resolve()
    await sql`select pg_sleep(0.5)`.execute(tx)
  })
  await changed.promise
  const response = await buyer?.call(orders.place, { body: aDraft([dress]) })
  await saving
  expect(response?.error?.code).toBe('prices_changed')
})

test('a recount by the atelier during fifty purchases loses neither the recount nor a purchase', async () => {
  const dress = await aProduct(api.db, { stockAvailable: 40 })
  const crowd = await buyers(BUYERS)
  const recounts = times(10, () =>
    api.db
      .transaction()
      .execute((tx) => stock.adjust(tx, { productId: dress.id, difference: 1 }, { note: 'recount' })),
  )
  const bought = crowd.map((caller) => place(caller, aDraft([dress])))
  const responses = await Promise.all(bought)
  await Promise.all(recounts)
  const sold = responses.filter(({ status }) => status === 201).length
  expect(await stockOf(api.db, dress)).toEqual({ available: 50 - sold, reserved: sold })
})

describe('one customer who clicks fifty times', () => {
  async function aClicker() {
    const [user, dress] = [await aUser(api.db), await aProduct(api.db, { stockAvailable: 3 })]
    const { token } = await aSession(api.db, user)
    const headers = { authorization: `Bearer ${token}` }
    return {
      dress,
      async click(draft: OrderDraft, { key, path = '/api/orders' }: { key?: string; path?: string } = {}) {
        const { status } = await insist(async () => {
          const response = await api.inject({
            method: 'POST',
            url: path,
            headers: { ...headers, ...(key !== undefined && { [idempotencyKeyHeader]: key }) },
            payload: z.encode(orderDraft, draft),
          })
          return { status: response.statusCode }
        })
        return status
      },
      async outcome() {
        const rows = await api.db
          .selectFrom('orders')
          .select('paymentIntentId')
          .where('userId', '=', user.id)
          .execute()
        const payments = rows.filter(({ paymentIntentId }) => paymentIntentId !== null).length
        return { orders: rows.length, payments, stock: await stockOf(api.db, dress) }
      },
    }
  }
  const one = { available: 2, reserved: 1 }

  test('with fifty keys and one checkout gets one order', async () => {
    const { dress, click, outcome } = await aClicker()
    const draft = aDraft([dress], { checkoutId: randomUUID() })
    const statuses = await Promise.all(times(BUYERS, (n) => click(draft, { key: `key-${n}` })))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await outcome()).toEqual({ orders: 1, payments: 0, stock: one })
  })

  test('without checkout and without key gets one order', async () => {
    const { dress, click, outcome } = await aClicker()
    const statuses = await Promise.all(times(BUYERS, () => click(aDraft([dress]))))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await outcome()).toEqual({ orders: 1, payments: 0, stock: one })
  })

  test('on both endpoints at once gets one order and one payment', async () => {
    const { dress, click, outcome } = await aClicker()
    const draft = aDraft([dress], { checkoutId: randomUUID() })
    const statuses = await Promise.all(
      times(20, (n) => click(draft, { path: n % 2 === 0 ? '/api/orders' : '/api/orders/create' })),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 201]))
    expect(await outcome()).toEqual({ orders: 1, payments: 1, stock: one })
  })
})
