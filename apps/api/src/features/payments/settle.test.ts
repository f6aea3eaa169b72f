import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { settle, settleAs } from './settle.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''

describe('the browser', () => {
  test('cannot mark an order as paid: it stays unpaid until the provider confirms it', async () => {
    const { id, buyer } = await shop.heldOrder()
    await shop.begin(id)
    expect(await shop.seenBy(buyer, id)).toMatchObject({ paymentState: 'awaiting', status: 'pending' })
    await settle(shop.deps, await intentOf(id))
    expect((await shop.row(id)).paymentState).toBe('awaiting')
  })

  test('that reads its order recovers a lost webhook', async () => {
    await shop.provider.control('config', { dropWebhooks: true })
    const { id, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    expect(await shop.seenBy(buyer, id)).toMatchObject({ paymentState: 'paid', status: 'confirmed' })
    await shop.provider.control('config', { dropWebhooks: false })
    await shop.mailbox.emailTo(buyer.email)
  })

  test('that keeps polling makes the shop query the provider only every few seconds', async () => {
    const { id, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.control('config', { dropWebhooks: true })
    expect((await shop.seenBy(buyer, id))?.paymentState).toBe('awaiting')
    await shop.provider.payByCard(clientSecret)
    expect((await shop.seenBy(buyer, id))?.paymentState).toBe('awaiting')
    await vi.waitFor(async () => expect((await shop.seenBy(buyer, id))?.paymentState).toBe('paid'), {
      timeout: 10_000,
      interval: 300,
    })
    await shop.provider.control('config', { dropWebhooks: false })
  })
})

describe('a payment reported by the provider', () => {
  test('never lowers a status that the atelier has advanced', async () => {
    const { id } = await shop.heldOrder({ status: 'in_production' })
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(id, 'paid')
    expect((await shop.row(id)).status).toBe('in_production')
    expect((await shop.eventsOf(id)).map(({ kind }) => kind)).toEqual(['payment_changed'])
  })

  test('with an amount other than the order’s raises a flag and does not mark the order as paid', async () => {
    const { id, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.db.updateTable('orders').set({ totalCents: 600_000 }).where('id', '=', id).execute()
    await shop.provider.payByCard(clientSecret)
    await vi.waitFor(async () => expect((await shop.row(id)).attention).toBe('amount_mismatch'), 30_000)
    await shop.idle()
    expect(await shop.row(id)).toMatchObject({
      paymentState: 'awaiting',
      status: 'pending',
      stockState: 'reserved',
    })
    expect(await shop.mailbox.emailsTo(buyer.email)).toEqual([])
    await expect(shop.begin(id)).rejects.toMatchObject({ code: 'order_not_payable' })
    const breaks = await shop.db
      .selectFrom('reconciliationBreaks')
      .selectAll()
      .where('orderId', '=', id)
      .execute()
    expect(breaks).toMatchObject([{ kind: 'amount_mismatch', paymentIntentId: await intentOf(id) }])
    // It keeps its units after the hold has ended, until an admin has checked it.
    await shop.letHoldEnd(id)
    await shop.work('payments.expire', {})
    await shop.idle()
    expect((await shop.row(id)).stockState).toBe('reserved')
    // Fully refunded in the provider's dashboard, it counts as unpaid.
    await shop.provider.refundOnPages(await intentOf(id))
    await vi.waitFor(async () => expect((await shop.row(id)).attention).toBeNull(), 30_000)
    await shop.work('payments.expire', {})
    await shop.becomes(id, 'expired')
    expect((await shop.row(id)).stockState).toBe('released')
  })

  test('that belongs to another order is not accepted', async () => {
    const mine = await shop.heldOrder()
    const other = await shop.heldOrder()
    const { clientSecret } = await shop.begin(other.id)
    const stolen = await intentOf(other.id)
    await shop.db.updateTable('orders').set({ paymentIntentId: null }).where('id', '=', other.id).execute()
    await shop.db.updateTable('orders').set({ paymentIntentId: stolen }).where('id', '=', mine.id).execute()
    await shop.provider.payByCard(clientSecret)
    await vi.waitFor(async () => expect((await shop.row(mine.id)).attention).toBe('amount_mismatch'), 30_000)
    expect((await shop.row(mine.id)).paymentState).toBe('awaiting')
  })
})

test.each([
  ['in another currency', { currency: 'usd' }, 'mismatch'],
  ['in live mode while the shop is in test mode', { live: true }, 'not_ours'],
])('the right amount %s pays nothing', async (_what, lie, outcome) => {
  const { id, totalCents } = await shop.heldOrder()
  await shop.begin(id)
  const payment = await shop.deps.payments.getPayment(await intentOf(id))
  const succeeded = { ...payment, status: 'succeeded', receivedCents: totalCents, ...lie } as const
  expect(await settleAs(shop.deps, succeeded)).toBe(outcome)
  expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', stockState: 'reserved' })
})

test('a payment too late for the last unit is refunded at once, with an email and an alarm', async () => {
  const { id, buyer, product, totalCents } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  // The hold ended and another customer bought the unit: this should never happen, but must be handled.
  await shop.db
    .updateTable('orders')
    .set({ paymentState: 'expired', stockState: 'released' })
    .where('id', '=', id)
    .execute()
  await sql`update products set stock_reserved = 0 where id = ${product.id}`.execute(shop.db)
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(id, 'refunded')
  expect(await shop.row(id)).toMatchObject({ status: 'pending', stockState: 'released', attention: null })
  const email = await shop.mailbox.emailTo(buyer.email)
  expect(email.subject).toContain('seu dinheiro será devolvido')
  await shop.idle()
  expect(await shop.mailbox.emailsTo(buyer.email)).toHaveLength(1)
  const ledger = await shop.provider.ledger(await intentOf(id))
  expect(ledger).toMatchObject({ captured: totalCents, refunded: totalCents })
  expect(await shop.mailbox.worker.metrics.metrics()).toContain('alarms_total{kind="paid_without_stock"} 1')
  expect(shop.mailbox.worker.lines.join('')).not.toContain(buyer.email)
})

test('a late payment takes its unit again if it is still in stock', async () => {
  const { id, product } = await shop.heldOrder({}, { inStock: 2 })
  const { clientSecret } = await shop.begin(id)
  const intent = await intentOf(id)
  await shop.letHoldEnd(id)
  await shop.db.updateTable('orders').set({ paymentIntentId: null }).where('id', '=', id).execute()
  await shop.work('payments.expire', {})
  await shop.becomes(id, 'expired')
  await shop.db.updateTable('orders').set({ paymentIntentId: intent }).where('id', '=', id).execute()
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(id, 'paid')
  expect(await shop.row(id)).toMatchObject({ status: 'confirmed', stockState: 'sold' })
  expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
})
