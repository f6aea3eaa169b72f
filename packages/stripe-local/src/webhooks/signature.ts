import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for exactly the bytes that are sent. */
export function signatureOf(body: string, secret: string, unixSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')
  return `t=${unixSeconds},v1=${digest}`
}
