import { Counter, type Registry } from 'prom-client'
import Stripe from 'stripe'
import { acceptedTerms } from './accepted-terms.ts'
import {
  ForgedWebhook,
  OTHER_INSTALLATION,
  type Payment,
  PaymentProblem,
  type PaymentProvider,
  type PaymentTerms,
  type ProviderRefund,
  type ShippingTerms,
} from './payments.ts'
import { recentResponses } from './recent-responses.ts'
import { withCircuitBreaker } from './stripe-calls.ts'
import { disputeOf, eventOf, followedTypes, paymentOf, refundOf, reviewOf } from './stripe-objects.ts'

interface Options {
  secretKey: string
  webhookSecret: string
  /** Distinguishes this shop's payments from those of other programs with the same account. */
  installationId: () => Promise<string>
  /** Only for stripe-local: without it the SDK uses Stripe's own address. */
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
  const { wholeCallMs = WHOLE_CALL_MS, breakerPauseMs: pauseMs = BREAKER_PAUSE_MS, installationId } = options
  const stripe = clientOf(options)
  const call = withCircuitBreaker(metrics, { wholeCallMs, pauseMs })
  const rejected = countRejections(metrics)
  /** Several programs may use the account: each has its own idempotency keys. */
  const keyed = async (key: string) => ({ idempotencyKey: `${await installationId()}-${key}` })
  const readPayment = async (intent: Stripe.PaymentIntent) => paymentOf(intent, await installationId())
  const getPayment = (id: string): Promise<Payment> =>
    call('payment.get', async () => {
      const payment = await readPayment(
        await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
      )
      if (payment.installation === 'other') throw new PaymentProblem('missing', { code: OTHER_INSTALLATION })
      return payment
    })

  return {
    createPayment: (terms, key) =>
      acceptedTerms(
        terms,
        (accepted, again) =>
          call('payment.create', async () => {
            const metadata = {
              order_id: String(terms.orderId),
              ...(terms.chargeId !== undefined && { charge_id: String(terms.chargeId) }),
              installation_id: await installationId(),
            }
            const params = { currency: 'brl', metadata, ...paramsOf(accepted) }
            return readPayment(await stripe.paymentIntents.create(params, await keyed(`${key}${again}`)))
          }),
        rejected,
      ),
    changeTerms: (id, terms, key) =>
      acceptedTerms(
        terms,
        (accepted, again) =>
          call('payment.change', async () => {
            const options = await keyed(`${key}${again}`)
            return readPayment(await stripe.paymentIntents.update(id, paramsOf(accepted), options))
          }),
        rejected,
      ),
    getPayment,
    recentPayment: recentResponses(getPayment),
    async cancelPayment(id) {
      // A copied database refers to payments of another installation.
      await getPayment(id)
      return call('payment.cancel', async () => {
        try {
          return await readPayment(
            await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
          )
        } catch (error) {
          const intent = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined
          if (intent === undefined) throw error
          return readPayment(intent)
        }
      })
    },
    async *paymentsSince(moment) {
      const params = { created: { gte: seconds(moment) }, expand: ['data.latest_charge'] }
      const own = await installationId()
      yield* pages(
        (after) =>
          call('payment.list', () => stripe.paymentIntents.list({ ...params, ...after, limit: PAGE })),
        (intent) => paymentOf(intent, own),
      )
    },
    async refund({ paymentId, orderId, refundId, amountCents }, key) {
      await getPayment(paymentId)
      return call('refund.create', async () => {
        const own = await installationId()
        const metadata = { order_id: String(orderId), refund_id: String(refundId), installation_id: own }
        const params = { payment_intent: paymentId, amount: amountCents, metadata }
        return refundOf(await stripe.refunds.create(params, await keyed(key)), own)
      })
    },
    async refundsOf(paymentId) {
      const own = await installationId()
      const list = (after: object) =>
        call('refund.list', () => stripe.refunds.list({ payment_intent: paymentId, ...after, limit: PAGE }))
      const found: ProviderRefund[] = []
      for await (const refund of pages(list, (one) => refundOf(one, own))) found.push(refund)
      return found
    },
    getDispute: (id) => call('dispute.get', async () => disputeOf(await stripe.disputes.retrieve(id))),
    disputesOf: (paymentId) =>
      call('dispute.list', async () => {
        const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: PAGE })
        return data.map(({ id }) => id)
      }),
    getReview: (id) => call('review.get', async () => reviewOf(await stripe.reviews.retrieve(id))),
    getFraudWarning: (id) =>
      call('fraud-warning.get', async () => {
        const { actionable } = await stripe.radar.earlyFraudWarnings.retrieve(id)
        return { isActionable: actionable }
      }),
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
  if (/^(sk|rk)_live_/.test(secretKey))
    throw new Error('a live key must not be sent to another host than the provider’s')
  const { hostname: host, port, protocol } = new URL(apiBase)
  return protocol === 'https:'
    ? new Stripe(secretKey, { ...settings, host, port: port || 443, protocol: 'https' })
    : new Stripe(secretKey, { ...settings, host, port: port || 80, protocol: 'http' })
}

function paramsOf({ amountCents, description, methods, pixSeconds, statement, shipping }: PaymentTerms) {
  return {
    amount: amountCents,
    description,
    allowed_payment_method_types: [...methods],
    ...(methods.includes('pix') && {
      payment_method_options: { pix: { expires_after_seconds: pixSeconds } },
    }),
    ...(statement !== undefined && { statement_descriptor_suffix: statement }),
    ...(shipping !== undefined && { shipping: shippingParams(shipping) }),
  }
}

/** Helps the provider distinguish an honest buyer from a stolen card. */
function shippingParams({ name, phone, address, complement, city, state, zipCode }: ShippingTerms) {
  return {
    name,
    ...(phone !== null && { phone }),
    address: {
      line1: address,
      ...(complement !== null && { line2: complement }),
      city,
      state,
      postal_code: zipCode,
      country: 'BR',
    },
  }
}

function countRejections(metrics: Registry) {
  const metric = new Counter({
    name: 'payment_provider_details_rejected_total',
    help: 'Payments that were created without a detail that the provider had rejected',
    labelNames: ['detail'],
    registers: [metrics],
  })
  return (detail: string) => metric.inc({ detail })
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
