import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLinkToken } from '~/lib/link-token.ts'
import { isVerification, type Verification, withoutResponse, withoutToken } from './verification.ts'
import type { Enter } from './verify-email.ts'

/**
 * The result of the link, `undefined` while the request is pending. The result replaces the token in the history entry:
 * a reload shows it again instead of sending a used token.
 */
export function useVerification(enter: Enter): Verification | undefined {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const token = useLinkToken()
  // Only after hydration, because the server-rendered page is the same for all visitors.
  const result = token === undefined ? undefined : verificationIn(state)

  useEffect(() => {
    if (!token || result) return
    let left = false
    void verify(token, enter).then((verification) => {
      if (!left) void navigate({ search }, { replace: true, state: { verification } })
    })
    return () => {
      left = true
    }
  }, [token, result, search, navigate, enter])

  return result ?? (token === null ? withoutToken : undefined)
}

async function verify(token: string, enter: Enter) {
  try {
    const { verifyEmail } = await import('./verify-email.ts')
    return await verifyEmail(token, enter)
  } catch {
    // The module could not be loaded: a network failure.
    return withoutResponse
  }
}

function verificationIn(state: unknown): Verification | undefined {
  const has = typeof state === 'object' && state !== null && 'verification' in state
  return has && isVerification(state.verification) ? state.verification : undefined
}
