/** Confirms the payment with what the buyer entered and handles the next action, such as 3D Secure or Pix. */
import { type ApiObject, get, post } from '../api.ts'
import type { StripeError } from '../protocol.ts'
import type { Elements } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { openModal } from './modal.ts'
import { ORIGIN } from './origin.ts'

export type Result = { paymentIntent: ApiObject } | { error: StripeError }

export interface ConfirmOptions {
  elements?: Elements
  clientSecret?: string
  confirmParams?: { confirmation_token?: string; return_url?: string; [param: string]: unknown }
  redirect?: string
}

export async function confirmPayment(key: string, options: ConfirmOptions): Promise<Result> {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const clientSecret = options.clientSecret ?? elements?.clientSecret
  if (clientSecret === undefined)
    throw new IntegrationError('You must pass a clientSecret to confirmPayment.')
  if (redirect === 'always' && confirmParams.return_url === undefined) {
    throw new IntegrationError('confirmParams.return_url is required unless redirect is "if_required".')
  }
  const { confirmation_token, payment_method_data, ...rest } = confirmParams
  const token =
    confirmation_token ?? (await collect(elements, { payment_method_data, return_url: rest.return_url }))
  if (typeof token !== 'string') return token
  const [id = ''] = clientSecret.split('_secret_')
  const params = {
    ...rest,
    key,
    client_secret: clientSecret,
    confirmation_token: token,
    use_stripe_sdk: true,
  }
  const response = await post(ORIGIN, `/v1/payment_intents/${id}/confirm`, params)
  if ('error' in response) return response
  const result = await handleAction(key, clientSecret, response.object)
  if (redirect === 'always' && 'paymentIntent' in result)
    return leave(confirmParams.return_url ?? '', clientSecret)
  return result
}

async function collect(
  elements: Elements | undefined,
  params: object,
): Promise<string | { error: StripeError }> {
  if (elements === undefined) throw new IntegrationError('Pass elements or a confirmation_token.')
  const made = await elements.token(params)
  if (isFailed(made)) return { error: made.error }
  return String(made['id'])
}

export function isFailed(made: object): made is { error: StripeError } {
  return 'error' in made
}

export async function retrieve(key: string, clientSecret: string): Promise<Result> {
  const [id = ''] = clientSecret.split('_secret_')
  const response = await get(ORIGIN, `/v1/payment_intents/${id}`, { key, client_secret: clientSecret })
  return 'error' in response ? response : { paymentIntent: response.object }
}

export async function handleAction(key: string, clientSecret: string, intent: ApiObject): Promise<Result> {
  const action = intent['next_action']
  if (typeof action !== 'object' || action === null || !('type' in action)) return { paymentIntent: intent }
  if (action.type === 'use_stripe_sdk') {
    await openModal('three-d-secure.html', 'Autenticação do pagamento', { secret: clientSecret })
  } else if (action.type === 'pix_display_qr_code') {
    await openModal('pix.html', 'Pagamento com Pix', { secret: clientSecret })
  } else if (action.type === 'redirect_to_url' && 'redirect_to_url' in action) {
    const target = action.redirect_to_url
    if (typeof target === 'object' && target !== null && 'url' in target) location.assign(String(target.url))
    return new Promise(() => undefined)
  }
  return afterAction(await retrieve(key, clientSecret))
}

/** If the payment needs a new payment method again, the result is its last payment error. */
function afterAction(result: Result): Result {
  if ('error' in result) return result
  const { status, last_payment_error: error } = result.paymentIntent
  if (status !== 'requires_payment_method' || !isStripeError(error)) return result
  return { error: { ...error, payment_intent: result.paymentIntent } }
}

function isStripeError(value: unknown): value is StripeError {
  return typeof value === 'object' && value !== null && 'message' in value && 'type' in value
}

function leave(returnUrl: string, clientSecret: string): Promise<never> {
  const url = new URL(returnUrl, location.href)
  const [id = ''] = clientSecret.split('_secret_')
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', clientSecret)
  url.searchParams.set('redirect_status', 'succeeded')
  location.assign(url)
  return new Promise(() => undefined)
}
