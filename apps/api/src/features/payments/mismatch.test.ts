import { randomUUID } from 'node:crypto'
import { orders, type RefundRequest } from '@shop/contract/orders'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())

const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const refund = (id: number, body: Partial<RefundRequest> = {}) =>
  admin.call(orders.refund, { params: { id }, body: { requestId: randomUUID(), reason: null, ...body } })

/** Paid with the amount at which the payment was started; the order's total has changed since. */
async function mismatched(totalCents: number, card = 'pm_card_visa') {
  const order = await shop.heldOrder()
  const { clientSecret } = await shop.begin(order.id)
  await shop.db.updateTable('orders').set({ totalCents }).where('id', '=', order.id).execute()
  await shop.db
    .updateTable('orderItems')
    .set({ unitPriceCents: totalCents })
    .where('orderId', '=', order.id)
    .execute()
  await shop.provider.payByCard(clientSecret, card)
  await vi.waitFor(async () => expect((await shop.row(order.id)).attention).toBe('amount_mismatch'), 30_000)
  return { ...order, received: order.totalCents }
}
const openBreaks = (orderId: number) =>
  shop.db
    .selectFrom('reconciliationBreaks')
    .select('kind')
    .where('orderId', '=', orderId)
    .where('resolvedAt', 'is', null)
    .execute()

describe('an order whose payment amount does not match', () => {
  test.each([
    ['more', 2_580_000],
    ['less', 680_00],
  ])('and that costs %s than was received refunds all of it and releases its units', async (_, total) => {
    const { id, product, buyer, received } = await mismatched(total)
    const seen = await admin.call(orders.read, { params: { id } })
    expect(seen.data).toMatchObject({ receivedCents: received, paymentState: 'awaiting' })
    expect(await refund(id, { amountCents: received + 1 })).toMatchObject({
      error: { code: 'refund_too_large' },
    })
    expect(await refund(id)).toMatchObject({ status: 200, data: { refundedCents: received } })
    expect(await shop.row(id)).toMatchObject({
      paymentState: 'expired',
      stockState: 'released',
      status: 'pending',
      attention: null,
    })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await shop.provider.ledger(await intentOf(id))).toMatchObject({ refunded: received, balance: 0 })
    expect(await openBreaks(id)).toEqual([])
    await shop.idle()
    const emails = await shop.mailbox.emailsTo(buyer.email)
    expect(emails.map(({ subject }) => subject).filter((text) => text.includes('Reembolso'))).toHaveLength(1)
    expect(await refund(id)).toMatchObject({ status: 409, error: { code: 'order_not_refundable' } })
    expect(await shop.broken()).toEqual({})
  })

  test('whose money the bank takes back releases its units', async () => {
    const { id, product } = await mismatched(2_580_000)
    const opened = await shop.provider.control('dispute', { payment_intent: await intentOf(id) })
    await shop.provider.control('dispute/close', {
      dispute: z.object({ id: z.string() }).parse(opened).id,
      status: 'lost',
    })
    await shop.becomes(id, 'expired')
    // The lost dispute is another event than its opening.
    await shop.idle()
    expect(await shop.row(id)).toMatchObject({ stockState: 'released', attention: null })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await openBreaks(id)).toEqual([])
  })

  test('keeps its units until the bank confirms the refund, even when the atelier has started work', async () => {
    const { id, product } = await mismatched(680_00, 'pm_card_pendingRefund')
    await shop.db
      .updateTable('orders')
      .set({ status: 'confirmed', holdExpiresAt: null })
      .where('id', '=', id)
      .execute()
    expect((await refund(id)).status).toBe(200)
    expect(await shop.row(id)).toMatchObject({ stockState: 'reserved', attention: 'amount_mismatch' })
    await shop.provider.control('clock', { advanceMs: 5_000 })
    await shop.becomes(id, 'expired')
    expect(await shop.row(id)).toMatchObject({ stockState: 'released', status: 'pending', attention: null })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    await shop.idle()
    expect(await shop.broken()).toEqual({})
  })

  test('needs attention again when the bank returns the refund, and can be refunded again', async () => {
    const { id, received } = await mismatched(2_580_000, 'pm_card_refundFail')
    await refund(id)
    expect(await shop.row(id)).toMatchObject({ attention: null, refundedCents: received })
    await shop.provider.control('clock', { advanceMs: 5_000 })
    const again = { attention: 'amount_mismatch', refundedCents: 0, stockState: 'released' }
    await vi.waitFor(async () => expect(await shop.row(id)).toMatchObject(again), 30_000)
    expect((await refund(id)).status).toBe(200)
    expect(await shop.row(id)).toMatchObject({ attention: null, paymentState: 'expired' })
  })

  test('includes refunds made in the provider’s dashboard, and refunds the rest', async () => {
    const { id, received } = await mismatched(2_580_000)
    await shop.provider.refundOnPages(await intentOf(id), 100_00)
    await vi.waitFor(async () => expect((await shop.row(id)).refundedCents).toBe(100_00), 30_000)
    expect(await shop.row(id)).toMatchObject({ attention: 'amount_mismatch', stockState: 'reserved' })
    expect((await refund(id)).data).toMatchObject({ refundedCents: received })
    expect(await shop.row(id)).toMatchObject({ attention: null, stockState: 'released' })
  })
})
