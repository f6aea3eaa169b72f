import { charges } from '@shop/contract/charges'
import { orders } from '@shop/contract/orders'
import { readLedger } from '@shop/demo/testing/money-invariants'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { expireOrders } from './expiry.service.ts'
import { reconcile } from './reconcile.service.ts'
import { settle } from './settle.service.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

type Started = Awaited<ReturnType<PayingShop['startedOrder']>>
const partOf = ({ charges: all }: Started, at = 1) => all[at] ?? { id: 0, amountCents: 0, dueOn: '' }

async function payPart(order: Started, at = 1) {
  const buyer = await shop.api.as(order.buyer)
  const params = { id: order.id, chargeId: partOf(order, at).id }
  const { data } = await buyer.call(charges.pay, { params })
  await shop.provider.payByCard(data?.clientSecret ?? '')
}

const record = (order: Started, at: number, requestId: string = crypto.randomUUID()) =>
  admin.call(charges.record, {
    params: { id: order.id, chargeId: partOf(order, at).id },
    body: { way: 'cash', receivedOn: today, requestId },
  })
/** As the atelier does, which keeps all of it: the payments that were begun stay. */
async function cancel(orderId: number) {
  const cancelledAt = new Date()
  await shop.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('orderCharges')
      .set({ cancelledAt })
      .where('orderId', '=', orderId)
      .where('paidAt', 'is', null)
      .execute()
    const ended = { cancelledAt, paymentState: 'paid' as const }
    await tx.updateTable('orders').set(ended).where('id', '=', orderId).execute()
  })
}

const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)

describe('a paid deposit', () => {
  test('confirms the order, sells its units and leaves the rest open', async () => {
    const { id, product, buyer, charges: all } = await shop.startedOrder()
    expect(await shop.row(id)).toMatchObject({
      ...{ paymentState: 'partly_paid', status: 'confirmed', stockState: 'sold' },
      holdExpiresAt: null,
    })
    expect((await shop.row(id)).paidAt).toBeInstanceOf(Date)
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
    const deposit = all[0]?.amountCents
    expect(await shop.seenBy(buyer, id)).toMatchObject({ paymentState: 'partly_paid', paidCents: deposit })
    const ledger = await readLedger(shop.provider.url)
    expect(ledger.filter(({ metadata }) => metadata['order_id'] === String(id))).toMatchObject([
      { kind: 'capture', amount: deposit },
    ])
  })

  test('that is never paid expires with its order', async () => {
    const { id, product } = await shop.planOrder()
    await shop.begin(id)
    await shop.letHoldEnd(id)
    await expireOrders(shop.deps)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'expired', stockState: 'released' })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  })
})

describe('a part', () => {
  test('is paid by itself, and the last one makes the order paid', async () => {
    const order = await shop.startedOrder()
    await payPart(order, 1)
    await vi.waitFor(
      async () => expect((await shop.charge(partOf(order, 1).id)).paidAt).not.toBeNull(),
      30_000,
    )
    expect((await shop.row(order.id)).paymentState).toBe('partly_paid')
    await payPart(order, 2)
    await shop.becomes(order.id, 'paid')
    await shop.idle()
    const emails = await shop.mailbox.emailsTo(order.buyer.email)
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('confirmado'),
      expect.stringContaining('Parcela 1 de 2'),
      expect.stringContaining('Parcela 2 de 2'),
    ])
    const { data } = await admin.call(orders.read, { params: { id: order.id } })
    expect(data).toMatchObject({ paymentState: 'paid', paidCents: order.totalCents, dueCents: 0 })
  })

  test('cannot be paid before the deposit, twice, after a cancellation, or by a stranger', async () => {
    const unpaid = await shop.planOrder()
    const code = async (user: { id: number }, params: { id: number; chargeId: number }) =>
      (await (await shop.api.as(user)).call(charges.pay, { params })).error?.code
    const part = { id: unpaid.id, chargeId: partOf(unpaid).id }
    expect(await code(unpaid.buyer, part)).toBe('charge_not_payable')
    const order = await shop.startedOrder()
    expect(await code(order.buyer, { id: order.id, chargeId: partOf(unpaid).id })).toBe('charge_not_found')
    expect(await code(await aUser(shop.db), { id: order.id, chargeId: partOf(order).id })).toBe(
      'order_not_found',
    )
    expect(await code(order.buyer, { id: order.id, chargeId: partOf(order, 0).id })).toBe(
      'order_already_paid',
    )
    await record(order, 1)
    expect(await code(order.buyer, { id: order.id, chargeId: partOf(order, 1).id })).toBe(
      'charge_already_paid',
    )
    await cancel(order.id)
    expect(await code(order.buyer, { id: order.id, chargeId: partOf(order, 2).id })).toBe(
      'charge_not_payable',
    )
  })

  test('whose webhook is lost is found when its order is read, and by the reconciler', async () => {
    const order = await shop.startedOrder()
    await shop.provider.control('config', { dropWebhooks: true })
    await payPart(order, 1)
    expect(await shop.seenBy(order.buyer, order.id)).toMatchObject({ dueCents: partOf(order, 2).amountCents })
    await payPart(order, 2)
    await shop.db
      .updateTable('orders')
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .where('id', '=', order.id)
      .execute()
    await reconcile(shop.deps)
    expect((await shop.row(order.id)).paymentState).toBe('paid')
  })

  test('that is late for months ends nothing by itself: the order waits for the owner', async () => {
    const order = await shop.startedOrder()
    await shop.db
      .updateTable('orderCharges')
      .set({ dueOn: '2026-01-05' })
      .where('orderId', '=', order.id)
      .where('position', '>', 0)
      .execute()
    await shop.begin(order.id, partOf(order).id)
    await shop.letHoldEnd(order.id)
    await expireOrders(shop.deps)
    await reconcile(shop.deps)
    expect(await shop.row(order.id)).toMatchObject({
      ...{ paymentState: 'partly_paid', status: 'confirmed', stockState: 'sold' },
      ...{ cancelledAt: null, attention: null },
    })
    expect((await shop.charge(partOf(order).id)).cancelledAt).toBeNull()
  })

  test('begun in two tabs at once has one payment, and is paid once', async () => {
    const order = await shop.startedOrder()
    const [one, two] = await Promise.all([
      shop.begin(order.id, partOf(order).id),
      shop.begin(order.id, partOf(order).id),
    ])
    expect(one.clientSecret).toBe(two.clientSecret)
    await shop.provider.payByCard(one.clientSecret)
    const paymentId = (await shop.charge(partOf(order).id)).paymentIntentId ?? ''
    await Promise.all(Array.from({ length: 5 }, () => settle(shop.deps, paymentId)))
    await shop.idle()
    const paid = (await shop.eventsOf(order.id)).filter(({ details }) =>
      JSON.stringify(details).includes('chargeId'),
    )
    expect(paid).toHaveLength(1)
    expect(await shop.mailbox.emailsTo(order.buyer.email)).toHaveLength(2)
  })

  /** The payment of one part, as if it were stored with another one. */
  async function movePayment(from: number, to: number) {
    const { paymentIntentId } = await shop.charge(from)
    await shop.db.updateTable('orderCharges').set({ paymentIntentId: null }).where('id', '=', from).execute()
    await shop.db.updateTable('orderCharges').set({ paymentIntentId }).where('id', '=', to).execute()
  }

  test.each(['the same order', 'another order'])(
    'is not paid by the payment of another part of %s, whatever its amount',
    async (which) => {
      const order = await shop.startedOrder()
      const other = which === 'the same order' ? order : await shop.startedOrder()
      const [from, to] = [partOf(other, 2), partOf(order, 1)]
      expect(from.amountCents).toBe(to.amountCents)
      const { clientSecret } = await shop.begin(other.id, from.id)
      await movePayment(from.id, to.id)
      await shop.provider.payByCard(clientSecret)
      await vi.waitFor(
        async () => expect((await shop.row(order.id)).attention).toBe('amount_mismatch'),
        30_000,
      )
      expect((await shop.charge(to.id)).paidAt).toBeNull()
      await admin.call(orders.refund, {
        params: { id: order.id },
        body: { requestId: crypto.randomUUID() },
      })
      await shop.idle()
    },
  )
})

