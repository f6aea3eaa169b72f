import { useLocation } from 'react-router'
import { paths } from '~/lib/paths.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'

/** The login path with a redirect back to the checkout, or with the redirect that the current page already has. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const redirect = useRedirect()
  const isCheckout = pathname === paths.checkout
  // The query string is known in the browser only.
  return withRedirect(paths.login, isCheckout ? pathname + (hydrated ? search : '') : redirect)
}
