import type { Store } from '@shop/contract/store'
import { useLoadedStore } from '~/shared/store/swatches.ts'
import { useAdmin } from './admin.ts'
import { useStore } from './store-query.ts'

/** The store's colours and sizes. Those of the loaded page may be older than what was saved since. */
export function useStoreLists(): Pick<Store, 'colors' | 'sizes'> {
  const loaded = useLoadedStore()
  const { data = loaded } = useStore(useAdmin().token)
  return data
}
