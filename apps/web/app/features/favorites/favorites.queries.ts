import { favorites } from '@shop/contract/favorites'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/lib/api.ts'
import { queryClient } from '~/lib/query-client.ts'

export function useFavoriteCount(token: string) {
  const { data } = useQuery(
    {
      queryKey: ['favorites', token],
      queryFn: ({ signal }) => call(favorites.list, { token, signal }),
    },
    queryClient,
  )
  return data?.length ?? 0
}
