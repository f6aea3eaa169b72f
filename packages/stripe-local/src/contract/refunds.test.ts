import { describe, expect, test } from 'vitest'
import { CARD, idOf, onStripeLocal, PIX, paidBy, subject } from './subject.ts'

const { stripe, control, read } = await subject()

test('a partial refund and then the rest are refunded, and the charge tracks the refunded amount', async () => {
  const { id: payment_intent, latest_charge } = await paidBy(stripe, 'pm_card_visa', 10_000)
  const part = await stripe.refunds.create({ payment_intent, amount: 4_000, metadata: { request: '7' } })
  expect(part).toMatchObject({
    object: 'refund',
    amount: 4_000,
    status: 'succeeded',
    metadata: { request: '7' },
  })
  const charge = idOf(latest_charge)
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 4_000, refunded: false })
  const rest = await stripe.refunds.create({ charge, reason: 'requested_by_customer' })
  expect(rest).toMatchObject({ amount: 6_000, reason: 'requested_by_customer', payment_intent })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 10_000, refunded: true })
  const list = await stripe.refunds.list({ payment_intent })
  expect(list.data.map(({ id }) => id)).toEqual([rest.id, part.id])
  expect((await stripe.refunds.retrieve(part.id)).amount).toBe(4_000)
})

test('a refund cannot exceed the remaining amount paid', async () => {
  const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
  await stripe.refunds.create({ payment_intent, amount: 9_000 })
  const error = {
    statusCode: 400,
    message: expect.stringContaining('greater than unrefunded amount') as string,
  }
  await expect(stripe.refunds.create({ payment_intent, amount: 1_001 })).rejects.toMatchObject(error)
})

test('a fully refunded payment cannot be refunded again', async () => {
  const { id: payment_intent } = await paidBy(stripe)
  await stripe.refunds.create({ payment_intent })
  const error = { statusCode: 400, code: 'charge_already_refunded' }
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject(error)
})

test('an unpaid payment cannot be refunded', async () => {
  const { id: payment_intent } = await stripe.paymentIntents.create(CARD)
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ statusCode: 400 })
})

test.each([{ amount: 0 }, { amount: -1 }, { reason: 'because' }])(
  'a refund with %o is rejected',
  async (params) => {
    const { id: payment_intent } = await paidBy(stripe)
    const wrong = stripe.rawRequest('POST', '/v1/refunds', { payment_intent, ...params })
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 })
  },
)

onStripeLocal('Pix can be refunded in parts, too', async () => {
  const { id: payment_intent } = await stripe.paymentIntents.create(PIX)
  await control('pix/pay', { payment_intent })
  expect(await stripe.refunds.create({ payment_intent, amount: 100 })).toMatchObject({ amount: 100 })
})

onStripeLocal(
  "a refund may fail later: the amount is the shop's again and can be refunded again",
  async () => {
    const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
    const { id } = await stripe.refunds.create({ payment_intent })
    await control('refund/fail', { refund: id })
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed' })
    expect(await read(`ledger?payment_intent=${payment_intent}`)).toMatchObject({
      refunded: 0,
      balance: 10_000,
    })
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 10_000 })
    await expect(control('refund/fail', { refund: id })).rejects.toThrow('failed already')
  },
)

onStripeLocal('two test cards refund by the clock: one succeeds late, one fails', async () => {
  const late = await paidBy(stripe, 'pm_card_pendingRefund')
  const vain = await paidBy(stripe, 'pm_card_refundFail')
  const pending = await stripe.refunds.create({ payment_intent: late.id })
  const doomed = await stripe.refunds.create({ payment_intent: vain.id })
  expect([pending.status, doomed.status]).toEqual(['pending', 'succeeded'])
  await control('clock', { advanceMs: 3_000 })
  expect((await stripe.refunds.retrieve(pending.id)).status).toBe('succeeded')
  expect((await stripe.refunds.retrieve(doomed.id)).status).toBe('failed')
})

describe('a dispute', () => {
  onStripeLocal(
    'takes the amount from the balance, prevents a refund and names the deadline for a response',
    async () => {
      const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
      const { id } = (await control('dispute', { payment_intent })) as { id: string }
      const dispute = await stripe.disputes.retrieve(id)
      expect(dispute).toMatchObject({
        amount: 10_000,
        reason: 'fraudulent',
        status: 'needs_response',
        payment_intent,
      })
      expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created)
      const error = { statusCode: 400, code: 'charge_disputed' }
      await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject(error)
      expect(await read(`ledger?payment_intent=${payment_intent}`)).toMatchObject({ balance: 0 })
    },
  )

  onStripeLocal.each([
    ['won', 10_000],
    ['lost', 0],
  ])('that is %s leaves a balance of %i', async (status, balance) => {
    const { id: payment_intent } = await paidBy(stripe, 'pm_card_visa', 10_000)
    const { id } = (await control('dispute', { payment_intent, reason: 'product_not_received' })) as {
      id: string
    }
    await control('dispute/close', { dispute: id, status })
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status, reason: 'product_not_received' })
    expect(await read(`ledger?payment_intent=${payment_intent}`)).toMatchObject({ balance })
    const types = (await stripe.events.list({ types: ['charge.dispute.funds_reinstated'], limit: 100 })).data
    expect(types.some(({ data }) => 'id' in data.object && data.object.id === id)).toBe(status === 'won')
  })

  test('is opened automatically with the test card for it', async () => {
    const { latest_charge } = await paidBy(stripe, 'pm_card_createDispute')
    await expect
      .poll(async () => (await stripe.charges.retrieve(idOf(latest_charge))).disputed, { timeout: 30_000 })
      .toBe(true)
  })
})
