import type { Store } from '@shop/contract/store'
import { numbersOf, type StoreNumbers } from '@shop/contract/store-numbers'
import { useRouteLoaderData } from 'react-router'

/** What the shop promises and warns about, as the server rendered the page with it. */
export function useStoreNumbers(): StoreNumbers {
  return numbersOf(useRouteLoaderData<{ store: Store }>('root')?.store)
}
