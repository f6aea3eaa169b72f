import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { auditBooks } from './audit-books.service.ts'
import { reconcile } from './reconcile.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const lose = () => shop.provider.control('config', { dropWebhooks: true })
const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const aged = (id: number, minutes = 3) =>
  sql`update orders set created_at = now() - ${minutes} * interval '1 minute' where id = ${id}`.execute(
    shop.db,
  )
const reserved = (productId: number, units: number) =>
  shop.db.updateTable('products').set({ stockReserved: units }).where('id', '=', productId).execute()
const breaks = (kind: string) =>
  shop.db
    .selectFrom('reconciliationBreaks')
    .select(['orderId', 'paymentIntentId'])
    .where(sql<string>`kind::text`, '=', kind)
    .where('resolvedAt', 'is', null)
    .execute()
const lostOrder = async () => {
  await lose()
  const order = await shop.heldOrder()
  const { clientSecret } = await shop.begin(order.id)
  await shop.provider.payByCard(clientSecret)
  return order
}

describe('the reconciler', () => {
  test('marks an order as paid whose webhook never came, once and with one email', async () => {
    const { id, buyer } = await lostOrder()
    await aged(id)
    await shop.work('payments.reconcile', {})
    await shop.idle()
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', status: 'confirmed' })
    expect(await shop.mailbox.emailsTo(buyer.email)).toHaveLength(1)
  })

  test('fetches undelivered events, however recent their order', async () => {
    const { id } = await lostOrder()
    await shop.work('payments.reconcile', {})
    await shop.idle()
    expect((await shop.row(id)).paymentState).toBe('paid')
    const events = await shop.db.selectFrom('webhookEvents').selectAll().execute()
    await shop.work('payments.reconcile', {})
    await shop.idle()
    expect(await shop.db.selectFrom('webhookEvents').selectAll().execute()).toHaveLength(events.length)
  })

  test('skips a payment that the provider does not know', async () => {
    const gone = await shop.heldOrder({ paymentIntentId: 'pi_gone' })
    const { id } = await lostOrder()
    for (const one of [gone.id, id]) await aged(one)
    await reconcile(shop.deps)
    expect((await shop.row(id)).paymentState).toBe('paid')
    expect((await shop.row(gone.id)).paymentState).toBe('awaiting')
  })

  test('does what it can while part of the provider’s API is unavailable', async () => {
    const { id } = await lostOrder()
    await aged(id)
    await shop.provider.control('config', {
      failNext: [{ kind: 'reset-before', times: 2, match: 'GET /v1/events' }],
    })
    await reconcile(shop.deps)
    expect((await shop.row(id)).paymentState).toBe('paid')
  })

  test('settles the other orders and finishes its steps when one order cannot be settled', async () => {
    const poisoned = await lostOrder()
    const other = await lostOrder()
    for (const { id } of [poisoned, other]) await aged(id)
    // Its units are not reserved: selling them fails.
    await reserved(poisoned.product.id, 0)
    const young = await lostOrder()

    await expect(reconcile(shop.deps)).rejects.toThrow(new RegExp(`^1 failed: order ${poisoned.id}: `))
    expect((await shop.row(other.id)).paymentState).toBe('paid')
    // Fetched by the step after the one that failed.
    await shop.becomes(young.id, 'paid')
    expect((await shop.row(poisoned.id)).paymentState).toBe('awaiting')

    await reserved(poisoned.product.id, 1)
    await reconcile(shop.deps)
    expect((await shop.row(poisoned.id)).paymentState).toBe('paid')
    await shop.idle()
  })

  test('leaves unpaid orders unchanged', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    await aged(id)
    await reconcile(shop.deps)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', stockState: 'reserved' })
    expect((await shop.deps.payments.getPayment(await intentOf(id))).status).toBe('open')
  })
})

describe('the daily audit', () => {
  test('finds a duplicate charge, a payment without an order, and a paid order without a payment', async () => {
    const twice = await shop.heldOrder()
    const first = await shop.begin(twice.id)
    const left = await intentOf(twice.id)
    await shop.db
      .updateTable('orders')
      .set({ paymentIntentId: null, paymentAttempt: 2 })
      .where('id', '=', twice.id)
      .execute()
    const second = await shop.begin(twice.id)
    await shop.provider.payByCard(first.clientSecret)
    await shop.provider.payByCard(second.clientSecret)

    const orphan = await shop.deps.payments.createPayment(
      {
        orderId: 999_999,
        amountCents: 100_00,
        description: 'Pedido',
        methods: ['card'],
        pixSeconds: 60,
      },
      'orphan',
    )
    await shop.provider.payByCard(orphan.clientSecret)
    const unpaid = await shop.heldOrder()
    await shop.begin(unpaid.id)
    await sql`update orders set payment_state = 'paid', paid_at = now() where id = ${unpaid.id}`.execute(
      shop.db,
    )
    const atelier = await shop.heldOrder({
      recordedBy: shop.admin.id,
      paidAt: new Date(),
      paymentState: 'paid',
    })

    await shop.becomes(twice.id, 'paid')
    for (let day = 0; day < 2; day += 1) await auditBooks(shop.deps)
    expect(await breaks('duplicate_charge')).toEqual([{ orderId: twice.id, paymentIntentId: left }])
    expect(await breaks('paid_without_order')).toEqual([{ orderId: null, paymentIntentId: orphan.id }])
    expect(await breaks('order_without_payment')).toEqual([
      { orderId: unpaid.id, paymentIntentId: await intentOf(unpaid.id) },
    ])
    expect((await shop.row(unpaid.id)).attention).toBe('amount_mismatch')
    expect((await shop.row(atelier.id)).attention).toBeNull()
    const metricsText = await shop.api.metrics.metrics()
    expect(metricsText).toContain('alarms_total{kind="duplicate_charge"} 1')
    expect(metricsText).toContain('alarms_total{kind="order_without_payment"} 1')
  })

  test('continues with the other orders when one cannot be compared', async () => {
    const paid = async () => {
      const order = await shop.heldOrder()
      const { clientSecret } = await shop.begin(order.id)
      await shop.provider.payByCard(clientSecret)
      await shop.becomes(order.id, 'paid')
      return order
    }
    // The provider lists the newest payment first.
    const [other, poisoned] = [await paid(), await paid()]
    await lose()
    for (const { id } of [other, poisoned]) await shop.provider.refundOnPages(await intentOf(id))
    await sql`create function reject_refund() returns trigger language plpgsql as 'begin raise ''not now''; end'`.execute(
      shop.api.admin,
    )
    await sql`create trigger reject_refund before insert on refunds for each row
      when (new.order_id = ${sql.lit(poisoned.id)}) execute function reject_refund()`.execute(shop.api.admin)

    await expect(auditBooks(shop.deps)).rejects.toThrow(`1 failed: payment ${await intentOf(poisoned.id)}: `)
    expect((await shop.row(other.id)).refundedCents).toBe(other.totalCents)
    await sql`drop trigger reject_refund on refunds`.execute(shop.api.admin)
    await auditBooks(shop.deps)
    expect((await shop.row(poisoned.id)).refundedCents).toBe(poisoned.totalCents)
  })

  test('records a refund made in the provider’s dashboard whose event was lost', async () => {
    const { id, totalCents } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(id, 'paid')
    await lose()
    await shop.provider.refundOnPages(await intentOf(id))
    expect((await shop.row(id)).refundedCents).toBe(0)
    await auditBooks(shop.deps)
    expect(await shop.row(id)).toMatchObject({ refundedCents: totalCents, paymentState: 'refunded' })
  })
})