describe('a charge that the atelier received itself', () => {
  test('is paid with the day and the way, once for a repeated request', async () => {
    const order = await shop.startedOrder()
    const requestId = crypto.randomUUID()
    const first = await record(order, 1, requestId)
    expect(first.status).toBe(200)
    const again = await record(order, 1, requestId)
    expect(again.data).toMatchObject({ paymentState: 'partly_paid', dueCents: partOf(order, 2).amountCents })
    expect((await record(order, 1)).error?.code).toBe('charge_already_paid')
    expect(await shop.charge(partOf(order, 1).id)).toMatchObject({
      receivedWay: 'cash',
      recordedBy: shop.admin.id,
      paymentIntentId: null,
    })
  })

  test('cancels the payment that was begun for it, and yields to one that succeeded', async () => {
    const order = await shop.startedOrder()
    const { clientSecret } = await shop.begin(order.id, partOf(order, 1).id)
    expect((await record(order, 1)).status).toBe(200)
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
    const second = await shop.begin(order.id, partOf(order, 2).id)
    await shop.provider.control('config', { dropWebhooks: true })
    await shop.provider.payByCard(second.clientSecret)
    expect((await record(order, 2)).error?.code).toBe('charge_already_paid')
    expect((await shop.charge(partOf(order, 2).id)).receivedWay).toBeNull()
    expect((await shop.row(order.id)).paymentState).toBe('paid')
  })

  test('may be the deposit, which confirms the order', async () => {
    const order = await shop.planOrder()
    expect((await record(order, 0)).data).toMatchObject({
      ...{ status: 'confirmed', paymentState: 'partly_paid' },
      paidCents: partOf(order, 0).amountCents,
    })
  })

  test('is not recorded for a day to come or before the order', async () => {
    const order = await shop.startedOrder()
    for (const receivedOn of ['2099-01-01', '2020-01-01']) {
      const { status } = await admin.call(charges.record, {
        params: { id: order.id, chargeId: partOf(order).id },
        body: { way: 'pix', receivedOn, requestId: crypto.randomUUID() },
      })
      expect(status).toBe(400)
    }
  })

  test('is recorded by administrators only', async () => {
    const order = await shop.startedOrder()
    const buyer = await shop.api.as(order.buyer)
    const body = { way: 'cash' as const, receivedOn: today, requestId: crypto.randomUUID() }
    const params = { id: order.id, chargeId: partOf(order).id }
    expect((await buyer.call(charges.record, { params, body })).status).toBe(403)
  })
})

test('a part that is paid after its order was cancelled is refunded', async () => {
  const order = await shop.startedOrder()
  const { clientSecret } = await shop.begin(order.id, partOf(order).id)
  await cancel(order.id)
  await shop.provider.payByCard(clientSecret)
  await vi.waitFor(async () => {
    const { refundedCents, amountCents } = await shop.charge(partOf(order).id)
    expect(refundedCents).toBe(amountCents)
  }, 30_000)
  expect((await shop.row(order.id)).attention).toBeNull()
})
