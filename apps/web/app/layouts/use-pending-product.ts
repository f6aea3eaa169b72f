import { useEffect, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'

/** A page that loads faster than this needs no skeleton, which would only flicker. */
const PENDING_AFTER_MS = 150

const isProduct = (pathname: string) => matchPath('/produto/:id', pathname) !== null

/** Whether a product page has been loading for longer than that. */
export function usePendingProduct() {
  const { state, location: next } = useNavigation()
  const here = useLocation()
  const pendingProductId =
    state === 'loading' && next.pathname !== here.pathname && isProduct(next.pathname)
      ? next.pathname
      : undefined
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (pendingProductId === undefined) return undefined
    const timer = setTimeout(() => setLate(pendingProductId), PENDING_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [pendingProductId])
  return pendingProductId !== undefined && late === pendingProductId
}
