import { afterEach, expect, test } from 'vitest'
import { CARD, onStripeLocal, paidBy, subject } from './subject.ts'

const { stripe, control, read, raw, url } = await subject()

afterEach(() => control('reset', {}))

const fail = (...failNext: object[]) => control('config', { failNext })

onStripeLocal(
  'when the response is lost after processing, the same key returns the processed result',
  async () => {
    await fail({ kind: 'reset-after', match: 'POST /v1/payment_intents', times: 2 })
    const options = { idempotencyKey: 'order-1-create-1' }
    const params = { ...CARD, confirm: true, payment_method: 'pm_card_visa' }
    // The SDK retries a closed connection once: both responses are lost.
    await expect(stripe.paymentIntents.create(params, options)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    const { id } = await stripe.paymentIntents.create(params, options)
    expect(await read('ledger')).toMatchObject({ captured: CARD.amount, movements: [{ payment_intent: id }] })
    expect(await read('state')).toMatchObject({ payment_intents: 1 })
  },
)

onStripeLocal('when the connection is closed before processing, nothing is created', async () => {
  await fail({ kind: 'reset-before', times: 2 })
  await expect(stripe.paymentIntents.create(CARD)).rejects.toMatchObject({ type: 'StripeConnectionError' })
  expect(await read('state')).toMatchObject({ payment_intents: 0 })
})

onStripeLocal('the SDK itself retries after one closed connection, and one payment is created', async () => {
  await fail({ kind: 'reset-after' })
  await stripe.paymentIntents.create(CARD)
  expect(await read('state')).toMatchObject({ payment_intents: 1 })
})

onStripeLocal(
  'a server error after processing: the amount is captured although the response is a 500',
  async () => {
    await fail({ kind: '500-after', match: 'POST /v1/payment_intents/*/confirm' })
    const { id } = await stripe.paymentIntents.create(CARD)
    const wrong = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(wrong).rejects.toMatchObject({ statusCode: 500 })
    expect(await read('ledger')).toMatchObject({ captured: CARD.amount })
  },
)

onStripeLocal('a 429 is an error that is not stored under its key', async () => {
  await fail({ kind: '429' })
  const options = { idempotencyKey: 'order-2-create-1' }
  const error = { statusCode: 429, type: 'StripeRateLimitError', code: 'rate_limit' }
  await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject(error)
  expect((await stripe.paymentIntents.create(CARD, options)).id).toMatch(/^pi_/)
})

onStripeLocal(
  'a request that is not possible now: the error names the reason and is stored under its key',
  async () => {
    await fail({ kind: '400', code: 'balance_insufficient', param: 'amount' })
    const options = { idempotencyKey: 'order-2-create-2' }
    const error = { statusCode: 400, code: 'balance_insufficient', param: 'amount' }
    await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject(error)
    await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject(error)
  },
)

onStripeLocal('a slow request is processed even if the caller times out', async () => {
  await fail({ kind: 'slow', ms: 300 })
  const options = { timeout: 100, idempotencyKey: 'order-3-create-1' }
  await expect(stripe.paymentIntents.create(CARD, options)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  await expect.poll(() => read('state')).toMatchObject({ payment_intents: 1 })
})

onStripeLocal('a fault applies only to the calls it names, and only the given number of times', async () => {
  await fail({ kind: '500', match: 'POST /v1/refunds', times: 2 })
  const { id: payment_intent } = await paidBy(stripe)
  for (let count = 0; count < 2; count++) {
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ statusCode: 500 })
  }
  expect((await stripe.refunds.create({ payment_intent })).status).toBe('succeeded')
})

onStripeLocal('every response can be delayed', async () => {
  await control('config', { delayMs: 120 })
  const began = performance.now()
  await stripe.paymentIntents.create(CARD)
  expect(performance.now() - began).toBeGreaterThan(115)
})

onStripeLocal.each([
  { dropWebhook: true },
  { delayMs: 'long' },
  { failNext: [{ kind: '501' }] },
  { shuffle: 1 },
])(
  'an unknown setting or value (%o) is an error, so that a test cannot pass by mistake',
  async (switches) => {
    await expect(control('config', switches)).rejects.toThrow()
  },
)

onStripeLocal('reset clears payments, ledger, faults and clock', async () => {
  await paidBy(stripe)
  await control('clock', { advanceMs: 86_400_000 })
  await fail({ kind: '500', times: 9 })
  await control('reset', {})
  expect(await read('state')).toMatchObject({ payment_intents: 0, events: 0 })
  expect(await read('ledger')).toEqual({ captured: 0, refunded: 0, balance: 0, movements: [] })
  const { created } = await stripe.paymentIntents.create(CARD)
  expect(Math.abs(created - Date.now() / 1000)).toBeLessThan(5)
})

onStripeLocal('the ledger is the sum of captures and refunds, each with its order', async () => {
  const params = { ...CARD, confirm: true, payment_method: 'pm_card_visa' }
  const first = await stripe.paymentIntents.create({
    ...params,
    amount: 10_000,
    metadata: { order_id: '1' },
  })
  await stripe.paymentIntents.create({ ...params, amount: 5_000, metadata: { order_id: '2' } })
  await stripe.paymentIntents
    .create({ ...params, payment_method: 'pm_card_chargeDeclined' })
    .catch(() => undefined)
  await stripe.paymentIntents.create(CARD)
  await stripe.refunds.create({ payment_intent: first.id, amount: 2_500 })
  expect(await read('ledger')).toMatchObject({
    captured: 15_000,
    refunded: 2_500,
    balance: 12_500,
    movements: [
      { kind: 'capture', amount: 10_000, currency: 'brl', metadata: { order_id: '1' } },
      { kind: 'capture', amount: 5_000, currency: 'brl', metadata: { order_id: '2' } },
      { kind: 'refund', amount: -2_500, payment_intent: first.id, metadata: { order_id: '1' } },
    ],
  })
})

onStripeLocal('new objects have the time of the advanced clock', async () => {
  await control('clock', { advanceMs: 86_400_000 })
  const { created } = await stripe.paymentIntents.create(CARD)
  expect(created - Date.now() / 1000).toBeCloseTo(86_400, -1)
})

onStripeLocal('a page in a browser cannot call the control endpoints', async () => {
  const response = await fetch(`${url}/_control/ledger`, { headers: { origin: 'https://evil.example' } })
  expect(response.status).toBe(403)
})

onStripeLocal.each([
  ['arrays with and without index', 'amount=1000&currency=brl&allowed_payment_method_types[]=pix', 200],
  ['escaped brackets', 'amount=1000&currency=brl&metadata%5Border_id%5D=42', 200],
  ['a key that reaches the prototype', 'amount=1000&currency=brl&metadata[__proto__][x]=1', 400],
  ['a text instead of an object', 'amount=1000&currency=brl&metadata=x', 400],
])('form encoding: %s', async (_what, body, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await raw('/v1/payment_intents', { method: 'POST', body, headers })).status).toBe(status)
})

onStripeLocal('an API key is accepted in a Basic header', async () => {
  const authorization = `Basic ${Buffer.from('sk_test_contract:').toString('base64')}`
  const response = await raw('/v1/payment_intents', { headers: { authorization } })
  expect(response.status).toBe(200)
  expect(response.headers.get('request-id')).toMatch(/^req_/)
  expect(response.headers.get('stripe-version')).toBe('2026-10-28.endive')
})

test('an unknown endpoint returns 404', async () => {
  await expect(stripe.rawRequest('GET', '/v1/flowers')).rejects.toMatchObject({ statusCode: 404 })
})
