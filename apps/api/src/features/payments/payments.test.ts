import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { settle } from './settle.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''

describe('a card', () => {
  test('that is accepted makes the order paid and confirmed, sells its unit and sends one email', async () => {
    const { id, buyer, product, totalCents } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    expect(await shop.provider.payByCard(clientSecret)).toBe('succeeded')
    await shop.becomes(id, 'paid')
    expect(await shop.seenBy(buyer, id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      paymentMethod: 'card',
      holdExpiresAt: null,
    })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
    expect(await shop.row(id)).toMatchObject({ stockState: 'sold', attention: null })
    expect(await shop.eventsOf(id)).toEqual([
      { kind: 'payment_changed', details: { from: 'awaiting', to: 'paid', amountCents: totalCents } },
      { kind: 'status_changed', details: { from: 'pending', to: 'confirmed' } },
    ])
    const email = await shop.mailbox.emailTo(buyer.email)
    expect(email.subject).toContain('confirmado')
    expect(email.text).toContain('Visa final 4242')
    await shop.idle()
    expect(await shop.mailbox.emailsTo(buyer.email)).toHaveLength(1)
    expect(await shop.provider.ledger(await intentOf(id))).toMatchObject({ captured: totalCents })
  })

  test('that is declined leaves the order payable, and another card pays the same payment', async () => {
    const { id, buyer } = await shop.heldOrder()
    const first = await shop.begin(id)
    expect(await shop.provider.payByCard(first.clientSecret, 'pm_card_chargeDeclined')).toBe('declined')
    await shop.becomes(id, 'declined')
    expect(await shop.mailbox.emailsTo(buyer.email)).toEqual([])
    const second = await shop.begin(id)
    expect(second.clientSecret).toBe(first.clientSecret)
    await shop.provider.payByCard(second.clientSecret)
    await shop.becomes(id, 'paid')
    const { movements } = await shop.provider.ledger(await intentOf(id))
    expect(movements).toHaveLength(1)
  })

  test('whose bank requires authentication waits for its result', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    const payWithChallenge = () => shop.provider.payByCard(clientSecret, 'pm_card_authenticationRequired')
    expect(await payWithChallenge()).toBe('requires_action')
    await shop.provider.control('three-d-secure/refuse', { payment_intent: await intentOf(id) })
    await shop.becomes(id, 'declined')
    expect(await payWithChallenge()).toBe('requires_action')
    await shop.becomes(id, 'awaiting')
    await shop.provider.control('three-d-secure/approve', { payment_intent: await intentOf(id) })
    await shop.becomes(id, 'paid')
  })
})

describe('Pix', () => {
  test('shows its code to the owner until it is paid, and expires with the hold', async () => {
    const { id, buyer } = await shop.heldOrder()
    const { clientSecret, holdExpiresAt } = await shop.begin(id)
    expect((await shop.seenBy(buyer, id))?.pix).toBeUndefined()
    expect(await shop.provider.requestPix(clientSecret)).toBe('requires_action')
    const pix = await vi.waitFor(async () => {
      const order = await shop.seenBy(buyer, id)
      expect(order).toMatchObject({ paymentState: 'awaiting', status: 'pending' })
      if (order?.pix === undefined) throw new Error('no code yet')
      return order.pix
    }, 10_000)
    expect(pix.code).toMatch(/^0002/)
    expect(Math.abs(pix.expiresAt.getTime() - (holdExpiresAt?.getTime() ?? 0))).toBeLessThan(15_000)
    await shop.provider.control('pix/pay', { payment_intent: await intentOf(id) })
    await shop.becomes(id, 'paid')
    expect(await shop.seenBy(buyer, id)).toMatchObject({ paymentMethod: 'pix', status: 'confirmed' })
    expect((await shop.mailbox.emailTo(buyer.email)).text).toContain('Pix')
  })

  test('whose code expired unpaid is not marked as declined', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.requestPix(clientSecret)
    await shop.provider.control('pix/expire', { payment_intent: await intentOf(id) })
    await settle(shop.deps, await intentOf(id))
    await shop.idle()
    expect((await shop.row(id)).paymentState).toBe('awaiting')
  })

  test('with an open code for another amount is cancelled before a new payment is started', async () => {
    const { id } = await shop.heldOrder()
    const first = await shop.begin(id)
    const before = await intentOf(id)
    await shop.provider.requestPix(first.clientSecret)
    await shop.db.updateTable('orders').set({ totalCents: 300_000 }).where('id', '=', id).execute()
    const second = await shop.begin(id)
    expect(second).toMatchObject({ totalCents: 300_000 })
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect((await shop.deps.payments.getPayment(before)).status).toBe('cancelled')
    expect((await shop.deps.payments.getPayment(await intentOf(id))).amountCents).toBe(300_000)
  })

  test('is not offered by a shop that takes cards only', async () => {
    const cards = await testPayingShop({ config: { paymentMethods: ['card'] } })
    const { id } = await cards.heldOrder()
    const { clientSecret } = await cards.begin(id)
    expect(await cards.provider.requestPix(clientSecret)).toBe('declined')
    expect(await cards.provider.payByCard(clientSecret)).toBe('succeeded')
    await cards.close()
  })
})

