import { ApiError } from '~/lib/api.ts'

export const noDay = 'Diga em que dia devolveu.'

/** What the bank no longer returns, in centavos; undefined where the call failed for another reason. */
export function byHandNeeded(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'refund_by_hand_needed') return undefined
  return Math.round(Number(error.details['amount'] ?? 0) * 100)
}
