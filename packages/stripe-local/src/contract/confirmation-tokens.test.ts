import { describe, expect, test } from 'vitest'
import { CARD, onStripeLocal, PIX, subject } from './subject.ts'

const { stripe, control, browse, read, url } = await subject()

const typed = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '34',
  'payment_method_data[card][cvc]': '123',
  'payment_method_data[billing_details][name]': 'Ana Silva',
})

async function tokenOf(number: string): Promise<string> {
  const { body } = await browse('/v1/confirmation_tokens', typed(number))
  return String(body['id'])
}

test('a token of a test card confirms once, and previews the payment method', async () => {
  const token = await stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' })
  expect(token).toMatchObject({ object: 'confirmation_token', payment_intent: null })
  expect(token.payment_method_preview).toMatchObject({ type: 'card', card: { brand: 'visa', last4: '4242' } })
  expect(token.expires_at).toBeGreaterThan(token.created)
  const intent = await stripe.paymentIntents.create({ ...CARD, confirm: true, confirmation_token: token.id })
  expect(intent.status).toBe('succeeded')
  expect(await stripe.confirmationTokens.retrieve(token.id)).toMatchObject({ payment_intent: intent.id })
  const again = stripe.paymentIntents.create({ ...CARD, confirm: true, confirmation_token: token.id })
  await expect(again).rejects.toMatchObject({ statusCode: 400 })
})

test('an unknown token returns 404', async () => {
  const wrong = stripe.paymentIntents.create({ ...CARD, confirm: true, confirmation_token: 'ctoken_unknown' })
  await expect(wrong).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
})

describe('the browser', () => {
  onStripeLocal('turns a card into a token that does not contain the card number', async () => {
    const { status, body } = await browse('/v1/confirmation_tokens', typed('4242 4242 4242 4242'))
    expect(status).toBe(200)
    expect(body['payment_method_preview']).toMatchObject({
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
      billing_details: { name: 'Ana Silva' },
    })
    expect(JSON.stringify(body)).not.toMatch(/4242\s?4242/)
    expect(JSON.stringify(await read('state'))).not.toContain('42424242')
  })

  onStripeLocal.each([
    ['a real card number', '4111111111111111', 'card_declined', 'test_mode_live_card'],
    ['a mistyped card number', '4242424242424241', 'incorrect_number', undefined],
  ])('%s is declined', async (_what, number, code, decline_code) => {
    const { status, body } = await browse('/v1/confirmation_tokens', typed(number))
    expect(status).toBe(402)
    expect(body['error']).toMatchObject({ type: 'card_error', code, ...(decline_code && { decline_code }) })
  })

  onStripeLocal(
    'pays with the client secret of the payment, and does not see the metadata of the shop',
    async () => {
      const { id, client_secret } = await stripe.paymentIntents.create({
        ...CARD,
        metadata: { order_id: '42' },
      })
      const confirmation_token = await tokenOf('4242424242424242')
      const params = { client_secret: client_secret ?? '', confirmation_token }
      const { status, body } = await browse(`/v1/payment_intents/${id}/confirm`, params)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id, status: 'succeeded' })
      expect(body).not.toHaveProperty('metadata')
      expect(body).not.toHaveProperty('latest_charge')
    },
  )

  onStripeLocal("gets the decline in Portuguese, without the shop's metadata", async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({
      ...CARD,
      metadata: { order_id: '42' },
    })
    const confirmation_token = await tokenOf('4000000000000002')
    const params = { client_secret: client_secret ?? '', confirmation_token }
    const { status, body } = await browse(`/v1/payment_intents/${id}/confirm`, params)
    expect(status).toBe(402)
    expect(body['error']).toMatchObject({ code: 'card_declined', message: 'Seu cartão foi recusado.' })
    expect(JSON.stringify(body)).not.toContain('order_id')
  })

  onStripeLocal('gets a 3D Secure challenge to show', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create(CARD)
    const params = {
      client_secret: client_secret ?? '',
      confirmation_token: await tokenOf('4000002500003155'),
    }
    const { body } = await browse(`/v1/payment_intents/${id}/confirm`, params)
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  })

  onStripeLocal('cannot confirm a payment without its client secret', async () => {
    const { id } = await stripe.paymentIntents.create(CARD)
    const params = {
      client_secret: `${id}_secret_guess`,
      confirmation_token: await tokenOf('4242424242424242'),
    }
    expect((await browse(`/v1/payment_intents/${id}/confirm`, params)).status).toBe(400)
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  })

  onStripeLocal.each(['/v1/payment_intents', '/v1/refunds', '/v1/payment_intents/pi_x/cancel'])(
    'may not call %s',
    async (path) => {
      const { status, body } = await browse(path, { amount: '1000' })
      expect(status).toBe(401)
      expect(body['error']).toMatchObject({ code: 'secret_key_required' })
    },
  )

  onStripeLocal("may call from the shop's origin", async () => {
    const response = await fetch(`${url}/v1/confirmation_tokens`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

onStripeLocal('an old token has expired', async () => {
  const token = await tokenOf('4242424242424242')
  await control('clock', { advanceMs: 12 * 60 * 60 * 1000 })
  const wrong = stripe.paymentIntents.create({ ...CARD, confirm: true, confirmation_token: token })
  await expect(wrong).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('expired') as string,
  })
})

onStripeLocal('Pix has a token too', async () => {
  const { body } = await browse('/v1/confirmation_tokens', { 'payment_method_data[type]': 'pix' })
  expect(body['payment_method_preview']).toMatchObject({ type: 'pix' })
  const { payment_method_data: _, ...pix } = PIX
  const intent = await stripe.paymentIntents.create({ ...pix, confirmation_token: String(body['id']) })
  expect(intent.next_action?.type).toBe('pix_display_qr_code')
})
