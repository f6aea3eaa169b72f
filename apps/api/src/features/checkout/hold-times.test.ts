import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft, letHoldsPass, stockOf } from '@shop/test-kit/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'
import { expireOrders } from '../payments/expiry.service.ts'

const MINUTE_MS = 60_000

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
    place: (body: OrderDraft) => caller.call(orders.place, { body }),
    checkout: (body: OrderDraft) => caller.call(orders.checkout, { body }),
    read: (id: number) => caller.call(orders.read, { params: { id } }),
    pay: (id: number) => caller.call(orders.pay, { params: { id } }),
    rows: () => api.db.selectFrom('orders').selectAll().where('userId', '=', user.id).orderBy('id').execute(),
  }
}

/** Rounded up to whole minutes, because a call may take a while on a busy machine. */
const minutesLeft = (end: Date | null | undefined) =>
  Math.ceil(((end?.getTime() ?? 0) - Date.now()) / MINUTE_MS - 0.01)

async function pass(minutes: number) {
  await letHoldsPass(api.admin, minutes)
  await expireOrders(api.deps)
}

describe('an unpaid order', () => {
  test('with a payment is held for 30 minutes after it was last sent, and 60 after it was created', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 1 })]
    const draft = aDraft([dress], { checkoutId: randomUUID() })
    const send = async () => minutesLeft((await customer.checkout(draft)).data?.holdExpiresAt)
    expect(await send()).toBe(30)
    await pass(20)
    expect(await send()).toBe(30)
    await pass(29)
    expect(await send()).toBe(11)
    expect(await customer.rows()).toHaveLength(1)
    await pass(11)
    expect(await stockOf(api.db, dress)).toEqual({ available: 1, reserved: 0 })
  })

  test('changed to another product still ends 60 minutes after it was created', async () => {
    const customer = await aCustomer()
    const [dress, veil] = [await aProduct(api.db), await aProduct(api.db)]
    const checkoutId = randomUUID()
    const send = (product: typeof dress) => customer.checkout(aDraft([product], { checkoutId }))
    for (let n = 0; n < 2; n += 1) {
      await send(dress)
      await pass(25)
    }
    // The account has used none of its hold time for the veil.
    expect(minutesLeft((await send(veil)).data?.holdExpiresAt)).toBe(10)
    expect(await customer.rows()).toHaveLength(1)
  })

  test('placed without a payment is held for 10 minutes, and for 30 once a payment is started', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const { data } = await customer.place(aDraft([dress]))
    expect(minutesLeft(data?.holdExpiresAt)).toBe(10)
    await pass(8)
    const id = data?.id ?? 0
    expect(minutesLeft((await customer.pay(id)).data?.holdExpiresAt)).toBe(30)
    await pass(5)
    expect(minutesLeft((await customer.pay(id)).data?.holdExpiresAt)).toBe(25)
    // Sent again without a payment, the order keeps its longer hold.
    expect(minutesLeft((await customer.place(aDraft([dress]))).data?.holdExpiresAt)).toBe(25)
  })

  test('whose hold ended but that is not yet marked as expired does not block the next order', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 1 })]
    const draft = aDraft([dress], { checkoutId: randomUUID() })
    const { data: first } = await customer.checkout(draft)
    await letHoldsPass(api.admin, 61)
    const { status, data: second } = await customer.checkout(draft)
    expect([status, second?.orderId === first?.orderId]).toEqual([200, false])
    expect(await customer.rows()).toMatchObject([
      { id: first?.orderId, paymentState: 'expired', stockState: 'released' },
      { id: second?.orderId, paymentState: 'awaiting', stockState: 'reserved' },
    ])
  })
})

describe('an account that orders the same product repeatedly without paying', () => {
  const STEP_MINUTES = 10

  test('holds it for at most 80 of 180 minutes, however it sends its orders', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 20 })]
    let held = 0
    for (let minute = 0; minute < 180; minute += STEP_MINUTES) {
      await customer.place(aDraft([dress], { checkoutId: randomUUID() }))
      await customer.checkout(aDraft([dress], { checkoutId: randomUUID() }))
      const ends = (await customer.rows()).filter(({ stockState }) => stockState === 'reserved')
      held += Math.max(
        0,
        ...ends.map(({ holdExpiresAt }) => Math.min(STEP_MINUTES, minutesLeft(holdExpiresAt))),
      )
      await pass(STEP_MINUTES)
    }
    expect(held).toBe(80)
  })

  test('cannot restart its hour by changing products within an order', async () => {
    const customer = await aCustomer()
    const [dress, veil] = [await aProduct(api.db), await aProduct(api.db)]
    const checkoutId = randomUUID()
    const send = (product: typeof dress) => customer.checkout(aDraft([product], { checkoutId }))
    for (let n = 0; n < 2; n += 1) {
      await send(dress)
      await pass(30)
    }
    expect(minutesLeft((await send(veil)).data?.holdExpiresAt)).toBe(30)
    const { data } = await send(dress)
    expect(minutesLeft(data?.holdExpiresAt)).toBe(10)
    await send(veil)
    const again = await send(dress)
    expect([again.status, again.error?.code, Number(again.headers['retry-after']) > 3000]).toEqual([
      409,
      'hold_time_used_up',
      true,
    ])
  })

  test('can still pay: 10 minutes at a time, once an hour, and only with a payment', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db, { stockAvailable: 1 })]
    const send = () => customer.checkout(aDraft([dress]))
    for (let n = 0; n < 2; n += 1) {
      await send()
      await pass(30)
    }
    expect((await customer.place(aDraft([dress]))).error?.code).toBe('hold_time_used_up')
    const late = await send()
    expect(minutesLeft(late.data?.holdExpiresAt)).toBe(10)
    await pass(10)
    expect((await send()).error?.code).toBe('hold_time_used_up')
    await pass(50)
    const { data } = await send()
    expect(minutesLeft(data?.holdExpiresAt)).toBe(10)
    const provider = await api.payments()
    expect(await provider.payByCard(data?.clientSecret ?? '')).toBe('succeeded')
    expect((await customer.read(data?.orderId ?? 0)).data).toMatchObject({ paymentState: 'paid' })
  })

  test('does not use up the hold time of another account', async () => {
    const [customer, other, dress] = [await aCustomer(), await aCustomer(), await aProduct(api.db)]
    for (let n = 0; n < 2; n += 1) {
      await customer.checkout(aDraft([dress]))
      await pass(30)
    }
    expect(minutesLeft((await other.checkout(aDraft([dress]))).data?.holdExpiresAt)).toBe(30)
  })
})
