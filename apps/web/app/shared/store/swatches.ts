import type { Store } from '@shop/contract/store'
import { useRouteLoaderData } from 'react-router'

/** The swatch of a colour on the store's list; any other colour is shown by name only. */
export function swatchOf({ colors }: Pick<Store, 'colors'>, color = ''): string | undefined {
  return colors?.find(({ name }) => name.toLowerCase() === color.toLowerCase())?.swatch
}

/** The store as the server rendered the page with it. */
export function useLoadedStore(): Partial<Store> {
  return useRouteLoaderData<{ store: Store }>('root')?.store ?? {}
}
