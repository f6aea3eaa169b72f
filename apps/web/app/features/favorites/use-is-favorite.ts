import { useEffect, useState } from 'react'

/** Whether the piece is a favourite of who is signed in. Queries come with the token: a visitor never loads them. */
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
      // The line is down: the heart stays empty, and a click on it says so.
      () => undefined,
    )
    return () => {
      left = true
      stop()
    }
  }, [token, productId])
  return token !== undefined && favorite
}
