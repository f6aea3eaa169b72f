import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CARD, onStripeLocal, paidBy, subject } from './subject.ts'

const { stripe, control, read } = await subject()

test('a repeated request with the same key returns the stored response', async () => {
  const idempotencyKey = randomUUID()
  const first = await stripe.paymentIntents.create(CARD, { idempotencyKey })
  const second = await stripe.paymentIntents.create(CARD, { idempotencyKey })
  const { lastResponse: _first, ...reply } = first
  const { lastResponse, ...replay } = second
  expect(replay).toEqual(reply)
  expect(lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
    'idempotency-key': idempotencyKey,
  })
})

test('two refund requests with the same key create one refund', async () => {
  const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
  const options = { idempotencyKey: randomUUID() }
  await stripe.refunds.create({ payment_intent, amount: 1_000 }, options)
  await stripe.refunds.create({ payment_intent, amount: 1_000 }, options)
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1)
})

test('other parameters with the same key are an error', async () => {
  const options = { idempotencyKey: randomUUID() }
  await stripe.paymentIntents.create(CARD, options)
  const wrong = stripe.paymentIntents.create({ ...CARD, amount: 1_000 }, options)
  await expect(wrong).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
})

test('another endpoint with the same key is an error', async () => {
  const options = { idempotencyKey: randomUUID() }
  const { id } = await stripe.paymentIntents.create(CARD, options)
  const wrong = stripe.paymentIntents.cancel(id, {}, options)
  await expect(wrong).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
})

test('a decline by the bank is stored, too', async () => {
  const { id } = await stripe.paymentIntents.create(CARD)
  const pay = () =>
    stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_chargeDeclined' },
      { idempotencyKey: `pay-${id}` },
    )
  await expect(pay()).rejects.toMatchObject({ statusCode: 402 })
  await expect(pay()).rejects.toMatchObject({ statusCode: 402, headers: { 'idempotent-replayed': 'true' } })
})

test('a request that fails validation is not stored: the same key may be used with corrected parameters', async () => {
  const options = { idempotencyKey: randomUUID() }
  await expect(stripe.paymentIntents.create({ ...CARD, amount: 1 }, options)).rejects.toMatchObject({
    statusCode: 400,
  })
  expect((await stripe.paymentIntents.create(CARD, options)).status).toBe('requires_payment_method')
})

test('a key has at most 255 characters', async () => {
  const wrong = stripe.paymentIntents.create(CARD, { idempotencyKey: 'x'.repeat(256) })
  await expect(wrong).rejects.toMatchObject({ statusCode: 400 })
})

onStripeLocal('while the first request is running, the second returns 409', async () => {
  const options = { idempotencyKey: randomUUID() }
  await control('config', { failNext: [{ kind: 'slow', ms: 200, match: 'POST /v1/payment_intents' }] })
  const first = stripe.paymentIntents.create(CARD, options)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const error = { statusCode: 409, code: 'idempotency_key_in_use' }
  await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject(error)
  const { id } = await first
  expect((await stripe.paymentIntents.create(CARD, options)).id).toBe(id)
})

onStripeLocal('a server error is stored: only another key helps', async () => {
  const options = { idempotencyKey: randomUUID() }
  await control('config', { failNext: [{ kind: '500', match: 'POST /v1/payment_intents' }] })
  await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject({ statusCode: 500 })
  await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject({
    statusCode: 500,
    type: 'StripeAPIError',
  })
  expect((await stripe.paymentIntents.create(CARD)).status).toBe('requires_payment_method')
})

onStripeLocal('a key expires after a day', async () => {
  const options = { idempotencyKey: randomUUID() }
  const { id } = await stripe.paymentIntents.create(CARD, options)
  await control('clock', { advanceMs: 24 * 60 * 60 * 1000 })
  expect((await stripe.paymentIntents.create(CARD, options)).id).not.toBe(id)
})

onStripeLocal('fifty concurrent requests with one key create one payment', async () => {
  const before = (await read('state')) as { payment_intents: number }
  const options = { idempotencyKey: randomUUID() }
  const made = await Promise.all(
    Array.from({ length: 50 }, () => stripe.paymentIntents.create(CARD, options)),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await read('state')).toMatchObject({ payment_intents: before.payment_intents + 1 })
})
