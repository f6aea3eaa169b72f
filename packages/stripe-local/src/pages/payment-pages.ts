import { encode } from 'uqr'
/** The server side of the challenge and Pix pages. A caller with the payment's secret may act as its buyer. */
import type { Account } from '../account.ts'
import { Form } from '../http/form.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { payPix } from '../payments/pix.ts'
import { completeChallenge } from '../payments/three-d-secure.ts'
import { qrPng, qrSvg } from '../pix/pictures.ts'
import type { Served } from './files.ts'

export function intentOfSecret({ intents }: Account, secret: string): PaymentIntent | undefined {
  const intent = intents.get(secret.split('_secret_')[0] ?? '')
  return intent?.client_secret === secret ? intent : undefined
}

export function paymentView(intent: PaymentIntent): object {
  const amount = (intent.amount / 100).toLocaleString('pt-BR', {
    style: 'currency',
    currency: intent.currency,
  })
  const code = intent.next_action?.pix_display_qr_code
  const { data = '', expires_at = 0 } = code ?? {}
  const picture = `/pix/${intent.client_secret}.svg`
  return { amount, status: intent.status, pix: code === undefined ? null : { data, picture, expires_at } }
}

export function actOnPayment(account: Account, action: string, body: string): boolean {
  const form = Form.decode(body)
  const intent = intentOfSecret(account, form.required('client_secret'))
  if (intent === undefined) return false
  if (action === 'challenge') completeChallenge(account, intent, form.flag('approved'))
  else if (action === 'pix/pay') payPix(account, intent)
  else return false
  return true
}

export function pixPicture(account: Account, secret: string, extension: string): Served | undefined {
  const data = intentOfSecret(account, secret)?.next_action?.pix_display_qr_code?.data
  if (data === undefined) return undefined
  const { data: code } = encode(data, { ecc: 'M', border: 0 })
  return extension === 'svg'
    ? { type: 'image/svg+xml', content: qrSvg(code) }
    : { type: 'image/png', content: qrPng(code) }
}
