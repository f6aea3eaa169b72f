/** Calls the API with the publishable key. Errors are returned in Stripe's shape. */
import { encodeForm } from './form-encoding.ts'
import type { StripeError } from './protocol.ts'

export type ApiObject = Record<string, unknown>
export type ApiResponse = { object: ApiObject } | { error: StripeError }

export function post(origin: string, path: string, params: object): Promise<ApiResponse> {
  return call(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(encodeForm(params)) })
}

export function get(origin: string, path: string, params: object): Promise<ApiResponse> {
  return call(`${origin}${path}?${encodeForm(params)}`, {})
}

async function call(url: string, init: RequestInit): Promise<ApiResponse> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' })
    const body: unknown = await response.json()
    if (response.ok && isObject(body)) return { object: body }
    if (isObject(body) && isError(body['error'])) return { error: body['error'] }
  } catch {
    // The connection failed or the response was not JSON: in both cases the outcome is unknown.
  }
  const message =
    'Não foi possível falar com o provedor de pagamento. Verifique sua conexão e tente novamente.'
  return { error: { type: 'api_connection_error', message } }
}

function isObject(value: unknown): value is ApiObject {
  return typeof value === 'object' && value !== null
}

function isError(value: unknown): value is StripeError {
  return isObject(value) && typeof value['type'] === 'string' && typeof value['message'] === 'string'
}
