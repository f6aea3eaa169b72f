import { expect, test } from 'vitest'
import { CARD, idOf, onStripeLocal, PIX, paidBy, subject } from './subject.ts'

const { stripe, control, receiver } = await subject()

async function typesOf(objectId: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => 'id' in object && object.id === objectId)
    .map(({ type }) => type)
}

test('the events of a payment are listed newest first, each with the state at that time', async () => {
  const { id } = await stripe.paymentIntents.create(CARD, { idempotencyKey: crypto.randomUUID() })
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }).catch(() => undefined)
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await expect
    .poll(() => typesOf(id))
    .toEqual(['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.created'])
  const { data } = await stripe.events.list({ type: 'payment_intent.created', limit: 100 })
  const created = data.find(({ data: { object } }) => 'id' in object && object.id === id)
  expect(created).toMatchObject({
    object: 'event',
    livemode: false,
    data: { object: { id, status: 'requires_payment_method', latest_charge: null } },
  })
  expect(created?.request?.idempotency_key).toMatch(/^[\w-]{36}$/)
  expect(await stripe.events.retrieve(created?.id ?? '')).toMatchObject({ id: created?.id })
})

test('charges and refunds have events too', async () => {
  const { id: payment_intent, latest_charge } = await paidBy(stripe)
  const refund = await stripe.refunds.create({ payment_intent })
  await expect.poll(() => typesOf(idOf(latest_charge))).toEqual(['charge.refunded', 'charge.succeeded'])
  await expect.poll(() => typesOf(refund.id)).toContain('refund.created')
})

test('events can be filtered by type, by several types and by time', async () => {
  const { created } = await paidBy(stripe)
  const types = ['payment_intent.succeeded', 'charge.succeeded']
  await expect
    .poll(async () => new Set((await stripe.events.list({ types, limit: 50 })).data.map(({ type }) => type)))
    .toEqual(new Set(types))
  const later = await stripe.events.list({ created: { gte: created + 3_600 } })
  expect(later.data).toEqual([])
  const since = await stripe.events.list({ created: { gte: created }, types, limit: 100 })
  expect(since.data.length).toBeGreaterThanOrEqual(2)
})

test('events are paginated without gaps or duplicates', async () => {
  await paidBy(stripe)
  const ids: string[] = []
  for await (const { id } of stripe.events.list({ limit: 2 })) if (ids.push(id) === 7) break
  expect(new Set(ids).size).toBe(ids.length)
  const all = await stripe.events.list({ limit: 100 })
  expect(ids).toEqual(all.data.slice(0, ids.length).map(({ id }) => id))
})

onStripeLocal('undelivered events can be listed, and delivered events are not in that list', async () => {
  await control('config', { dropWebhooks: true })
  const lost = await paidBy(stripe)
  await control('config', { dropWebhooks: false })
  const taken = await paidBy(stripe)
  await expect.poll(() => receiver.of(taken.id).length).toBe(2)
  await expect
    .poll(async () => {
      const { data } = await stripe.events.list({
        type: 'payment_intent.succeeded',
        delivery_success: false,
      })
      return data.map((event) => ('id' in event.data.object ? event.data.object.id : ''))
    })
    .toEqual([lost.id])
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', delivery_success: true })
  expect(data.find((event) => 'id' in event.data.object && event.data.object.id === taken.id)).toMatchObject({
    pending_webhooks: 0,
  })
})

onStripeLocal('an event that no request caused has no request id', async () => {
  const { id } = await stripe.paymentIntents.create(PIX)
  await control('pix/pay', { payment_intent: id })
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })
  expect(data[0]?.request).toEqual({ id: null, idempotency_key: null })
})

test('an unknown event returns 404', async () => {
  await expect(stripe.events.retrieve('evt_unknown')).rejects.toMatchObject({ statusCode: 404 })
})
