import { useLocation } from 'react-router'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'

/** The login path with a redirect back to the checkout, or with the redirect that the current page already has. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const redirect = useRedirect()
  const isCheckout = pathname === paths.checkout
  // The query string is known in the browser only.
  return withRedirect(paths.login, isCheckout ? pathname + (hydrated ? search : '') : redirect)
}
