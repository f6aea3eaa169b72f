import { favorites } from '@shop/contract/favorites'
import type { Product } from '@shop/contract/products'
import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** What the list is asked about here. A piece just added is in it with no more than this until the list is fetched again. */
export type Favorite = Pick<Product, 'id'>

export function favoritesOf(token: string) {
  return queryOptions({
    queryKey: ['favorites', token],
    queryFn: ({ signal }): Promise<Favorite[]> => callSignedIn(favorites.list, { token, signal }),
  })
}

export function useFavoriteCount(token: string) {
  const { data } = useQuery(favoritesOf(token), queryClient)
  return data?.length ?? 0
}

/** Tells now and from now on whether the piece is among the favourites; answers how to stop. */
export function watchFavorite(token: string, productId: number, tell: (favorite: boolean) => void) {
  const observer = new QueryObserver(queryClient, {
    ...favoritesOf(token),
    select: (list) => list.some(({ id }) => id === productId),
  })
  const stop = observer.subscribe(({ data }) => tell(data ?? false))
  tell(observer.getCurrentResult().data ?? false)
  return stop
}
