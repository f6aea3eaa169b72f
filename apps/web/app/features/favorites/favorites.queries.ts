import { favorites } from '@shop/contract/favorites'
import type { Product } from '@shop/contract/products'
import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** The only field used here. A product that was just added has no other until the list is refetched. */
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

/** Calls `tell` now and on every change with whether the product is a favourite; returns a function to stop. */
export function watchFavorite(token: string, productId: number, onChange: (favorite: boolean) => void) {
  const observer = new QueryObserver(queryClient, {
    ...favoritesOf(token),
    select: (list) => list.some(({ id }) => id === productId),
  })
  const stop = observer.subscribe(({ data }) => onChange(data ?? false))
  onChange(observer.getCurrentResult().data ?? false)
  return stop
}
