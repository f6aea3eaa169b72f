/** One provider account may serve several programs: this installation must not touch payments it did not create. */
import { chargeIdOf } from '@shop/test-kit/factories'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { auditBooks } from './audit-books.service.ts'
import { expireOrders } from './expiry.service.ts'
import { beginPayment } from './payments.service.ts'
import { reconcile } from './reconcile.service.ts'
import { carryOut } from './refunds.service.ts'
import { settle } from './settle.service.ts'

const ANOTHER = '00000000-0000-4000-8000-00000000beef'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterEach(() => shop.provider.control('config', { dropWebhooks: false }))
afterAll(() => shop.close())

const statusOf = async (paymentId: string) => (await shop.provider.intent(paymentId)).status
const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const breaks = () => shop.db.selectFrom('reconciliationBreaks').selectAll().execute()
/** The state in a copy of another shop's database. */
const store = (id: number, paymentIntentId: string) =>
  shop.db.updateTable('orders').set({ paymentIntentId }).where('id', '=', id).execute()

describe.each([
  ['names no installation', {}],
  ['names another installation', { 'metadata[installation_id]': ANOTHER }],
])('a payment that names one of our orders and %s', (_what, metadata) => {
  const foreign = (orderId: number) =>
    shop.provider.createIntent({ amount: '68000', 'metadata[order_id]': String(orderId), ...metadata })

  test('is not cancelled by the reconciler', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    const other = await foreign(id)
    await reconcile(shop.deps)
    expect(await statusOf(other.id)).toBe('requires_payment_method')
  })

  test('is not reported as a duplicate charge or a payment without an order, and changes nothing', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    for (const orderId of [id, 999_999]) {
      const other = await foreign(orderId)
      expect(await shop.provider.payByCard(other.client_secret)).toBe('succeeded')
    }
    await shop.idle()
    await auditBooks(shop.deps)
    expect(await breaks()).toEqual([])
    expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', attention: null })
  })
})

test('a payment left over from an attempt of this installation is still cancelled', async () => {
  const { id } = await shop.heldOrder()
  await shop.begin(id)
  const left = await intentOf(id)
  await store(id, 'pi_another')
  await reconcile(shop.deps)
  expect(await statusOf(left)).toBe('canceled')
})

test('two installations with the same order ids never share an idempotency key', async () => {
  const { id } = await shop.heldOrder()
  const other = { ...shop.deps, payments: shop.provider.providerWith({ installationId: ANOTHER }) }
  await beginPayment(other, id)
  const [made, attempt] = [await intentOf(id), (await shop.row(id)).paymentAttempt]
  await shop.db.updateTable('orders').set({ paymentIntentId: null }).where('id', '=', id).execute()
  await shop.begin(id)
  expect((await shop.row(id)).paymentAttempt).toBe(attempt)
  expect(await intentOf(id)).not.toBe(made)
})

describe('in a copy of another installation’s database', () => {
  /** An order whose payment was created by the other installation. */
  const copied = async () => {
    const order = await shop.heldOrder()
    const payments = shop.provider.providerWith({ installationId: ANOTHER })
    const { clientSecret } = await beginPayment({ ...shop.deps, payments }, order.id)
    return { ...order, clientSecret, paymentId: await intentOf(order.id) }
  }

  test('an expiring order does not cancel the other installation’s payment', async () => {
    const { id, paymentId } = await copied()
    await shop.letHoldEnd(id)
    await expireOrders(shop.deps)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'expired', stockState: 'released' })
    expect(await statusOf(paymentId)).toBe('requires_payment_method')
  })

  test('money received by the other installation pays nothing here, and is not refunded from here', async () => {
    const { id, clientSecret, paymentId, totalCents } = await copied()
    await shop.provider.payByCard(clientSecret)
    await shop.idle()
    expect(await settle(shop.deps, paymentId)).toBe('not_ours')
    expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', attention: null })

    await shop.db
      .updateTable('orders')
      .set({ paymentState: 'paid', paidAt: new Date() })
      .where('id', '=', id)
      .execute()
    const { id: refundId } = await shop.db
      .insertInto('refunds')
      .values({
        orderId: id,
        chargeId: await chargeIdOf(shop.db, id),
        amountCents: 100,
        requestId: crypto.randomUUID(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(carryOut(shop.deps, refundId)).rejects.toMatchObject({ kind: 'missing' })
    expect(await shop.provider.ledger(paymentId)).toMatchObject({ captured: totalCents, refunded: 0 })
    await auditBooks(shop.deps)
    expect((await breaks()).filter(({ orderId }) => orderId === id)).toEqual([])
  })

  test('a refund and a dispute of the other installation change nothing here', async () => {
    const { id, clientSecret, paymentId } = await copied()
    await shop.provider.payByCard(clientSecret)
    await shop.db
      .updateTable('orders')
      .set({ paymentState: 'paid', paidAt: new Date() })
      .where('id', '=', id)
      .execute()
    await shop.provider.refundOnPages(paymentId, 100)
    await shop.provider.control('dispute', { payment_intent: paymentId })
    await shop.idle()
    expect(await shop.row(id)).toMatchObject({ refundedCents: 0, attention: null })
  })
})

test('a payment made before installation ids existed is recognised by its stored id', async () => {
  const { id, totalCents } = await shop.heldOrder()
  const old = await shop.provider.createIntent({
    amount: String(totalCents),
    'metadata[order_id]': String(id),
  })
  await store(id, old.id)
  await shop.provider.payByCard(old.client_secret)
  await shop.becomes(id, 'paid')
})
