import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLinkToken } from '~/lib/link-token.ts'
import { isVerification, type Verification, withoutAnswer, withoutToken } from './verification.ts'
import type { Enter } from './verify-email.ts'

/**
 * What came of the link, `undefined` while it is being asked. The answer takes the token's place in the history entry:
 * loading the page again shows it again instead of sending a token that is used up.
 */
export function useVerification(enter: Enter): Verification | undefined {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const token = useLinkToken()
  // Only once the browser has looked: the page arrives the same for everyone.
  const answer = token === undefined ? undefined : answerIn(state)

  useEffect(() => {
    if (!token || answer) return
    let left = false
    void ask(token, enter).then((verification) => {
      if (!left) void navigate({ search }, { replace: true, state: { verification } })
    })
    return () => {
      left = true
    }
  }, [token, answer, search, navigate, enter])

  return answer ?? (token === null ? withoutToken : undefined)
}

async function ask(token: string, enter: Enter) {
  try {
    const { verifyEmail } = await import('./verify-email.ts')
    return await verifyEmail(token, enter)
  } catch {
    // It did not arrive: the line is down.
    return withoutAnswer
  }
}

function answerIn(state: unknown): Verification | undefined {
  const has = typeof state === 'object' && state !== null && 'verification' in state
  return has && isVerification(state.verification) ? state.verification : undefined
}
