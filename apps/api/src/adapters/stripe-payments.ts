import type { Registry } from 'prom-client'
import Stripe from 'stripe'
import { ForgedWebhook, type Payment, type PaymentProvider, type PaymentTerms } from './payments.ts'
import { recentAnswers } from './recent-answers.ts'
import { guardCalls } from './stripe-calls.ts'
import { disputeOf, eventOf, followedTypes, paymentOf, refundOf } from './stripe-objects.ts'

interface Options {
  secretKey: string
  webhookSecret: string
  /** Only for a stand-in: without it the SDK knows where Stripe is. */
  apiBase?: string | undefined
  timeoutMs?: number
  wholeCallMs?: number
  breakerPauseMs?: number
}

const TIMEOUT_MS = 5_000
const WHOLE_CALL_MS = 12_000
const BREAKER_PAUSE_MS = 10_000
const SIGNATURE_LIFE_SECONDS = 300
const PAGE = 100

export function stripePayments(options: Options, metrics: Registry): PaymentProvider {
  const { wholeCallMs = WHOLE_CALL_MS, breakerPauseMs: pauseMs = BREAKER_PAUSE_MS } = options
  const stripe = clientOf(options)
  const call = guardCalls(metrics, { wholeCallMs, pauseMs })
  const getPayment = (id: string): Promise<Payment> =>
    call('payment.get', async () =>
      paymentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    )

  return {
    createPayment: ({ orderId, ...terms }, idempotencyKey) =>
      call('payment.create', async () => {
        const metadata = { order_id: String(orderId) }
        const params = { currency: 'brl', metadata, ...paramsOf(terms) }
        return paymentOf(await stripe.paymentIntents.create(params, { idempotencyKey }))
      }),
    changeTerms: (id, terms, idempotencyKey) =>
      call('payment.change', async () =>
        paymentOf(await stripe.paymentIntents.update(id, paramsOf(terms), { idempotencyKey })),
      ),
    getPayment,
    recentPayment: recentAnswers(getPayment),
    cancelPayment: (id) =>
      call('payment.cancel', async () => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }))
        } catch (error) {
          const intent = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined
          if (intent === undefined) throw error
          return paymentOf(intent)
        }
      }),
    async *paymentsSince(moment) {
      const params = { created: { gte: seconds(moment) }, expand: ['data.latest_charge'] }
      yield* pages(
        (after) =>
          call('payment.list', () => stripe.paymentIntents.list({ ...params, ...after, limit: PAGE })),
        paymentOf,
      )
    },
    refund: ({ paymentId, orderId, refundId, amountCents }, idempotencyKey) =>
      call('refund.create', async () => {
        const metadata = { order_id: String(orderId), refund_id: String(refundId) }
        const params = { payment_intent: paymentId, amount: amountCents, metadata }
        return refundOf(await stripe.refunds.create(params, { idempotencyKey }))
      }),
    refundsOf: (paymentId) =>
      call('refund.list', async () => {
        const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: PAGE })
        return data.map(refundOf)
      }),
    getDispute: (id) => call('dispute.get', async () => disputeOf(await stripe.disputes.retrieve(id))),
    async *undeliveredEvents(since) {
      const params = { types: followedTypes, delivery_success: false, created: { gte: seconds(since) } }
      yield* pages(
        (after) => call('event.list', () => stripe.events.list({ ...params, ...after, limit: PAGE })),
        eventOf,
      )
    },
    async parseWebhook(body, signature) {
      const { webhookSecret } = options
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_LIFE_SECONDS))
      } catch (cause) {
        throw new ForgedWebhook('not an event of the provider', { cause })
      }
    },
  }
}

function clientOf({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: Options): Stripe {
  const settings = { maxNetworkRetries: 1, timeout: timeoutMs, telemetry: false }
  if (apiBase === undefined) return new Stripe(secretKey, settings)
  if (/^(sk|rk)_live_/.test(secretKey)) throw new Error('a live key is for the provider alone')
  const { hostname: host, port, protocol } = new URL(apiBase)
  return protocol === 'https:'
    ? new Stripe(secretKey, { ...settings, host, port: port || 443, protocol: 'https' })
    : new Stripe(secretKey, { ...settings, host, port: port || 80, protocol: 'http' })
}

function paramsOf({ amountCents, description, methods, pixExpiresAt }: Omit<PaymentTerms, 'orderId'>) {
  return {
    amount: amountCents,
    description,
    allowed_payment_method_types: [...methods],
    ...(methods.includes('pix') && {
      payment_method_options: { pix: { expires_at: seconds(pixExpiresAt) } },
    }),
  }
}

async function* pages<T extends { id: string }, R>(
  page: (after: { starting_after?: string }) => Promise<{ data: T[]; has_more: boolean }>,
  map: (row: T) => R,
): AsyncGenerator<R> {
  let after = {}
  for (;;) {
    const { data, has_more } = await page(after)
    yield* data.map(map)
    const last = data.at(-1)
    if (!has_more || last === undefined) return
    after = { starting_after: last.id }
  }
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
