import { randomUUID } from 'node:crypto'
import { accountExport } from '@shop/contract/account-export'
import { coupons } from '@shop/contract/coupons'
import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { aCoupon, dayFromToday, usesOf } from '@shop/test-kit/coupons'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { expireOrders } from '../payments/expiry.service.ts'
import { couponTasks } from './coupons.jobs.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop({ config: { limits: { orderCreation: { points: 1000 } } } })
  admin = await shop.api.as(shop.admin)
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

/** Two dresses of R$ 5.000 with 10 % off: R$ 9.000 awaiting payment. */
async function anOpenOrder() {
  const { db } = shop
  const [buyer, dress, coupon] = [
    await aUser(db),
    await aProduct(db, { priceCents: 500_000, stockAvailable: 2 }),
    await aCoupon(db, { maxUses: 1 }),
  ]
  const caller = await shop.api.as(buyer)
  const draft = aDraft([{ ...dress, quantity: 2 }])
  const body = {
    ...draft,
    customer: { ...draft.customer, email: buyer.email },
    couponCode: coupon.code,
    totalCents: 900_000,
    checkoutId: randomUUID(),
  }
  const { data } = await caller.call(orders.checkout, { body })
  if (!data) throw new Error('not placed')
  return { id: data.orderId, clientSecret: data.clientSecret, buyer, caller, dress, coupon, body }
}

async function aPaidOrder() {
  const order = await anOpenOrder()
  await shop.provider.payByCard(order.clientSecret)
  await shop.becomes(order.id, 'paid')
  return order
}

const uses = async (coupon: { id: number }) => (await usesOf(shop.db, coupon)).uses

describe('the use of a coupon', () => {
  test('is released when the unpaid order expires, and another order may have it', async () => {
    const { id, coupon, caller, body } = await anOpenOrder()
    await shop.letHoldEnd(id)
    await expireOrders(shop.deps)
    expect((await shop.row(id)).stockState).toBe('released')
    expect(await uses(coupon)).toBe(0)
    const again = await caller.call(orders.checkout, { body: { ...body, checkoutId: randomUUID() } })
    expect(again.status).toBe(200)
    expect(await uses(coupon)).toBe(1)
  })

  test('is released when the atelier cancels the unpaid order', async () => {
    const { id, coupon } = await anOpenOrder()
    await admin.call(orders.cancel, { params: { id }, body: { reason: 'Ela desistiu' } })
    expect(await uses(coupon)).toBe(0)
  })

  test('stays held while the order can be paid, whatever the atelier changes', async () => {
    const { id, clientSecret, coupon } = await anOpenOrder()
    const body = { disabled: true, version: coupon.version }
    await admin.call(coupons.disable, { params: { id: coupon.id }, body })
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(id, 'paid')
    expect((await shop.row(id)).totalCents).toBe(900_000)
    expect(await uses(coupon)).toBe(1)
  })

  test('is used once the order is paid, and returned by no refund', async () => {
    const { id, coupon } = await aPaidOrder()
    const part = { requestId: randomUUID(), amountCents: 100_000, restock: false, reason: null }
    expect((await admin.call(orders.refund, { params: { id }, body: part })).status).toBe(200)
    expect(await uses(coupon)).toBe(1)
    const rest = { requestId: randomUUID(), restock: true, reason: null }
    const { data } = await admin.call(orders.refund, { params: { id }, body: rest })
    expect(data).toMatchObject({ paymentState: 'refunded', refundedCents: 900_000 })
    expect(await uses(coupon)).toBe(1)
  })

  test('counts again when an expired order takes its units again', async () => {
    const { id, coupon } = await anOpenOrder()
    await shop.letHoldEnd(id)
    await expireOrders(shop.deps)
    expect(await uses(coupon)).toBe(0)
    await admin.call(orders.receive, { params: { id }, body: { way: 'transfer' } })
    expect((await shop.row(id)).paymentState).toBe('paid')
    expect(await uses(coupon)).toBe(1)
  })
})

describe('a paid order with a coupon', () => {
  test('was charged its total, and says so in the e-mail and to every reader', async () => {
    const { id, buyer, coupon } = await aPaidOrder()
    const { paymentIntentId } = await shop.row(id)
    expect(await shop.deps.payments.getPayment(paymentIntentId ?? '')).toMatchObject({
      receivedCents: 900_000,
    })
    const shown = { totalCents: 900_000, discountCents: 100_000, couponCode: coupon.code }
    expect(await shop.seenBy(buyer, id)).toMatchObject(shown)
    expect((await admin.call(orders.read, { params: { id } })).data).toMatchObject(shown)
    await shop.idle()
    const [email] = await shop.mailbox.emailsTo(buyer.email)
    expect(email?.text).toMatch(
      new RegExp(
        `R\\$\\s10\\.000,00\\nCupom ${coupon.code}: − R\\$\\s1\\.000,00\\nFrete.*\\nTotal: R\\$\\s9\\.000,00`,
      ),
    )
  })

  test('is in the account’s export with its discount', async () => {
    const { buyer, coupon } = await aPaidOrder()
    const { token } = await aSession(shop.db, buyer)
    const { body } = await shop.api.inject({
      method: 'GET',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${token}` },
    })
    const [order] = accountExport.parse(JSON.parse(body)).orders
    expect(order).toMatchObject({ couponCode: coupon.code, discountCents: 100_000, totalCents: 900_000 })
    expect(order?.items).toMatchObject([{ unitPriceCents: 500_000, discountCents: 100_000 }])
  })

  test('counts in the sales of its product with what was paid', async () => {
    const { dress } = await aPaidOrder()
    const sales = await shop.db
      .selectFrom('productSales')
      .select(({ fn }) => [fn.sum('units').as('units'), fn.sum('revenue').as('revenue')])
      .where('productId', '=', dress.id)
      .executeTakeFirst()
    expect(sales).toEqual({ units: 2, revenue: 900_000 })
  })
})

test('person keys survive the account, and go 90 days after the coupon has ended', async () => {
  const { db } = shop
  const keysOf = async ({ id }: { id: number }) =>
    (
      await db
        .selectFrom('couponUses')
        .select('personKeys')
        .where('orderId', '=', id)
        .executeTakeFirstOrThrow()
    ).personKeys.length
  const [open, ended, off] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
  const delivered = { status: 'delivered', deliveredAt: sql<Date>`now()` } as const
  await db.updateTable('orders').set(delivered).where('id', '=', open.id).execute()
  const left = await open.caller.call(users.deleteAccount, { body: { password: 'senha-de-teste-1' } })
  expect([left.status, (await shop.row(open.id)).customerEmail]).toEqual([200, null])
  const forget = () => Promise.all(couponTasks({ db }).map((task) => task.run({})))
  const end = (couponId: number, values: object) =>
    db.updateTable('coupons').set(values).where('id', '=', couponId).execute()

  await end(ended.coupon.id, { endsOn: dayFromToday(-90) })
  await end(off.coupon.id, { disabledAt: sql`now() - interval '89 days'` })
  await forget()
  expect([await keysOf(open), await keysOf(ended), await keysOf(off)]).toEqual([1, 1, 1])

  await end(ended.coupon.id, { endsOn: dayFromToday(-91) })
  await end(off.coupon.id, { disabledAt: sql`now() - interval '91 days'` })
  await forget()
  expect([await keysOf(open), await keysOf(ended), await keysOf(off)]).toEqual([1, 0, 0])
  expect(await uses(ended.coupon)).toBe(1)
})
