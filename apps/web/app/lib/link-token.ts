import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const PARAM = 'token'

/**
 * The token of an email link: `undefined` until the browser has read it, `null` if there is none. It is removed at once
 * from the address bar, where it could be copied, bookmarked or read by a bystander, and is stored in the history
 * entry, so that a reload finds it.
 */
export function useLinkToken(): string | null | undefined {
  const [params] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const inAddress = params.get(PARAM)

  useEffect(() => {
    if (inAddress === null) return
    const others = new URLSearchParams(window.location.search)
    others.delete(PARAM)
    void navigate({ search: others.toString() }, { replace: true, state: { [PARAM]: inAddress } })
  }, [inAddress, navigate])

  if (!hydrated) return undefined
  // A link truncated after '?token=' has none either.
  return (inAddress ?? tokenIn(state)) || null
}

function tokenIn(state: unknown) {
  const has = typeof state === 'object' && state !== null && PARAM in state
  return has && typeof state[PARAM] === 'string' ? state[PARAM] : null
}
