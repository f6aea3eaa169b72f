import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const PARAM = 'token'

/**
 * The token of a mail's link: `undefined` until the browser has looked, `null` if there is none. It leaves the address
 * bar at once, where it could be copied, bookmarked or read over a shoulder, and stays in the history entry, so that
 * loading the page again finds it.
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
  // A link that was cut off behind its '?token=' has none either.
  return (inAddress ?? kept(state)) || null
}

function kept(state: unknown) {
  const has = typeof state === 'object' && state !== null && PARAM in state
  return has && typeof state[PARAM] === 'string' ? state[PARAM] : null
}
