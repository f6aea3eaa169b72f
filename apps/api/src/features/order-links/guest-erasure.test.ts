import { randomUUID } from 'node:crypto'
import { orderLinks } from '@shop/contract/order-links'
import { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aUser, chargeIdOf } from '@shop/test-kit/factories'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { delivered, paid, personal } from '../../testing/whole-customer.ts'
import { eraseAgain, readErasures } from '../account/erase-again.service.ts'
import { newLink } from './order-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeEach(async () => {
  api = await testApi({ config: { limits: { orderClaiming: { points: 1000 } } } })
})
afterEach(() => api.close())

const texts = Object.values(personal)
const { name, email, phone, cpf, street, complement, neighborhood, city, zipCode } = personal

async function aGuestOrder(values: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(api.db, {
    ...{ isGuest: true, userId: null, checkoutId: randomUUID(), ...delivered },
    ...{ customerName: name, customerEmail: email, customerPhone: phone, customerCpf: cpf },
    ...{ shippingAddress: `${street}, 77`, shippingComplement: complement, shippingCity: city },
    ...{ shippingNeighborhood: neighborhood, shippingNumber: '77', shippingZipCode: zipCode },
    ...{ pickupName: name, pickedUpBy: name, notes: `Ligar para ${phone}` },
    ...values,
  })
  const holder = api.withOrderToken(await newLink(api.db, order.id))
  return { ...order, holder, request: () => holder.call(orderLinks.requestErasure, { params: order }) }
}

const erase = (token: string) => api.visitor.call(orderLinks.erase, { body: { token } })
const rowOf = (id: number) =>
  api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a guest erases her data', () => {
  test('by a one-time link that goes to the e-mail of the order; only what tax law requires remains', async () => {
    const order = await aGuestOrder()
    const line = { offer: 'made_to_measure', size: 'Sob medida' } as const
    const { id: orderItemId } = await anItem(api.db, order, await aProduct(api.db), line)
    const measures = { orderItemId, copy: JSON.stringify({ of: name }), lockedAt: new Date() }
    await api.db.insertInto('orderItemMeasures').values(measures).execute()
    await sql`insert into idempotency_keys (guest_key, key, fingerprint)
      values (${order.checkoutId}, ${randomUUID()}, ${Buffer.alloc(32)})`.execute(api.db)
    expect((await order.request()).status).toBe(202)
    const emails = await api.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()
    expect(emails).toMatchObject([
      { kind: 'order.link-erase', linkKind: 'erase', linkOrderId: order.id, replyTo: null },
    ])
    expect(emails[0]?.text).toContain('/pedido/apagar/')

    const token = await newLink(api.db, order.id, 'erase')
    const { status, data } = await erase(token)
    expect([status, data]).toEqual([200, { message: 'Seus dados foram apagados.' }])
    const remaining = ['customer_cpf', 'customer_name', 'shipping_address', 'shipping_city']
    remaining.push('shipping_complement', 'shipping_neighborhood', 'shipping_zip_code')
    expect(await tracesOf(api.db, texts)).toEqual(remaining.map((column) => `orders.${column}`))
    expect(await rowOf(order.id)).toMatchObject({
      number: order.number,
      totalCents: order.totalCents,
      erasedAt: expect.any(Date) as unknown,
    })
    const copies = api.db
      .selectFrom('orderItemMeasures')
      .select('copy')
      .where('orderItemId', '=', orderItemId)
    expect(await copies.execute()).toEqual([{ copy: null }])
    expect(await api.db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([])
    expect(await api.db.selectFrom('orderLinks').select('kind').execute()).toEqual([])
    expect((await order.holder.call(orderLinks.open, {})).status).toBe(404)
    expect((await erase(token)).error?.code).toBe('invalid_order_link')
    const entries = api.db.selectFrom('auditLog').select(['action', 'objectId', 'actorId'])
    expect(await entries.execute()).toEqual([
      { action: 'order.erase', objectId: String(order.id), actorId: null },
    ])
  })

  test('of an order that was never paid, the name and the address too', async () => {
    const order = await aGuestOrder({ paymentState: 'expired', stockState: 'released', paidAt: null })
    expect((await erase(await newLink(api.db, order.id, 'erase'))).status).toBe(200)
    expect(await tracesOf(api.db, texts)).toEqual([])
  })

  test('not by the link that reads the order, nor by the one that claims it, nor by one that is a week old', async () => {
    const order = await aGuestOrder()
    const old = await newLink(api.db, order.id, 'erase')
    await sql`update order_links set created_at = now() - interval '8 days' where kind = 'erase'`.execute(
      api.db,
    )
    const tokens = [await newLink(api.db, order.id), await newLink(api.db, order.id, 'claim'), old]
    for (const token of tokens) {
      const { status, error } = await erase(token)
      expect([status, error?.code]).toEqual([404, 'invalid_order_link'])
    }
    expect((await rowOf(order.id)).customerEmail).toBe(email)
  })

  test('not of an order that is in an account', async () => {
    const user = await aUser(api.db)
    const order = await aGuestOrder({ userId: user.id })
    expect((await order.request()).error?.code).toBe('order_in_account')
    const { status, error } = await erase(await newLink(api.db, order.id, 'erase'))
    expect([status, error?.code]).toEqual([409, 'order_in_account'])
    expect((await rowOf(order.id)).customerEmail).toBe(email)
  })
})

