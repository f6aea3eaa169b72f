import { createElement, type ReactNode, useEffect, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'

/** A page that loads faster than this needs no skeleton, which would only flicker. */
const PENDING_AFTER_MS = 150

const isProduct = (pathname: string) => matchPath('/produto/:id', pathname) !== null

/** The skeleton of a product page that has been loading for longer than that; it is itself loaded only then. */
export function usePendingProduct(): ReactNode {
  const { state, location: next } = useNavigation()
  const here = useLocation()
  const pendingProductId =
    state === 'loading' && next.pathname !== here.pathname && isProduct(next.pathname)
      ? next.pathname
      : undefined
  const [late, setLate] = useState<string>()
  const [skeleton, setSkeleton] = useState<ReactNode>()
  useEffect(() => {
    if (pendingProductId === undefined) return undefined
    const timer = setTimeout(() => setLate(pendingProductId), PENDING_AFTER_MS)
    import('~/features/product-page/product-pending.tsx').then(
      (module) => setSkeleton(createElement(module.ProductPending)),
      // Without it the page that was left stays until the other has loaded.
      () => undefined,
    )
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [pendingProductId])
  return pendingProductId !== undefined && late === pendingProductId ? skeleton : undefined
}
