import { PaymentProblem } from '../../adapters/payments.ts'
import { AppError } from '../../lib/app-error.ts'
import type { PaymentDeps } from './payment-deps.ts'

const RETRY_AFTER_SECONDS = 10

export function paymentUnavailable(cause?: unknown): AppError {
  return new AppError('payment_unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Turns a provider failure into an error response with Retry-After. */
export async function orUnavailable<T>(
  { log }: PaymentDeps,
  orderId: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error, orderId }, 'the payment provider could not be used')
    throw paymentUnavailable(error)
  }
}
