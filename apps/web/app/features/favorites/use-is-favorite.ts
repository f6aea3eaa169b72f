import { useEffect, useState } from 'react'

/**
 * Whether the product is a favourite of the signed-in customer. Queries are loaded only with a token, never for a
 * visitor.
 */
export function useIsFavorite(token: string | undefined, productId: number): boolean {
  const [favorite, setFavorite] = useState(false)
  useEffect(() => {
    if (token === undefined) return undefined
    let stop = () => {}
    let left = false
    import('./favorites.queries.ts').then(
      ({ watchFavorite }) => {
        if (!left) stop = watchFavorite(token, productId, setFavorite)
      },
      // A network failure: the heart stays empty, and a click on it shows the error.
      () => undefined,
    )
    return () => {
      left = true
      stop()
    }
  }, [token, productId])
  return token !== undefined && favorite
}
