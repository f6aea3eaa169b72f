import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { aCoupon, usesOf } from '@shop/test-kit/coupons'
import { testDatabase } from '@shop/test-kit/database'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, withoutHoldLimits } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const CONNECTIONS = 12
const BUYERS = 100

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase({ connections: CONNECTIONS })
  const limits = { orderCreation: { points: 10_000 }, couponGuess: { points: 10_000 } }
  api = await testApi({ db: database.db, config: { limits } })
  await withoutHoldLimits(api.db)
})
afterAll(async () => {
  expect(await brokenPromises(api.db)).toEqual([])
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(api.db)
  expect(rows).toEqual([{ deadlocks: 0 }])
  await api.close()
  await database.close()
})

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const buyers = (count: number) =>
  Promise.all(
    times(count, async () => {
      const user = await aUser(api.db)
      return { email: user.email, caller: await api.as(user), checkoutId: randomUUID() }
    }),
  )
type Buyer = Awaited<ReturnType<typeof buyers>>[number]

/** On a busy machine some requests get a 503 and are repeated. */
async function send({ caller, email, checkoutId }: Buyer, draft: OrderDraft) {
  for (;;) {
    const customer = { ...draft.customer, email }
    const response = await caller.call(orders.place, { body: { ...draft, customer, checkoutId } })
    if (response.status !== 503) return response
  }
}

const with10 = (code: string, product: { id: number; priceCents: number }): OrderDraft => ({
  ...aDraft([product]),
  couponCode: code,
  totalCents: product.priceCents * 0.9,
})

test('of a hundred buyers who send the last use at once one gets it', async () => {
  const coupon = await aCoupon(api.db, { maxUses: 1 })
  // Of different products, so that the coupon is the only row that they share.
  const products = await Promise.all(
    times(5, () => aProduct(api.db, { priceCents: 100_000, stockAvailable: 100 })),
  )
  const crowd = await buyers(BUYERS)
  const responses = await Promise.all(
    crowd.map(async (buyer, n) => {
      const product = products[n % products.length]
      return product && send(buyer, with10(coupon.code, product))
    }),
  )
  const codes = responses.map((response) => response?.error?.code ?? 'placed')
  expect(Map.groupBy(codes, (code) => code).get('placed')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['placed', 'coupon_not_valid']))
  expect(await usesOf(api.db, coupon)).toEqual({ uses: 1, rows: 1 })
})

test('of one person with ten checkouts at once one gets it', async () => {
  const coupon = await aCoupon(api.db)
  const product = await aProduct(api.db, { priceCents: 100_000, stockAvailable: 100 })
  const crowd = await buyers(10)
  const draft = with10(coupon.code, product)
  const customer = { ...draft.customer, cpf: '52998224725' }
  const responses = await Promise.all(crowd.map((buyer) => send(buyer, { ...draft, customer })))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await usesOf(api.db, coupon)).toEqual({ uses: 1, rows: 1 })
})

test('orders that exchange their coupons at once do not wait for each other', async () => {
  const [one, other] = [await aCoupon(api.db), await aCoupon(api.db)]
  const [dress, veil] = [
    await aProduct(api.db, { priceCents: 100_000, stockAvailable: 100 }),
    await aProduct(api.db, { priceCents: 100_000, stockAvailable: 100 }),
  ]
  const crowd = await buyers(20)
  const codeAt = (n: number) => (n % 2 === 0 ? one : other).code
  const productAt = (n: number) => (n % 2 === 0 ? dress : veil)
  for (const round of [0, 1, 2]) {
    const responses = await Promise.all(
      crowd.map((buyer, n) => send(buyer, with10(codeAt(n + round), productAt(n)))),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  }
  expect(await usesOf(api.db, one)).toEqual({ uses: 10, rows: 10 })
  expect(await usesOf(api.db, other)).toEqual({ uses: 10, rows: 10 })
})
