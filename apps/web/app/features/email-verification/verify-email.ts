import { auth } from '@shop/contract/auth'
import { failures } from '@shop/contract/failures'
import { ApiError, call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import type { VerificationResult } from '~/lib/verification.ts'
import type { Verification } from './verification.ts'

const asked = new Map<string, Promise<Verification>>()

/** A token is sent once, however often the page is drawn: the second time it would be told as used. */
export function verifyEmail(token: string): Promise<Verification> {
  const known = asked.get(token) ?? send(token)
  asked.set(token, known)
  return known
}

async function send(token: string): Promise<Verification> {
  try {
    return { result: 'verified', ...(await call(auth.verifyEmail, { body: { token } })) }
  } catch (error) {
    return { result: resultOf(error), message: failureText(error, failures.verifyEmail) }
  }
}

/** Too many at once says nothing about the link either. */
function resultOf(error: unknown): VerificationResult {
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429
  return refused ? 'invalid' : 'failed'
}
