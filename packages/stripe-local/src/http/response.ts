import { type ErrorBody, StripeFailure } from '../failure.ts'

/** Status and text of a response, as stored under an idempotency key. */
export interface HttpResponse {
  status: number
  text: string
  requestId: string
  /** false: nothing ran, so the response is not stored. */
  executed: boolean
}

export function success(body: object, requestId: string): HttpResponse {
  return { status: 200, text: JSON.stringify(body), requestId, executed: true }
}

export function failure(error: unknown, requestId: string, view: (body: ErrorBody) => object): HttpResponse {
  if (!(error instanceof StripeFailure)) throw error
  const { status, executed } = error
  const body = view(error.body)
  const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}`
  return { status, text: JSON.stringify({ error: { ...body, request_log_url } }), requestId, executed }
}

export function serverError(requestId: string): HttpResponse {
  const message = 'An unknown error occurred'
  return {
    status: 500,
    text: JSON.stringify({ error: { type: 'api_error', message } }),
    requestId,
    executed: true,
  }
}

export function rateLimited(requestId: string): HttpResponse {
  const message = 'Request rate limit exceeded.'
  const error = { type: 'invalid_request_error', code: 'rate_limit', message }
  return { status: 429, text: JSON.stringify({ error }), requestId, executed: false }
}