describe('starting a payment', () => {
  test('gives an order one payment for its total, however often and concurrently it is requested', async () => {
    const { id, totalCents } = await shop.heldOrder()
    const begun = await Promise.all(Array.from({ length: 6 }, () => shop.begin(id)))
    expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    const payment = await shop.deps.payments.getPayment(await intentOf(id))
    expect(payment).toMatchObject({ amountCents: totalCents, currency: 'brl', orderId: id, status: 'open' })
  })

  test('gets the same payment again when its first response was lost and the hold was prolonged since', async () => {
    const { id } = await shop.heldOrder()
    const first = await shop.begin(id)
    const holdExpiresAt = new Date(Date.now() + 40 * 60_000)
    const asBefore = { paymentIntentId: null, holdExpiresAt }
    await shop.db.updateTable('orders').set(asBefore).where('id', '=', id).execute()
    expect(await shop.begin(id)).toMatchObject({ clientSecret: first.clientSecret })
  })

  test('applies a changed total and keeps the payment', async () => {
    const { id } = await shop.heldOrder()
    const first = await shop.begin(id)
    for (const totalCents of [200_000, 150_000, 200_000]) {
      await shop.db.updateTable('orders').set({ totalCents }).where('id', '=', id).execute()
      expect(await shop.begin(id)).toMatchObject({ clientSecret: first.clientSecret, totalCents })
      expect((await shop.deps.payments.getPayment(await intentOf(id))).amountCents).toBe(totalCents)
    }
  })

  test('applies a prolonged hold', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    const later = new Date(Date.now() + 50 * 60_000)
    await shop.db.updateTable('orders').set({ holdExpiresAt: later }).where('id', '=', id).execute()
    await shop.begin(id)
    const { pixSeconds = 0 } = await shop.deps.payments.getPayment(await intentOf(id))
    expect(Math.abs(pixSeconds - (later.getTime() - Date.now()) / 1000)).toBeLessThan(10)
  })

  test('creates a new payment when the provider has cancelled the old one or does not know it', async () => {
    const { id } = await shop.heldOrder()
    const first = await shop.begin(id)
    await shop.deps.payments.cancelPayment(await intentOf(id))
    const second = await shop.begin(id)
    expect(second.clientSecret).not.toBe(first.clientSecret)
    await shop.db.updateTable('orders').set({ paymentIntentId: 'pi_unknown' }).where('id', '=', id).execute()
    const third = await shop.begin(id)
    expect(third.clientSecret).not.toBe(second.clientSecret)
  })

  test('detects a payment whose webhook was lost, and starts none', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.control('config', { dropWebhooks: true })
    await shop.provider.payByCard(clientSecret)
    await expect(shop.begin(id)).rejects.toMatchObject({
      code: 'order_already_paid',
      details: { orderId: id },
    })
    await shop.provider.control('config', { dropWebhooks: false })
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', status: 'confirmed' })
  })

  test('is rejected for an order that is expired, paid, too small or flagged for attention', async () => {
    const over = await shop.heldOrder()
    await shop.letHoldEnd(over.id)
    await expect(shop.begin(over.id)).rejects.toMatchObject({ code: 'order_expired' })
    const paid = await shop.heldOrder({ paymentState: 'paid', paidAt: new Date() })
    await expect(shop.begin(paid.id)).rejects.toMatchObject({ code: 'order_already_paid' })
    const tiny = await shop.heldOrder({ totalCents: 49 })
    await expect(shop.begin(tiny.id)).rejects.toMatchObject({ code: 'order_not_payable' })
    const doubtful = await shop.heldOrder({ attention: 'amount_mismatch' })
    await expect(shop.begin(doubtful.id)).rejects.toMatchObject({ code: 'order_not_payable' })
  })

  test('sends the provider the order id, and personal data only as the shipping address', async () => {
    const { id, buyer } = await shop.heldOrder()
    await shop.begin(id)
    const response = await fetch(`${shop.provider.url}/v1/payment_intents/${await intentOf(id)}`, {
      headers: { authorization: 'Bearer sk_test_local' },
    })
    const { shipping, ...rest } = z
      .looseObject({ shipping: z.object({ name: z.string() }) })
      .parse(await response.json())
    const { number } = await shop.row(id)
    expect(rest).toMatchObject({ metadata: { order_id: String(id) }, description: `Pedido ${number}` })
    expect(shipping.name).toBe(buyer.name)
    for (const secret of [buyer.email, buyer.name, 'Acácias', '01310'])
      expect(JSON.stringify(rest)).not.toContain(secret)
  })
})
