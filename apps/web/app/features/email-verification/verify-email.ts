import { auth, type SignedIn } from '@shop/contract/auth'
import { failures } from '@shop/contract/failures'
import { ApiError, call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { rememberDevice } from '~/lib/known-device.ts'
import { readToken } from '~/lib/session.ts'
import type { VerificationResult } from '~/shared/account/verification.ts'
import type { Verification } from './verification.ts'

export type Enter = (session: SignedIn) => Promise<void>

const pendingByToken = new Map<string, Promise<Verification>>()

/** A token is sent once, however often the page renders: the second time it would be rejected as used. */
export function verifyEmail(token: string, enter: Enter): Promise<Verification> {
  const pending = pendingByToken.get(token) ?? send(token, enter)
  pendingByToken.set(token, pending)
  return pending
}

async function send(token: string, enter: Enter): Promise<Verification> {
  try {
    const { deviceToken, session, ...response } = await call(auth.verifyEmail, { body: { token } })
    rememberDevice(deviceToken)
    return { result: 'verified', ...response, signedInAs: session && (await useSession(session, enter)) }
  } catch (error) {
    return { result: resultOf(error), message: failureText(error, failures.verifyEmail) }
  }
}

/** A rate limit (429) says nothing about the link either. */
function resultOf(error: unknown): VerificationResult {
  const rejected = error instanceof ApiError && error.status < 500 && error.status !== 429
  return rejected ? 'invalid' : 'failed'
}

/** A link sent by another person must not replace the current session: the new session is ended unused. */
async function useSession(session: SignedIn, enter: Enter): Promise<string | undefined> {
  if (readToken() !== undefined) {
    call(auth.logout, { token: session.token }).catch(() => undefined)
    return undefined
  }
  await enter(session)
  return session.user.email
}
