import { favorites } from '@shop/contract/favorites'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** Favourites that the atelier has hidden are not listed, but counted, because the customer expects them. */
export function UnavailableFavorites({ token }: { token: string }) {
  const { data } = useQuery(
    {
      queryKey: ['unavailable-favorites', token],
      queryFn: ({ signal }) => callSignedIn(favorites.unavailable, { token, signal }),
    },
    queryClient,
  )
  if (!data || data.count === 0) return null
  return (
    <p className="pt-8 pb-4 text-center text-14 text-ink-2">
      {data.count === 1
        ? '1 peça dos seus favoritos não está disponível no momento. Se ela voltar à loja, volta para cá.'
        : `${data.count} peças dos seus favoritos não estão disponíveis no momento. Se voltarem à loja, voltam para cá.`}
    </p>
  )
}
