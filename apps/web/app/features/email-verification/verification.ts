import { failures } from '@shop/contract/failures'
import type { VerificationResult } from '~/shared/account/verification.ts'

export interface Verification {
  result: VerificationResult
  message: string
  /** The redirect target from the registration. */
  redirect?: string | undefined
  /** The email address of the account that the link signed in. */
  signedInAs?: string | undefined
}

export function isVerification(value: unknown): value is Verification {
  return typeof value === 'object' && value !== null && 'result' in value && 'message' in value
}

export const withoutToken: Verification = {
  result: 'invalid',
  message: failures.verifyEmailWithoutToken.message,
}

export const withoutResponse: Verification = { result: 'failed', message: failures.verifyEmail.noResponse }
