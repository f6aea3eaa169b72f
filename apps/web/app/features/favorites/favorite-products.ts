import { failures } from '@shop/contract/failures'
import type { Product } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { type Favorite, favoritesOf } from './favorites.queries.ts'

/** The favourite products, refetched whenever their page is opened, because prices and stock change. */
export function useFavoriteProducts(token: string) {
  const { data, error, refetch } = useQuery(
    { ...favoritesOf(token), refetchOnMount: 'always', select: wholeProducts },
    queryClient,
  )
  const failure = error && !data ? failureText(error, failures.listFavorites) : undefined
  const tryAgain = () => {
    forgetDecline()
    void refetch()
  }
  return { products: data, failure, tryAgain }
}

/** A product that was just added has only its id until the list is loaded. */
function wholeProducts(list: readonly Favorite[]) {
  return list.filter(isWhole)
}

function isWhole(favorite: Favorite): favorite is Product {
  return 'name' in favorite
}
