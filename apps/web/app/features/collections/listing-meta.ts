import type { Collection, Store } from '@shop/contract/store'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import { collectionPath, paths } from '~/paths.ts'
import type { Listing } from './listing.ts'

export const LISTING_TITLE = 'Nossa Coleção'

/** The requested collection, if the shop has it: arbitrary text from the URL must not become the page title. */
export function existingCollection({ collection }: Listing, collections: readonly Collection[]) {
  return collections.some(({ name }) => name === collection) ? collection : ''
}

/** For search engines only collections are pages of their own, not searches or price ranges. */
export function listingMeta(collection: string, store: Pick<Store, 'profile' | 'numbers'>) {
  const { name: storeName } = store.profile
  const how = `com Frete Grátis e entrega em ${workingDaysText(numbersOf(store).deliveryDays)}.`
  if (collection === '') {
    return {
      title: LISTING_TITLE,
      description: `Vestidos e acessórios do ateliê ${storeName}, ${how}`,
      path: paths.collections,
    }
  }
  return {
    title: collection,
    description: `${collection}: as peças desta coleção do ateliê ${storeName}, ${how}`,
    path: collectionPath(collection),
  }
}

export function trailOf(collection: string) {
  const home = { label: 'Início', to: paths.home }
  if (collection === '') return [home, { label: 'Coleções' }]
  return [home, { label: 'Coleções', to: paths.collections }, { label: collection }]
}

/** The listed products as schema.org data. */
export function itemListJsonLd(items: readonly { name: string; to: string }[], origin: string) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(to, origin).href,
    })),
  }
}
