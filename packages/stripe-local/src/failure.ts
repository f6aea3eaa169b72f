/** An error as Stripe returns it. The status selects the SDK's error class; the body is exposed to its callers. */
import type Stripe from 'stripe'

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
  payment_method_type?: string
  doc_url?: string
  request_log_url?: string
}

interface Options {
  /** false: the endpoint did not run, so the response is not stored under the idempotency key. */
  executed?: boolean
}

export class StripeFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly executed: boolean

  constructor(status: number, body: ErrorBody, { executed = true }: Options = {}) {
    super(body.message)
    this.status = status
    this.body = body.code === undefined ? body : { ...body, doc_url: docUrl(body.code) }
    this.executed = executed
  }
}

/** An invalid parameter: rejected before anything ran. */
export function invalid(message: string, param: string, code?: string): StripeFailure {
  const body = { type: 'invalid_request_error', message, param, ...(code !== undefined && { code }) } as const
  return new StripeFailure(400, body, { executed: false })
}

/** A request that is well formed but not possible in this state. */
export function invalidRequest(message: string, details: Partial<ErrorBody> = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details })
}

export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${kind}: '${id}'`
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

export function unauthorized(message: string, code?: string): StripeFailure {
  const body = { type: 'invalid_request_error', message, ...(code !== undefined && { code }) } as const
  return new StripeFailure(401, body, { executed: false })
}

function docUrl(code: string): string {
  return `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`
}
