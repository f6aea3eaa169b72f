/** The payment shown on a stripe-local page, identified by the client secret that the page was opened with. */
import { send } from './channel.ts'

export interface Payment {
  amount: string
  status: string
  pix: { data: string; picture: string; expires_at: number } | null
}

const query = new URLSearchParams(location.search)
const secret =
  new URLSearchParams(location.hash.slice(1)).get('secret') ?? query.get('payment_intent_client_secret') ?? ''
export const isFramed = window.parent !== window

export async function readPayment(): Promise<Payment> {
  const response = await fetch(`/stand-in/payment?client_secret=${encodeURIComponent(secret)}`)
  if (!response.ok) throw new Error('the payment cannot be read')
  return (await response.json()) as Payment
}

export function act(path: string, reply: object = {}): Promise<Response> {
  const body = new URLSearchParams({ client_secret: secret, ...reply })
  return fetch(`/stand-in/${path}`, { method: 'POST', body })
}

/** Returns the buyer to the page they came from. */
export async function leave() {
  if (isFramed) return send({ type: 'close' })
  const target = query.get('return_url')
  if (target === null) return
  const { status } = await readPayment()
  const url = new URL(target)
  if (!/^https?:$/.test(url.protocol)) return
  url.searchParams.set('payment_intent', secret.split('_secret_')[0] ?? '')
  url.searchParams.set('payment_intent_client_secret', secret)
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  location.assign(url)
}
