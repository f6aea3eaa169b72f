import { describe, expect, test } from 'vitest'
import { CARD, onStripeLocal, PIX, subject } from './subject.ts'

const { stripe, control, read, raw, receiver } = await subject()

onStripeLocal('confirming shows a code that can be paid for four hours', async () => {
  const intent = await stripe.paymentIntents.create(PIX)
  const code = intent.next_action?.pix_display_qr_code
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'pix_display_qr_code' } })
  expect(code?.data).toMatch(/^000201.*br\.gov\.bcb\.pix.*54074599\.90.*6304[0-9A-F]{4}$/)
  expect(code?.expires_at).toBeCloseTo(intent.created + 14_400, -1)
  const [svg, png] = await Promise.all([
    raw(new URL(code?.image_url_svg ?? '').pathname),
    raw(new URL(code?.image_url_png ?? '').pathname),
  ])
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(
    Buffer.from(await png.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect((await fetch(code?.hosted_instructions_url ?? '')).status).toBe(200)
})

onStripeLocal('the shop sets how long a code is valid', async () => {
  const payment_method_options = { pix: { expires_after_seconds: 1_800 } }
  const intent = await stripe.paymentIntents.create({ ...PIX, payment_method_options })
  expect(intent.next_action?.pix_display_qr_code?.expires_at).toBeCloseTo(intent.created + 1_800, -1)
})

onStripeLocal.each([59, 1_209_601])(
  '%i seconds is not a valid lifetime of a code',
  async (expires_after_seconds) => {
    const payment_method_options = { pix: { expires_after_seconds } }
    const wrong = stripe.paymentIntents.create({ ...PIX, payment_method_options })
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 })
  },
)

onStripeLocal('paid at the bank, the payment succeeds without another request', async () => {
  const { id } = await stripe.paymentIntents.create(PIX)
  await control('pix/pay', { payment_intent: id })
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 459_990, next_action: null })
  expect(intent.latest_charge).toMatchObject({ payment_method_details: { type: 'pix' } })
  await expect(control('pix/pay', { payment_intent: id })).rejects.toThrow('No Pix is waiting')
})

onStripeLocal('a delayed payment is processing first, and received later', async () => {
  const { id } = await stripe.paymentIntents.create(PIX)
  await control('pix/pay', { payment_intent: id, settleAfterMs: 60_000 })
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('processing')
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await control('clock', { advanceMs: 61_000 })
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
})

describe('an unpaid code', () => {
  onStripeLocal('expires by the clock, and its payment accepts another payment method', async () => {
    const payment_method_options = { pix: { expires_after_seconds: 1_800 } }
    const { id } = await stripe.paymentIntents.create({ ...PIX, payment_method_options })
    await control('clock', { advanceMs: 1_799_000 })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_action')
    await control('clock', { advanceMs: 2_000 })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
    })
    await expect(control('pix/pay', { payment_intent: id })).rejects.toThrow('No Pix is waiting')
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    )
  })

  onStripeLocal('can be expired by a control call, and the shop gets an event', async () => {
    const { id } = await stripe.paymentIntents.create(PIX)
    await control('pix/expire', { payment_intent: id })
    await expect
      .poll(() => receiver.of(id).map(({ event }) => event.type))
      .toContain('payment_intent.payment_failed')
  })

  onStripeLocal(
    'becomes invalid when the buyer pays by card instead, so that no buyer pays twice',
    async () => {
      const { id } = await stripe.paymentIntents.create(PIX)
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
      await expect(control('pix/pay', { payment_intent: id })).rejects.toThrow('No Pix is waiting')
      expect(await read(`ledger?payment_intent=${id}`)).toMatchObject({ captured: 459_990 })
    },
  )

  onStripeLocal('becomes invalid when its payment is cancelled', async () => {
    const { id } = await stripe.paymentIntents.create(PIX)
    await stripe.paymentIntents.cancel(id)
    await expect(control('pix/pay', { payment_intent: id })).rejects.toThrow('No Pix is waiting')
  })

  onStripeLocal('prevents a change of the amount', async () => {
    const { id } = await stripe.paymentIntents.create(PIX)
    const error = { code: 'payment_intent_unexpected_state' }
    await expect(stripe.paymentIntents.update(id, { amount: 1_000 })).rejects.toMatchObject(error)
  })
})

test('a payment that allows only cards rejects Pix', async () => {
  const wrong = stripe.paymentIntents.create({ ...CARD, confirm: true, payment_method_data: { type: 'pix' } })
  await expect(wrong).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
})
