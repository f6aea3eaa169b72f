import { describe, expect, test } from 'vitest'
import { CARD, idOf, onStripeLocal, paidBy, subject } from './subject.ts'

const { stripe, control, read } = await subject()

async function eventsOf(objectId: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => 'id' in object && object.id === objectId)
    .map(({ type }) => type)
    .toReversed()
}
const reviewed = async () => {
  const payment = await paidBy(stripe)
  const { id } = (await control('review', { payment_intent: payment.id })) as { id: string }
  return { payment, id }
}

describe('a review', () => {
  onStripeLocal('names its payment and stays open until it is approved', async () => {
    const { payment, id } = await reviewed()
    const opened = { open: true, closed_reason: null, reason: 'rule', payment_intent: payment.id }
    expect(await stripe.reviews.retrieve(id)).toMatchObject({ object: 'review', ...opened })
    expect((await stripe.paymentIntents.retrieve(payment.id)).review).toBe(id)
    expect((await stripe.reviews.list({ limit: 100 })).data.map((one) => one.id)).toContain(id)
    const approved = { open: false, closed_reason: 'approved', reason: 'approved' }
    expect(await stripe.reviews.approve(id)).toMatchObject(approved)
    expect((await stripe.reviews.list({ limit: 100 })).data.map((one) => one.id)).not.toContain(id)
    expect(await eventsOf(id)).toEqual(['review.opened', 'review.closed'])
    await expect(stripe.reviews.approve(id)).rejects.toMatchObject({ statusCode: 400 })
  })

  onStripeLocal('ends with the refund of its payment, or with a dispute about it', async () => {
    const refunded = await reviewed()
    await stripe.refunds.create({ payment_intent: refunded.payment.id, reason: 'fraudulent' })
    expect((await stripe.reviews.retrieve(refunded.id)).closed_reason).toBe('refunded_as_fraud')
    const disputed = await reviewed()
    await control('dispute', { payment_intent: disputed.payment.id })
    expect((await stripe.reviews.retrieve(disputed.id)).closed_reason).toBe('disputed')
  })

  test('is opened automatically with the test card of elevated risk', async () => {
    const { latest_charge } = await paidBy(stripe, 'pm_card_riskLevelElevated')
    const charge = await stripe.charges.retrieve(idOf(latest_charge))
    expect(charge).toMatchObject({ paid: true, outcome: { risk_level: 'elevated' } })
  })
})

describe('an early fraud warning', () => {
  onStripeLocal('is actionable until the payment is refunded or disputed', async () => {
    const { id: payment_intent, latest_charge } = await paidBy(stripe)
    const made = (await control('fraud-warning', { payment_intent })) as { id: string }
    const warning = { actionable: true, charge: idOf(latest_charge), payment_intent }
    expect(await stripe.radar.earlyFraudWarnings.retrieve(made.id)).toMatchObject({
      object: 'radar.early_fraud_warning',
      fraud_type: 'made_with_stolen_card',
      ...warning,
    })
    const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent })
    expect(data).toMatchObject([{ id: made.id }])
    await stripe.refunds.create({ payment_intent, amount: 100 })
    expect((await stripe.radar.earlyFraudWarnings.retrieve(made.id)).actionable).toBe(true)
    await stripe.refunds.create({ payment_intent })
    expect((await stripe.radar.earlyFraudWarnings.retrieve(made.id)).actionable).toBe(false)
    expect(await eventsOf(made.id)).toEqual([
      'radar.early_fraud_warning.created',
      'radar.early_fraud_warning.updated',
    ])
  })

  test('is created automatically with the test card for it', async () => {
    const { id: payment_intent } = await paidBy(stripe, 'pm_card_createIssuerFraudRecord')
    await expect
      .poll(async () => (await stripe.radar.earlyFraudWarnings.list({ payment_intent })).data.length, {
        timeout: 15_000,
      })
      .toBe(1)
  })
})

describe('a dispute', () => {
  onStripeLocal('that is prevented does not change the balance, and is found by its payment', async () => {
    const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
    const { id } = (await control('dispute', { payment_intent })) as { id: string }
    await control('dispute/close', { dispute: id, status: 'prevented' })
    expect((await stripe.disputes.list({ payment_intent })).data).toMatchObject([{ id, status: 'prevented' }])
    expect(await read(`ledger?payment_intent=${payment_intent}`)).toMatchObject({ balance: 10_000 })
  })

  onStripeLocal(
    'that is an inquiry does not change the balance and allows a refund; it is closed, never won',
    async () => {
      const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
      const { id } = (await control('dispute', { payment_intent, inquiry: true })) as { id: string }
      expect(await stripe.disputes.retrieve(id)).toMatchObject({
        status: 'warning_needs_response',
        is_charge_refundable: true,
      })
      expect(await read(`ledger?payment_intent=${payment_intent}`)).toMatchObject({ balance: 10_000 })
      await expect(control('dispute/close', { dispute: id, status: 'won' })).rejects.toThrow('cannot be won')
      await control('dispute/close', { dispute: id, status: 'warning_closed' })
      expect((await stripe.disputes.retrieve(id)).status).toBe('warning_closed')
      expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 10_000 })
    },
  )
})

onStripeLocal('an unpaid payment cannot be reviewed', async () => {
  const { id: payment_intent } = await stripe.paymentIntents.create(CARD)
  await expect(control('review', { payment_intent })).rejects.toThrow('no such charge')
})
