/**
 * The payment provider of a test: stripe-local behind the real SDK. It is started by the first call, because most tests
 * never pay.
 */
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { PaymentProvider } from '@shop/api/adapters/payments'
import { Registry } from 'prom-client'
import { z } from 'zod'

export interface Delivery {
  body: Buffer
  signature: string
}

const TEST_INSTALLATION = '00000000-0000-4000-8000-000000000001'
const keys = { secretKey: 'sk_test_local', publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' }
const intentView = z.object({ id: z.string(), status: z.string() })
const intentDetails = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string(),
  payment_method_types: z.array(z.string()),
  metadata: z.record(z.string(), z.string()),
  shipping: z.unknown(),
  statement_descriptor_suffix: z.string().nullable(),
  next_action: z.object({ pix_display_qr_code: z.object({ expires_at: z.number() }).optional() }).nullable(),
})
const refundView = z.object({ id: z.string() })
const ledgerView = z.object({
  captured: z.number(),
  refunded: z.number(),
  balance: z.number(),
  movements: z.array(z.object({ kind: z.string(), amount: z.number(), payment_intent: z.string() })),
})

interface ProviderOptions {
  timeoutMs?: number
  wholeCallMs?: number
  breakerPauseMs?: number
  installationId?: string
}

export type TestPayments = Awaited<ReturnType<typeof startPayments>>

/** `deliver` sends a signed event to the shop and returns the response's status. */
export async function startPayments(deliver: (delivery: Delivery) => Promise<number>) {
  const [{ startStripeLocal }, { stripePayments }] = await Promise.all([
    import('@shop/stripe-local/server'),
    import('@shop/api/adapters/stripe-payments'),
  ])
  const relay = createServer((request, response) => {
    const signature = String(request.headers['stripe-signature'])
    void buffer(request)
      .then((body) => deliver({ body, signature }))
      .then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const address = relay.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const stripeLocal = await startStripeLocal({ port: 0, ...keys, webhookUrl: `http://127.0.0.1:${port}` })
  const { url } = stripeLocal

  const control = async (path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`${url}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  /** Confirms as the browser does: with the publishable key and the client secret. */
  const confirm = async (clientSecret: string, params: Record<string, string>) => {
    const [id = ''] = clientSecret.split('_secret_')
    const body = new URLSearchParams({
      key: keys.publishableKey,
      client_secret: clientSecret,
      return_url: 'http://shop.test/checkout',
      ...params,
    })
    const response = await fetch(`${url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
    const parsed: unknown = await response.json()
    return response.ok ? intentView.parse(parsed).status : 'declined'
  }

  /** As another program with the same account's key. */
  const asOwner = async (path: string, params?: Record<string, string>) => {
    const headers = { authorization: `Bearer ${keys.secretKey}` }
    const body = params && new URLSearchParams(params)
    const response = await fetch(`${url}/v1/${path}`, {
      headers,
      ...(body && { method: 'POST', body }),
    })
    return response.json()
  }
  const providerWith = ({ installationId = TEST_INSTALLATION, ...options }: ProviderOptions) =>
    stripePayments(
      { ...keys, apiBase: url, installationId: async () => installationId, ...options },
      new Registry(),
    )

  return {
    url,
    provider: providerWith({ breakerPauseMs: 300 }),
    control,
    /** Another client of the same account. */
    providerWith,
    async createIntent(params: Record<string, string>) {
      return intentDetails.parse(await asOwner('payment_intents', { currency: 'brl', ...params }))
    },
    async intent(id: string) {
      return intentDetails.parse(await asOwner(`payment_intents/${id}`))
    },
    payByCard: (clientSecret: string, card = 'pm_card_visa') =>
      confirm(clientSecret, { payment_method: card }),
    requestPix: (clientSecret: string) => confirm(clientSecret, { 'payment_method_data[type]': 'pix' }),
    /** A refund on the provider's own dashboard, without the shop. */
    async refundOnPages(paymentIntent: string, amount?: number) {
      const params = { payment_intent: paymentIntent, ...(amount && { amount: String(amount) }) }
      return refundView.parse(await asOwner('refunds', params))
    },
    async ledger(paymentIntent?: string) {
      const query = paymentIntent === undefined ? '' : `?payment_intent=${paymentIntent}`
      return ledgerView.parse(await (await fetch(`${url}/_control/ledger${query}`)).json())
    },
    async close() {
      await stripeLocal.close()
      relay.closeAllConnections()
      await new Promise<void>((resolve) => relay.close(() => resolve()))
    },
  }
}

/** Starts the provider with the first call. */
export function onFirstUse(start: () => Promise<{ provider: PaymentProvider }>): PaymentProvider {
  const provider = async () => (await start()).provider
  return {
    createPayment: async (...given) => (await provider()).createPayment(...given),
    changeTerms: async (...given) => (await provider()).changeTerms(...given),
    getPayment: async (...given) => (await provider()).getPayment(...given),
    recentPayment: async (...given) => (await provider()).recentPayment(...given),
    cancelPayment: async (...given) => (await provider()).cancelPayment(...given),
    async *paymentsSince(...given) {
      yield* (await provider()).paymentsSince(...given)
    },
    refund: async (...given) => (await provider()).refund(...given),
    refundsOf: async (...given) => (await provider()).refundsOf(...given),
    getDispute: async (...given) => (await provider()).getDispute(...given),
    disputesOf: async (...given) => (await provider()).disputesOf(...given),
    getReview: async (...given) => (await provider()).getReview(...given),
    getFraudWarning: async (...given) => (await provider()).getFraudWarning(...given),
    async *undeliveredEvents(...given) {
      yield* (await provider()).undeliveredEvents(...given)
    },
    parseWebhook: async (...given) => (await provider()).parseWebhook(...given),
  }
}
