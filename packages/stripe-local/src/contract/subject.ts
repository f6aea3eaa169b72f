/**
 * The target of the contract suite: stripe-local, or Stripe in test mode when `STRIPE_CONTRACT_KEY` is set.
 * Against Stripe, everything that needs the control API is skipped.
 */
import Stripe from 'stripe'
import { afterAll, test } from 'vitest'
import { type StripeLocalOptions, startStripeLocal } from '../server.ts'
import { webhookReceiver } from './webhook-receiver.ts'

const liveKey = process.env['STRIPE_CONTRACT_KEY']
if (liveKey !== undefined && !liveKey.startsWith('sk_test_'))
  throw new Error('the suite takes a test key only')

const SECRET_KEY = 'sk_test_contract'
export const PUBLISHABLE_KEY = 'pk_test_contract'
export const WEBHOOK_SECRET = 'whsec_contract'

/** For tests that only stripe-local can run. */
export const onStripeLocal = test.skipIf(liveKey !== undefined)

export async function subject(options: Partial<StripeLocalOptions> = {}) {
  const receiver = await webhookReceiver()
  const { url, close } = await startStripeLocal({
    port: 0,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    ...options,
  })
  afterAll(async () => {
    await close()
    await receiver.close()
  })
  return { url, receiver, stripe: clientOf(url), ...controlOf(url) }
}

function clientOf(url: string): Stripe {
  if (liveKey !== undefined) return new Stripe(liveKey)
  const { hostname, port } = new URL(url)
  // No retries: the suite checks the response of each single request.
  return new Stripe(SECRET_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}

interface RawInit {
  method?: string
  body?: string
  headers?: Record<string, string>
}

function controlOf(url: string) {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${url}/_control/${path}`, init)
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    control: (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    read: (path: string) => call(path),
    /** An API call as the browser makes it. */
    browse: async (path: string, params: Record<string, string>) => {
      const body = new URLSearchParams({ key: PUBLISHABLE_KEY, ...params })
      const response = await fetch(`${url}${path}`, { method: 'POST', body })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    raw: (path: string, { headers, ...init }: RawInit = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers } }),
  }
}

export const BRL = { amount: 459_990, currency: 'brl' } as const
export const CARD = {
  ...BRL,
  allowed_payment_method_types: ['card'],
} satisfies Stripe.PaymentIntentCreateParams
export const PIX = {
  ...BRL,
  allowed_payment_method_types: ['card', 'pix'],
  confirm: true,
  payment_method_data: { type: 'pix' },
} satisfies Stripe.PaymentIntentCreateParams

export function paidBy(stripe: Stripe, payment_method = 'pm_card_visa', amount: number = BRL.amount) {
  return stripe.paymentIntents.create({ ...CARD, amount, confirm: true, payment_method })
}

/** The id of a reference, expanded or not. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
