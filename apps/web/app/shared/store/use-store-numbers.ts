import { numbersOf, type StoreNumbers } from '@shop/contract/store-numbers'
import { useLoadedStore } from './swatches.ts'

/** What the shop promises and warns about, as the server rendered the page with it. */
export function useStoreNumbers(): StoreNumbers {
  return numbersOf(useLoadedStore())
}
