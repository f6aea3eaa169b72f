import { categories } from '@shop/contract/categories'
import type { SortOption } from '@shop/contract/constants'
import { products } from '@shop/contract/products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

export const PRODUCTS_PER_PAGE = 10

export interface ProductList {
  search: string
  collection: string
  /** Relevance is for searches. */
  sort: SortOption | 'relevance'
  /** The active quick filter. */
  only: '' | 'low-stock' | 'sold-out' | 'featured' | 'hidden'
  page: number
}

const productsKey = (token: string) => ['admin-products', token]

/** Sent with the token: public cached responses may be slightly older than what was just saved. */
export function useProducts(token: string, list: ProductList) {
  return useQuery(
    {
      queryKey: [...productsKey(token), list],
      queryFn: ({ signal }) => listPage(products.page, { token, signal, query: queryOf(list) }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export function useCategories(token: string) {
  return useQuery(
    {
      queryKey: ['admin-categories', token, 'names'],
      queryFn: ({ signal }) => callSignedIn(categories.list, { token, signal }),
    },
    queryClient,
  )
}

/** Called after a product was added, changed or removed. Reports already loaded are refetched as well. */
export async function refetchProducts(token: string) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: productsKey(token) }),
    queryClient.invalidateQueries({ queryKey: ['admin-today', token] }),
    queryClient.invalidateQueries({ queryKey: ['admin-report', token], refetchType: 'all' }),
  ])
}

function queryOf({ search, collection, sort, only, page }: ProductList) {
  return {
    ...(search !== '' && { search }),
    ...(collection !== '' && { collection }),
    ...(only === 'low-stock' && { lowStock: true }),
    ...(only === 'sold-out' && { inStock: false }),
    ...(only === 'featured' && { featured: true }),
    ...(only === '' && { hidden: 'include' as const }),
    ...(only === 'hidden' && { hidden: 'only' as const }),
    // Featured products are sorted as on the home page, because this list is where that order is changed.
    ...(only !== 'featured' && { sort }),
    limit: PRODUCTS_PER_PAGE,
    offset: (page - 1) * PRODUCTS_PER_PAGE,
  }
}
