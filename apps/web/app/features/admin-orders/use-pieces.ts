import type { OrderItem } from '@shop/contract/order'
import { type Product, products } from '@shop/contract/products'
import { useQueries } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** What the catalogue says of the pieces of an order; one that has left it is told by the order alone. */
export function usePieces(
  token: string,
  items: readonly OrderItem[],
): ReadonlyMap<number, Product> | undefined {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const results = useQueries(
    {
      queries: ids.map((id) => ({
        queryKey: ['admin-piece', token, id],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callSignedIn(products.read, { token, signal, params: { id } }),
      })),
    },
    queryClient,
  )
  if (results.some(({ isPending }) => isPending)) return undefined
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : [])))
}
