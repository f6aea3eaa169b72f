import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aCoupon, dayFromToday, usesOf } from '@shop/test-kit/coupons'
import { aCategory, aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft, aGuestDraft } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

/** A customer in one checkout; the total of what she sends is right without a coupon. */
async function aCustomer() {
  const [user, checkoutId] = [await aUser(api.db), randomUUID()]
  const caller = await api.as(user)
  const { email } = user
  return {
    user,
    send: (draft: OrderDraft, customer: Partial<OrderDraft['customer']> = {}) =>
      caller.call(orders.place, {
        body: { checkoutId, ...draft, customer: { ...draft.customer, email, ...customer } },
      }),
  }
}
const dressOf = (priceCents = 500_000) => aProduct(api.db, { priceCents })
const withCoupon = (draft: OrderDraft, { code }: { code: string }, discountCents: number): OrderDraft => ({
  ...draft,
  couponCode: code,
  totalCents: draft.totalCents - discountCents,
})
const itemsOf = (orderId: number) =>
  api.db
    .selectFrom('orderItems')
    .select(['unitPriceCents', 'discountCents'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
const rowOf = (id: number) =>
  api.db
    .selectFrom('orders')
    .select(['totalCents', 'discountCents', 'couponCode', 'amountRevision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const couponOf = (orderId: number) =>
  api.db.selectFrom('couponUses').selectAll().where('orderId', '=', orderId).executeTakeFirst()

describe('an order with a coupon', () => {
  test('costs what is left, shows the discount of each line, and counts one use', async () => {
    const [customer, dress, veil] = [await aCustomer(), await dressOf(333_33), await dressOf(333_34)]
    const coupon = await aCoupon(api.db)
    const draft = withCoupon(aDraft([dress, veil]), { code: coupon.code.toLowerCase() }, 6667)
    const { status, data } = await customer.send(draft)
    expect(status).toBe(201)
    expect(data).toMatchObject({ totalCents: 60_000, discountCents: 6667, couponCode: coupon.code })
    expect(data?.items.map(({ discountCents }) => discountCents)).toEqual([3333, 3334])
    const id = data?.id ?? 0
    expect(await rowOf(id)).toMatchObject({
      totalCents: 60_000,
      discountCents: 6667,
      couponCode: coupon.code,
    })
    expect(await usesOf(api.db, coupon)).toEqual({ uses: 1, rows: 1 })
  })

  test('of a category is discounted on its lines only', async () => {
    const category = await aCategory(api.db)
    const [customer, dress] = [await aCustomer(), await dressOf()]
    const veil = await aProduct(api.db, { priceCents: 100_000, categoryId: category.id })
    const coupon = await aCoupon(api.db, { categoryIds: [category.id] })
    const { data } = await customer.send(withCoupon(aDraft([dress, veil]), coupon, 10_000))
    expect(await itemsOf(data?.id ?? 0)).toEqual([
      { unitPriceCents: 500_000, discountCents: 0 },
      { unitPriceCents: 100_000, discountCents: 10_000 },
    ])
  })

  test.each([
    ['more than the coupon takes off', 50_001],
    ['less', 49_999],
    ['nothing', 0],
  ])('that takes off %s is rejected with the shop’s own total', async (_title, discountCents) => {
    const [customer, dress, coupon] = [await aCustomer(), await dressOf(), await aCoupon(api.db)]
    const { status, error } = await customer.send(withCoupon(aDraft([dress]), coupon, discountCents))
    expect([status, error?.code]).toEqual([409, 'prices_changed'])
    expect(error?.details).toMatchObject({ total: 4500, discount: 500 })
    expect(await usesOf(api.db, coupon)).toEqual({ uses: 0, rows: 0 })
  })

  test('is not sold below the smallest charge', async () => {
    const [customer, dress] = [await aCustomer(), await dressOf(10_000)]
    const coupon = await aCoupon(api.db, { amountCents: 50_000 })
    const { error } = await customer.send(withCoupon(aDraft([dress]), coupon, 10_000))
    expect(error?.details).toMatchObject({ total: 0.5 })
    expect((await customer.send(withCoupon(aDraft([dress]), coupon, 9950))).status).toBe(201)
  })

  test.each([
    ['unknown', () => Promise.resolve({ code: 'NAOEXISTE' })],
    ['over', () => aCoupon(api.db, { endsOn: dayFromToday(-1) })],
    ['not yet valid', () => aCoupon(api.db, { startsOn: dayFromToday(1) })],
    ['disabled', () => aCoupon(api.db, { disabledAt: sql<Date>`now()` })],
    ['for larger carts', () => aCoupon(api.db, { minTotalCents: 500_001 })],
  ])('is not written when the coupon is %s', async (_title, make) => {
    const [customer, dress] = [await aCustomer(), await dressOf()]
    const { status, error } = await customer.send(withCoupon(aDraft([dress]), await make(), 50_000))
    expect([status, error?.code]).toEqual([409, 'coupon_not_valid'])
    const written = await api.db
      .selectFrom('orders')
      .select('id')
      .where('userId', '=', customer.user.id)
      .execute()
    expect(written).toEqual([])
  })
})

describe('an unpaid order that is sent again', () => {
  test('keeps its use, also when it is the last one, and takes the discount of the new cart', async () => {
    const [customer, dress] = [await aCustomer(), await dressOf()]
    const coupon = await aCoupon(api.db, { maxUses: 1 })
    const first = await customer.send(withCoupon(aDraft([dress]), coupon, 50_000))
    const more = withCoupon(aDraft([{ ...dress, quantity: 2 }]), coupon, 100_000)
    const second = await customer.send(more)
    expect(second.data).toMatchObject({ id: first.data?.id, totalCents: 900_000, discountCents: 100_000 })
    expect(await couponOf(second.data?.id ?? 0)).toMatchObject({ amountCents: 100_000, releasedAt: null })
    expect(await usesOf(api.db, coupon)).toEqual({ uses: 1, rows: 1 })
    expect(await rowOf(second.data?.id ?? 0)).toMatchObject({ amountRevision: 1 })
  })

  test('replaces one coupon by another, and gives the first one back', async () => {
    const [customer, dress] = [await aCustomer(), await dressOf()]
    const [ten, twenty] = [await aCoupon(api.db), await aCoupon(api.db, { percent: 20 })]
    await customer.send(withCoupon(aDraft([dress]), ten, 50_000))
    const { data } = await customer.send(withCoupon(aDraft([dress]), twenty, 100_000))
    expect(await rowOf(data?.id ?? 0)).toMatchObject({ totalCents: 400_000, couponCode: twenty.code })
    expect(await usesOf(api.db, ten)).toEqual({ uses: 0, rows: 0 })
    expect(await usesOf(api.db, twenty)).toEqual({ uses: 1, rows: 1 })
  })

  test('without the coupon costs the full price again, and gives it back', async () => {
    const [customer, dress, coupon] = [await aCustomer(), await dressOf(), await aCoupon(api.db)]
    await customer.send(withCoupon(aDraft([dress]), coupon, 50_000))
    const { data } = await customer.send(aDraft([dress]))
    expect(await rowOf(data?.id ?? 0)).toMatchObject({
      totalCents: 500_000,
      discountCents: 0,
      couponCode: null,
    })
    expect(await itemsOf(data?.id ?? 0)).toEqual([{ unitPriceCents: 500_000, discountCents: 0 }])
    expect(await usesOf(api.db, coupon)).toEqual({ uses: 0, rows: 0 })
  })
})

describe('one use per person', () => {
  const cpf = '529.982.247-25'
  const other = '168.995.350-09'

  test('is counted by CPF, whatever the e-mail', async () => {
    const [one, two, dress, coupon] = [
      await aCustomer(),
      await aCustomer(),
      await dressOf(),
      await aCoupon(api.db),
    ]
    const draft = withCoupon(aDraft([dress]), coupon, 50_000)
    expect((await one.send(draft, { cpf })).status).toBe(201)
    const again = await two.send(draft, { cpf })
    expect([again.status, again.error?.code]).toEqual([409, 'coupon_not_valid'])
    expect((await two.send(draft, { cpf: other })).status).toBe(201)
  })

  test('is counted by e-mail, whatever the CPF, and by the e-mail of the account too', async () => {
    const [one, two, dress, coupon] = [
      await aCustomer(),
      await aCustomer(),
      await dressOf(),
      await aCoupon(api.db),
    ]
    const draft = withCoupon(aDraft([dress]), coupon, 50_000)
    expect((await one.send(draft, { cpf, email: 'outro@exemplo.test' })).status).toBe(201)
    const { email } = one.user
    expect((await two.send(draft, { cpf: other, email })).error?.code).toBe('coupon_not_valid')
    expect((await two.send(draft, { cpf: other })).status).toBe(201)
  })

  test('may be more', async () => {
    const [one, two, dress] = [await aCustomer(), await aCustomer(), await dressOf()]
    const coupon = await aCoupon(api.db, { maxPerPerson: 2 })
    const draft = withCoupon(aDraft([dress]), coupon, 50_000)
    await one.send(draft, { cpf })
    expect((await two.send(draft, { cpf })).status).toBe(201)
    const three = await aCustomer()
    expect((await three.send(draft, { cpf })).error?.code).toBe('coupon_not_valid')
  })

  test('is not stored by name: neither CPF nor e-mail is in the row', async () => {
    const [customer, dress, coupon] = [await aCustomer(), await dressOf(), await aCoupon(api.db)]
    const { data } = await customer.send(withCoupon(aDraft([dress]), coupon, 50_000), { cpf })
    const use = await couponOf(data?.id ?? 0)
    expect(use?.personKeys.map(({ length }) => length)).toEqual([32, 32])
    expect(JSON.stringify(use)).not.toMatch(/52998224725|exemplo\.test/)
  })
})

test('a guest uses a coupon too, once by e-mail', async () => {
  const [dress, coupon] = [await dressOf(), await aCoupon(api.db)]
  const draft = withCoupon(aGuestDraft([dress]), coupon, 50_000)
  const send = () => api.visitor.call(orders.checkout, { body: { ...draft, checkoutId: randomUUID() } })
  expect((await send()).data).toMatchObject({ totalCents: 450_000 })
  expect((await send()).error?.code).toBe('coupon_not_valid')
})

test('a sale of the atelier may have one', async () => {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const [dress, coupon] = [await dressOf(), await aCoupon(api.db)]
  const { data } = await admin.call(orders.place, { body: withCoupon(aDraft([dress]), coupon, 50_000) })
  expect(data).toMatchObject({ paymentState: 'paid', totalCents: 450_000, discountCents: 50_000 })
  expect(await usesOf(api.db, coupon)).toEqual({ uses: 1, rows: 1 })
})

test('a wrong code sent with an order costs a try too', async () => {
  const customer = await aCustomer()
  const draft = withCoupon(aDraft([await dressOf()]), { code: 'ERRADO' }, 0)
  let status = 0
  for (let tries = 0; tries < 25 && status !== 429; tries += 1) ({ status } = await customer.send(draft))
  expect(status).toBe(429)
})
