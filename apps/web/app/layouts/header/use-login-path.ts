import { useLocation } from 'react-router'
import { paths } from '~/lib/paths.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'

/** The way to the login that leads back to the checkout, or to where somebody on the way there was going. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const redirect = useRedirect()
  const isCheckout = pathname === paths.checkout
  // What stands behind the path is known in the browser only.
  return withRedirect(paths.login, isCheckout ? pathname + (hydrated ? search : '') : redirect)
}