describe('rejected, with the link still good, while the order', () => {
  const openings: Record<string, Parameters<typeof anOrder>[1]> = {
    'is paid and not delivered': { ...paid, status: 'ready', deliveredAt: null },
    'may still be paid': {
      ...{ status: 'pending', paymentState: 'awaiting', stockState: 'reserved' },
      ...{ paidAt: null, deliveredAt: null, holdExpiresAt: new Date(Date.now() + 60_000) },
    },
    'is disputed': { attention: 'dispute' },
    'has a withdrawal that is not refunded': { withdrawalRequestedAt: new Date() },
  }

  test.each(Object.keys(openings))('%s', async (what) => {
    const order = await aGuestOrder(openings[what])
    await expectRejected(order)
  })

  test('is being refunded', async () => {
    const order = await aGuestOrder()
    const chargeId = await chargeIdOf(api.db, order.id)
    const refund = { orderId: order.id, chargeId, requestId: randomUUID(), amountCents: 100 }
    await api.db.insertInto('refunds').values(refund).execute()
    await expectRejected(order)
  })

  async function expectRejected(order: Awaited<ReturnType<typeof aGuestOrder>>) {
    const requested = await order.request()
    expect([requested.status, requested.error?.code]).toEqual([409, 'order_in_use'])
    const token = await newLink(api.db, order.id, 'erase')
    const { status, error } = await erase(token)
    expect([status, error?.code]).toEqual([409, 'order_in_use'])
    expect(await rowOf(order.id)).toMatchObject({ customerEmail: email, erasedAt: null })
    const finished = { ...delivered, holdExpiresAt: null, attention: null, withdrawalRequestedAt: null }
    await api.db.updateTable('orders').set(finished).where('id', '=', order.id).execute()
    await api.db.updateTable('refunds').set({ status: 'succeeded' }).execute()
    expect((await erase(token)).status).toBe(200)
  }
})

test('a restore brings the customer back, and the list of erasures erases her again, even from an open order', async () => {
  const order = await aGuestOrder({ ...paid, status: 'in_production', deliveredAt: null })
  const [erasure] = readErasures(`order:${order.id}\t2099-01-01T00:00:00.000000Z\n`)
  if (erasure === undefined) throw new Error('nothing read')
  expect(erasure).toMatchObject({ orderId: order.id })
  expect(await eraseAgain(api.db, { ...erasure, erasedAt: '2020-01-01T00:00:00.000000Z' })).toBe(false)
  expect(await eraseAgain(api.db, erasure)).toBe(true)
  expect(await rowOf(order.id)).toMatchObject({ customerEmail: null, status: 'in_production' })
  expect(await eraseAgain(api.db, erasure)).toBe(false)
})
