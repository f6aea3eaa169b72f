import { randomUUID } from 'node:crypto'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { testApi } from '@shop/test-kit/api'
import { aProduct } from '@shop/test-kit/factories'
import { aGuestDraft, brokenPromises, letHoldsPass, stockOf, withoutHoldLimits } from '@shop/test-kit/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi({ connections: 12, config: { limits: { guestOrderCreation: { points: 1000 } } } })
})
afterEach(() => api.db.deleteFrom('settings').where('key', '=', 'hold_limits').execute())
afterAll(async () => {
  expect(await brokenPromises(api.db)).toEqual([])
  await api.close()
})

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const newEmail = () => `convidada-${randomUUID()}@exemplo.test`
let addresses = 0
/** Of nobody else in these tests. */
const newAddress = () => `10.1.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`

interface Guest {
  email: string
  address: string
  checkoutId?: string
}

async function checkout(draft: OrderDraft, guest: Guest, { inject }: Api = api) {
  const { email, address, checkoutId = randomUUID() } = guest
  const response = await inject({
    method: 'POST',
    url: '/api/orders/create',
    remoteAddress: address,
    payload: z.encode(orderDraft, { ...draft, checkoutId, customer: { ...draft.customer, email } }),
  })
  return { status: response.statusCode, code: response.json<{ code?: string }>().code }
}

const codes = (responses: readonly { code: string | undefined }[]) =>
  new Set(responses.flatMap(({ code }) => code ?? []))
const accepted = (responses: readonly { status: number }[]) =>
  responses.filter(({ status }) => status === 200).length

describe('the e-mail of a guest', () => {
  test('has at most three open orders, from however many browsers and addresses at once', async () => {
    const email = newEmail()
    // A product for each: buyers of the same one would wait for its row lock anyway.
    const dresses = await Promise.all(times(10, () => aProduct(api.db)))
    const responses = await Promise.all(
      dresses.map((dress) => checkout(aGuestDraft([dress]), { email, address: newAddress() })),
    )
    expect([accepted(responses), codes(responses)]).toEqual([3, new Set(['too_many_unpaid_orders'])])
  })

  test('holds at most twelve units over all its orders', async () => {
    const email = newEmail()
    const dresses = await Promise.all(times(8, () => aProduct(api.db, { stockAvailable: 50 })))
    const responses = await Promise.all(
      dresses.map((dress) =>
        checkout(aGuestDraft([{ ...dress, quantity: 5 }]), { email, address: newAddress() }),
      ),
    )
    expect([accepted(responses), codes(responses)]).toEqual([2, new Set(['too_many_unpaid_units'])])
  })

  test('holds a product for eighty minutes of three hours, whatever the checkout is called', async () => {
    const [email, dress] = [newEmail(), await aProduct(api.db)]
    const guest = () => ({ email, address: newAddress() })
    const statuses: unknown[] = []
    for (let half = 0; half < 4; half += 1) {
      const { status, code } = await checkout(aGuestDraft([dress]), guest())
      statuses.push(code ?? status)
      await letHoldsPass(api.admin, 31)
    }
    expect(statuses).toEqual([200, 200, 200, 'hold_time_used_up'])
  })
})

test('the checkout of a guest starts no new count with another e-mail, nor a second order at once', async () => {
  const [dress, checkoutId] = [await aProduct(api.db, { stockAvailable: 50 }), randomUUID()]
  const draft = aGuestDraft([{ ...dress, quantity: 6 }])
  const clicks = await Promise.all(
    times(3, () => checkout(draft, { email: newEmail(), address: newAddress(), checkoutId })),
  )
  expect(clicks.map(({ code }) => code ?? 'placed')).toEqual(clicks.map(() => 'placed'))
  const orders = api.db.selectFrom('orders').select('id').where('checkoutId', '=', checkoutId)
  expect(await orders.execute()).toHaveLength(1)
  expect(await stockOf(api.db, dress)).toEqual({ available: 44, reserved: 6 })
})

describe('one network address', () => {
  test('holds at most 24 units, across all its guests at once', async () => {
    const dresses = await Promise.all(times(10, () => aProduct(api.db)))
    const responses = await Promise.all(
      dresses.map((dress) =>
        checkout(aGuestDraft([{ ...dress, quantity: 5 }]), { email: newEmail(), address: '2001:db8:7:1::1' }),
      ),
    )
    expect([accepted(responses), codes(responses)]).toEqual([4, new Set(['address_holds_too_much'])])
    const [dress] = dresses
    if (dress === undefined) throw new Error('no dress')
    const draft = aGuestDraft([{ ...dress, quantity: 5 }])
    const neighbour = { email: newEmail(), address: '2001:db8:7:1:ffff::9' }
    expect((await checkout(draft, neighbour)).code).toBe('address_holds_too_much')
    expect((await checkout(draft, { ...neighbour, address: '2001:db8:7:2::1' })).status).toBe(200)
  })

  test('sends at most twenty orders of guests an hour', async () => {
    const shop = await testApi()
    await withoutHoldLimits(shop.db)
    const dress = await aProduct(shop.db, { stockAvailable: 100 })
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) {
      const guest = { email: newEmail(), address: '203.0.113.20' }
      statuses.push((await checkout(aGuestDraft([dress]), guest, shop)).status)
    }
    expect(statuses).toEqual([...times(20, () => 200), 429])
    const elsewhere = { email: newEmail(), address: '203.0.113.21' }
    expect((await checkout(aGuestDraft([dress]), elsewhere, shop)).status).toBe(200)
    expect(await stockOf(shop.db, dress)).toEqual({ available: 79, reserved: 21 })
    await shop.close()
  })
})
