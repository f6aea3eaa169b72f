import { afterEach, describe, expect } from 'vitest'
import { CARD, onStripeLocal, paidBy, subject, WEBHOOK_SECRET } from './subject.ts'

const { stripe, control, read, receiver } = await subject({ webhookTimeoutMs: 300 })

afterEach(async () => {
  receiver.respondWith(200)
  await control('reset', {})
  receiver.received.length = 0
})

const typesOf = (id: string) => receiver.of(id).map(({ event }) => event.type)

describe('signatures', () => {
  onStripeLocal('are valid only for the bytes that were sent', async () => {
    const { id } = await paidBy(stripe)
    await expect.poll(() => receiver.of(id).length).toBe(2)
    const [{ body, signature } = { body: '', signature: '' }] = receiver.of(id)
    expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).id).toMatch(/^evt_/)
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow()
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
  })

  onStripeLocal.each([{ forgeSignatures: true }, { signatureAge: 360 }])(
    'can be made invalid by %o',
    async (switches) => {
      await control('config', switches)
      const { id } = await paidBy(stripe)
      await expect.poll(() => receiver.of(id).length).toBeGreaterThan(0)
      const [{ body, signature } = { body: '', signature: '' }] = receiver.of(id)
      expect(() => stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)).toThrow()
    },
  )
})

describe('an event that the shop does not accept', () => {
  onStripeLocal(
    'is sent again after 1, 5, 30 and then every 60 seconds, with a new signature, until it is accepted',
    async () => {
      receiver.respondWith(500)
      const { id } = await stripe.paymentIntents.create(CARD)
      await expect.poll(() => receiver.of(id).length).toBe(1)
      for (const [tries, pause] of [1_000, 5_000, 30_000, 60_000].entries()) {
        await expect.poll(() => read('state')).toMatchObject({ undelivered: 1 })
        await new Promise((resolve) => setTimeout(resolve, 30))
        await control('clock', { advanceMs: pause - 500 })
        expect(receiver.of(id)).toHaveLength(tries + 1)
        if (tries === 3) receiver.respondWith(200)
        await control('clock', { advanceMs: 500 })
        await expect.poll(() => receiver.of(id).length).toBe(tries + 2)
      }
      await expect.poll(() => read('state')).toMatchObject({ undelivered: 0 })
      const { body, signature } = receiver.of(id).at(-1) ?? { body: '', signature: '' }
      expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).type).toBe(
        'payment_intent.created',
      )
      expect(new Set(receiver.of(id).map(({ event }) => event.id)).size).toBe(1)
    },
  )

  onStripeLocal('counts as not delivered when the shop does not respond in time', async () => {
    receiver.respondWith(0)
    const { id } = await stripe.paymentIntents.create(CARD)
    await expect.poll(() => receiver.of(id).length).toBe(1)
    expect(await read('state')).toMatchObject({ undelivered: 1 })
    await expect.poll(() => read('state')).toMatchObject({ waiting: 1 })
    receiver.respondWith(200)
    await control('clock', { advanceMs: 1_000 })
    await expect.poll(() => read('state')).toMatchObject({ undelivered: 0 })
  })

  onStripeLocal('can be sent again manually', async () => {
    await control('config', { dropWebhooks: true })
    const { id } = await stripe.paymentIntents.create(CARD)
    const { data } = await stripe.events.list({ limit: 1 })
    expect(receiver.of(id)).toEqual([])
    expect(await control('resend', { event: data[0]?.id })).toEqual({ delivered: true })
    expect(typesOf(id)).toEqual(['payment_intent.created'])
    expect((await stripe.events.retrieve(data[0]?.id ?? '')).pending_webhooks).toBe(0)
  })
})

describe('the webhook settings', () => {
  onStripeLocal('drop events permanently', async () => {
    await control('config', { dropWebhooks: true })
    const { id } = await paidBy(stripe)
    await control('config', { dropWebhooks: false })
    await control('clock', { advanceMs: 60 * 60 * 1000 })
    expect(receiver.of(id)).toEqual([])
    expect(await read('state')).toMatchObject({ undelivered: 3 })
  })

  onStripeLocal('send each event three times', async () => {
    await control('config', { duplicateWebhooks: 2 })
    const { id } = await stripe.paymentIntents.create(CARD)
    await expect.poll(() => typesOf(id)).toEqual(Array.from({ length: 3 }, () => 'payment_intent.created'))
    expect(new Set(receiver.of(id).map(({ event }) => event.id)).size).toBe(1)
  })

  onStripeLocal('shuffle the events without losing any', async () => {
    await control('config', { shuffle: true })
    for (let count = 0; count < 6; count++) await paidBy(stripe)
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(18)
    const { data } = await stripe.events.list({ limit: 100 })
    const order = data.map(({ id }) => id).reverse()
    const arrived = receiver.received.map(({ event }) => event.id)
    expect(arrived).not.toEqual(order)
    expect(arrived.toSorted()).toEqual(order.toSorted())
  })

  onStripeLocal('delay events by the clock', async () => {
    await control('config', { webhookDelayMs: 600_000 })
    const { id } = await stripe.paymentIntents.create(CARD)
    await control('clock', { advanceMs: 599_000 })
    expect(receiver.of(id)).toEqual([])
    await control('clock', { advanceMs: 2_000 })
    await expect.poll(() => receiver.of(id).length).toBe(1)
  })

  onStripeLocal('send an event that Stripe would never send, with a valid signature', async () => {
    const event = {
      id: 'evt_other',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_other', amount: 1 } },
    }
    expect(await control('send', { event })).toEqual({ delivered: true })
    const [{ body, signature } = { body: '', signature: '' }] = receiver.of('pi_other')
    expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).id).toBe('evt_other')
  })
})
