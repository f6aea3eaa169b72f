import { defaultSort, type ProductSort, sortOptions } from '@shop/contract/constants'
import { useListParams } from '~/lib/use-list-params.ts'
import type { ProductList } from './products.queries.ts'

const names = {
  search: 'busca',
  collection: 'colecao',
  sort: 'ordem',
  only: 'mostrar',
  page: 'pagina',
} as const
const searchTerms = {
  'low-stock': 'estoque-baixo',
  'sold-out': 'esgotados',
  featured: 'destaques',
  hidden: 'ocultos',
} as const

const quickFilters = ['low-stock', 'sold-out', 'featured', 'hidden'] as const

/** The list described by the URL, and functions to change it. */
export function useProductList() {
  const { get, change } = useListParams()
  const only = get(names.only)
  const search = get(names.search)
  // A search shows its best matches first, unless another order was chosen.
  const usualSort: ProductSort = search === '' ? defaultSort : 'relevance'
  const list: ProductList = {
    search,
    collection: get(names.collection),
    sort: sortOptions.find((sort) => sort === get(names.sort)) ?? usualSort,
    only: quickFilters.find((filter) => searchTerms[filter] === only) ?? '',
    page: Math.max(1, Math.trunc(Number(get(names.page))) || 1),
  }
  return {
    list,
    /** Every filter change returns to the first page. */
    narrow(values: Partial<Pick<ProductList, 'search' | 'collection' | 'sort' | 'only'>>) {
      const { search, collection, sort, only: chosen } = values
      change({
        ...(search !== undefined && { [names.search]: search }),
        ...(collection !== undefined && { [names.collection]: collection }),
        ...(sort !== undefined && { [names.sort]: sort === usualSort ? '' : sort }),
        ...(chosen !== undefined && { [names.only]: chosen === '' ? '' : searchTerms[chosen] }),
        [names.page]: '',
      })
    },
    goToPage: (page: number) => change({ [names.page]: page === 1 ? '' : String(page) }),
  }
}
