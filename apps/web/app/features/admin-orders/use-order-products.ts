import type { OrderItem } from '@shop/contract/order'
import { type Product, products } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** Catalogue data for the products of an order, including those no longer in the shop. */
export function useOrderProducts(
  token: string,
  items: readonly OrderItem[],
): ReadonlyMap<number, Product> | undefined {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const { data, isPending } = useQuery(
    {
      queryKey: ['admin-ordered-products', token, ids],
      queryFn: ({ signal }) => callSignedIn(products.ordered, { token, signal, query: { ids } }),
      enabled: ids.length > 0,
    },
    queryClient,
  )
  // If they cannot be loaded, the work sheet still shows the order's own data.
  if (isPending) return undefined
  return new Map((data ?? []).map((product) => [product.id, product]))
}
