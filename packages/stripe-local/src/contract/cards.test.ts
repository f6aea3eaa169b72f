import { describe, expect, test } from 'vitest'
import { CARD, idOf, onStripeLocal, paidBy, subject } from './subject.ts'

const { stripe, control } = await subject()

test('a valid card succeeds: the amount is received and the charge shows the payment method', async () => {
  const intent = await paidBy(stripe)
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 459_990, last_payment_error: null })
  const charge = await stripe.charges.retrieve(idOf(intent.latest_charge))
  expect(charge).toMatchObject({
    amount: 459_990,
    amount_refunded: 0,
    captured: true,
    disputed: false,
    paid: true,
    refunded: false,
    status: 'succeeded',
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  })
  expect(await stripe.paymentMethods.retrieve(idOf(intent.payment_method))).toMatchObject({ type: 'card' })
})

test('the card can be attached first and the payment confirmed later', async () => {
  const intent = await stripe.paymentIntents.create({ ...CARD, payment_method: 'pm_card_mastercard' })
  expect(intent.status).toBe('requires_confirmation')
  expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('succeeded')
})

test('confirming without a payment method fails', async () => {
  const { id } = await stripe.paymentIntents.create(CARD)
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({ statusCode: 400 })
})

describe('a declined card', () => {
  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('%s returns 402 %s', async (payment_method, code, decline_code) => {
    const { id } = await stripe.paymentIntents.create(CARD)
    const error = {
      statusCode: 402,
      type: 'StripeCardError',
      code,
      ...(decline_code && { decline_code }),
      payment_intent: { id, status: 'requires_payment_method', last_payment_error: { code } },
    }
    await expect(stripe.paymentIntents.confirm(id, { payment_method })).rejects.toMatchObject(error)
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      amount_received: 0,
    })
    expect(intent.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code })
  })

  test('can be followed by a valid one on the same payment', async () => {
    const { id } = await stripe.paymentIntents.create(CARD)
    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow()
    const intent = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(intent).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })
})

test('a paid payment cannot be paid again', async () => {
  const { id } = await paidBy(stripe)
  await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { id, status: 'succeeded' },
  })
})

describe('3D Secure', () => {
  const secured = { ...CARD, confirm: true, payment_method: 'pm_card_authenticationRequired' }

  test('a server-side confirmation redirects the buyer to a page, with the return URL', async () => {
    const intent = await stripe.paymentIntents.create({
      ...secured,
      return_url: 'https://loja.example/volta',
    })
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: 'https://loja.example/volta' } },
    })
    expect(intent.next_action?.redirect_to_url?.url).toMatch(/^https?:/)
  })

  test('Stripe.js gets a challenge to show itself', async () => {
    const intent = await stripe.paymentIntents.create({ ...secured, use_stripe_sdk: true })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  })

  test.each([{ off_session: true }, { error_on_requires_action: true }])(
    'with no buyer present (%o) the card is declined',
    async (absence) => {
      const error = { statusCode: 402, code: 'authentication_required' }
      await expect(stripe.paymentIntents.create({ ...secured, ...absence })).rejects.toMatchObject(error)
    },
  )

  onStripeLocal('approved, the payment succeeds', async () => {
    const { id } = await stripe.paymentIntents.create({ ...secured, use_stripe_sdk: true })
    await control('three-d-secure/approve', { payment_intent: id })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', next_action: null })
  })

  onStripeLocal('rejected, the payment waits for another payment method and names the reason', async () => {
    const { id } = await stripe.paymentIntents.create({ ...secured, use_stripe_sdk: true })
    await control('three-d-secure/refuse', { payment_intent: id })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      amount_received: 0,
    })
    await expect(control('three-d-secure/approve', { payment_intent: id })).rejects.toThrow(
      'No authentication',
    )
  })

  onStripeLocal('approved and then without funds, the payment fails', async () => {
    const payment_method = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'
    const { id } = await stripe.paymentIntents.create({ ...secured, payment_method, use_stripe_sdk: true })
    await control('three-d-secure/approve', { payment_intent: id })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    })
  })

  test('a pending challenge can be cancelled', async () => {
    const { id } = await stripe.paymentIntents.create({ ...secured, use_stripe_sdk: true })
    expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled')
  })
})
