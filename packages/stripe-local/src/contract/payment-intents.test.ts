import { describe, expect, test } from 'vitest'
import { BRL, CARD, PUBLISHABLE_KEY, paidBy, subject } from './subject.ts'

const { stripe } = await subject()

describe('creating', () => {
  test('a payment starts without a payment method and stores the metadata of the shop', async () => {
    const intent = await stripe.paymentIntents.create({
      ...CARD,
      description: 'Pedido 42',
      metadata: { order_id: '42' },
      receipt_email: 'ana@exemplo.com.br',
      shipping: { name: 'Ana', address: { line1: 'Rua das Acácias, 120', country: 'BR' } },
    })
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 459_990,
      amount_received: 0,
      currency: 'brl',
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
      automatic_payment_methods: null,
      description: 'Pedido 42',
      metadata: { order_id: '42' },
      receipt_email: 'ana@exemplo.com.br',
      shipping: { name: 'Ana', address: { line1: 'Rua das Acácias, 120', country: 'BR', city: null } },
      latest_charge: null,
      livemode: false,
    })
    expect(intent.id).toMatch(/^pi_/)
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`))
  })

  test.each([
    ['too small an amount', { ...BRL, amount: 49 }, 'amount_too_small', 'amount'],
    ['an amount of nine digits', { ...BRL, amount: 100_000_000 }, 'amount_too_large', 'amount'],
    ['a fractional amount', { ...BRL, amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
    ['an unknown parameter', { ...BRL, ammount: 1 }, 'parameter_unknown', 'ammount'],
    [
      'the parameter payment_method_types',
      { ...BRL, payment_method_types: ['card'] },
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    ],
  ])('%s is rejected with the name of the parameter', async (_what, params, code, param) => {
    const error = { statusCode: 400, type: 'StripeInvalidRequestError', code, param }
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject(error)
  })

  test('an omitted currency is a missing parameter', async () => {
    const wrong = stripe.rawRequest('POST', '/v1/payment_intents', { amount: 1000 })
    await expect(wrong).rejects.toMatchObject({ code: 'parameter_missing', param: 'currency' })
  })

  test('allowed types cannot be combined with automatic ones', async () => {
    const wrong = stripe.paymentIntents.create({ ...CARD, automatic_payment_methods: { enabled: true } })
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
  })

  test('a type that the currency does not allow is silently dropped', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card', 'pix'],
    })
    expect(intent.payment_method_types).toEqual(['card'])
  })
})

describe('updating', () => {
  test('amount, description and metadata change; an empty value deletes its key', async () => {
    const { id } = await stripe.paymentIntents.create({ ...CARD, metadata: { order_id: '42', note: 'x' } })
    const updated = await stripe.paymentIntents.update(id, { amount: 1_000, metadata: { note: '' } })
    expect(updated).toMatchObject({ amount: 1_000, metadata: { order_id: '42' } })
    expect(updated.metadata).not.toHaveProperty('note')
  })

  test('a rejected update changes nothing', async () => {
    const { id } = await stripe.paymentIntents.create(CARD)
    const pix = { expires_after_seconds: 5 }
    const wrong = stripe.paymentIntents.update(id, { amount: 1_000, payment_method_options: { pix } })
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 })
    expect((await stripe.paymentIntents.retrieve(id)).amount).toBe(459_990)
  })

  test('the amount of a paid payment cannot be changed, but its metadata can', async () => {
    const { id } = await paidBy(stripe)
    await expect(stripe.paymentIntents.update(id, { amount: 1_000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id, status: 'succeeded' },
    })
    expect((await stripe.paymentIntents.update(id, { metadata: { packed: 'yes' } })).metadata).toEqual({
      packed: 'yes',
    })
  })
})

describe('cancelling', () => {
  test('an unpaid payment can be cancelled with a reason, and cannot be paid any more', async () => {
    const { id } = await stripe.paymentIntents.create(CARD)
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect(canceled.canceled_at).toBeGreaterThan(0)
    await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(
      {
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'canceled' },
      },
    )
  })

  test.each([
    ['a paid payment', async () => paidBy(stripe)],
    [
      'a cancelled payment',
      async () => stripe.paymentIntents.cancel((await stripe.paymentIntents.create(CARD)).id),
    ],
  ])('%s cannot be cancelled', async (_what, make) => {
    const { id } = await make()
    const error = { statusCode: 400, code: 'payment_intent_unexpected_state' }
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(error)
  })
})

describe('reading', () => {
  test('an unknown payment returns 404', async () => {
    const error = { statusCode: 404, code: 'resource_missing' }
    await expect(stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject(error)
  })

  test('references are expanded on request', async () => {
    const { id } = await paidBy(stripe)
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })
    expect(intent.latest_charge).toMatchObject({ object: 'charge', paid: true, payment_intent: id })
    expect(intent.payment_method).toMatchObject({ type: 'card', card: { brand: 'visa', last4: '4242' } })
  })

  test('a field that is not a reference cannot be expanded', async () => {
    const { id } = await stripe.paymentIntents.create(CARD)
    await expect(stripe.paymentIntents.retrieve(id, { expand: ['flowers'] })).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('lists are newest first and can be paginated to the end', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count++) made.unshift((await stripe.paymentIntents.create(CARD)).id)
    const page = await stripe.paymentIntents.list({ limit: 2 })
    expect(page.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    expect(page.has_more).toBe(true)
    const seen: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) if (seen.push(id) === 5) break
    expect(seen).toEqual(made)
    const newer = await stripe.paymentIntents.list({ ending_before: made[2] ?? '', limit: 2 })
    expect(newer.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
  })

  test('an API key of another account is rejected', async () => {
    const wrong = stripe.paymentIntents.retrieve('pi_unknown', {}, { apiKey: 'sk_test_other' })
    await expect(wrong).rejects.toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' })
  })

  test('a publishable key cannot be used for calls that need the secret key', async () => {
    const wrong = stripe.paymentIntents.create(CARD, { apiKey: PUBLISHABLE_KEY })
    await expect(wrong).rejects.toMatchObject({ statusCode: 401 })
  })
})
