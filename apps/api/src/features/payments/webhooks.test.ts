import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())
afterEach(() =>
  shop.provider.control('config', {
    duplicateWebhooks: 0,
    shuffle: false,
    forgeSignatures: false,
    signatureAge: 0,
    dropWebhooks: false,
  }),
)

const paid = (orderId: number) => shop.becomes(orderId, 'paid')
const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const eventsAbout = async (intent: string) =>
  (await shop.db.selectFrom('webhookEvents').selectAll().execute()).filter(({ payload }) =>
    JSON.stringify(payload).includes(intent),
  )
const post = (headers: Record<string, string>, payload: string) =>
  shop.api.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
const paymentEvent = (id: string, over: object = {}) => ({
  id,
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1,
  livemode: false,
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
  ...over,
})

describe('a webhook', () => {
  test('with a valid signature makes the order paid', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await paid(id)
    await shop.idle()
    const events = await eventsAbout(await intentOf(id))
    expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded'])
    expect(events[0]?.processedAt).not.toBeNull()
  })

  test.each([{ forgeSignatures: true }, { signatureAge: 360 }])(
    'with a wrong signature is rejected and changes nothing (%o)',
    async (fault) => {
      await shop.provider.control('config', fault)
      const { id } = await shop.heldOrder()
      const { clientSecret } = await shop.begin(id)
      const before = shop.api.lines.length
      await shop.provider.payByCard(clientSecret)
      await vi.waitFor(() => {
        const rejected = shop.api.lines.slice(before).filter((line) => line.includes('/api/webhooks/stripe'))
        expect(rejected.some((line) => line.includes('"status":400'))).toBe(true)
      }, 5_000)
      expect(await eventsAbout(await intentOf(id))).toEqual([])
      expect((await shop.row(id)).paymentState).toBe('awaiting')
    },
  )

  test.each([
    ['no signature', {}],
    ['a malformed signature', { 'stripe-signature': 'palavra' }],
    ['a signature of another body', { 'stripe-signature': 't=1,v1=00' }],
  ])('with %s returns a 400 in the standard error format', async (_, headers) => {
    const response = await post(headers, JSON.stringify(paymentEvent('evt_forged')))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_signature' })
  })

  test('delivered twice and in any order takes effect once', async () => {
    await shop.provider.control('config', { duplicateWebhooks: 2, shuffle: true })
    const { id, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret, 'pm_card_chargeDeclined')
    await shop.provider.payByCard(clientSecret)
    await paid(id)
    await shop.mailbox.emailTo(buyer.email)
    await shop.idle()
    expect(await shop.mailbox.emailsTo(buyer.email)).toHaveLength(1)
    const changes = (await shop.eventsOf(id)).filter(({ details }) =>
      JSON.stringify(details).includes('"paid"'),
    )
    expect(changes).toHaveLength(1)
    expect((await eventsAbout(await intentOf(id))).map(({ type }) => type).sort()).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ])
  })

  test('with an old decline that arrives after the payment does not make the order unpaid', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await paid(id)
    const late = paymentEvent('evt_late', {
      type: 'payment_intent.payment_failed',
      data: { object: { id: await intentOf(id), object: 'payment_intent' } },
    })
    await shop.provider.control('send', { event: late })
    await shop.idle()
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', status: 'confirmed' })
  })

  test('that claims a payment which the provider does not confirm is not trusted', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    const claim = paymentEvent('evt_claim', {
      data: {
        object: {
          id: await intentOf(id),
          object: 'payment_intent',
          status: 'succeeded',
          amount_received: 489_000,
        },
      },
    })
    expect(await shop.provider.control('send', { event: claim })).toEqual({ delivered: true })
    await shop.idle()
    expect((await shop.row(id)).paymentState).toBe('awaiting')
  })

  test('of a type the shop does not handle, or of another account, is accepted and ignored', async () => {
    const strange = [
      paymentEvent('evt_unknown', { type: 'customer.created' }),
      paymentEvent('evt_foreign'),
      paymentEvent('evt_dispute', {
        type: 'charge.dispute.created',
        data: { object: { id: 'du_1', object: 'dispute', payment_intent: 'pi_foreign' } },
      }),
      paymentEvent('evt_refund', {
        type: 'charge.refunded',
        data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_foreign' } },
      }),
      paymentEvent('evt_live', { livemode: true }),
    ]
    for (const event of strange)
      expect(await shop.provider.control('send', { event })).toEqual({ delivered: true })
    await shop.idle()
    expect(await shop.db.selectFrom('deadLetters').selectAll().execute()).toEqual([])
    const stored = await shop.db.selectFrom('webhookEvents').select('providerEventId').execute()
    const ids = stored.map(({ providerEventId }) => providerEventId)
    expect(ids).not.toContain('evt_unknown')
    expect(ids).not.toContain('evt_live')
  })

  test('stores no personal data in the database', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await paid(id)
    const [event] = await eventsAbout(await intentOf(id))
    const intent = await intentOf(id)
    expect(event?.payload).toEqual({ topic: 'payment', objectId: intent, paymentId: intent })
  })

  test('larger than a megabyte is rejected unread', async () => {
    const response = await post({ 'stripe-signature': 't=1,v1=00' }, 'x'.repeat(1_100_000))
    expect(response.statusCode).toBe(413)
  })

  test('that cannot be stored is not acknowledged, and is delivered again', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.api.admin.schema.alterTable('webhook_events').renameTo('webhook_events_away').execute()
    await shop.provider.payByCard(clientSecret)
    await vi.waitFor(() => expect(shop.api.lines.join('')).toContain('"status":500'), 30_000)
    await shop.api.admin.schema.alterTable('webhook_events_away').renameTo('webhook_events').execute()
    expect((await shop.row(id)).paymentState).toBe('awaiting')
    await vi.waitFor(async () => {
      await shop.provider.control('clock', { advanceMs: 5_000 })
      expect((await shop.row(id)).paymentState).toBe('paid')
    }, 10_000)
  })
})
