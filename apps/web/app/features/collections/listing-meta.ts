import { deliveryWorkingDays } from '@shop/contract/constants'
import type { Collection } from '@shop/contract/store'
import { collectionPath, paths } from '~/lib/paths.ts'
import type { Listing } from './listing.ts'

export const LISTING_TITLE = 'Nossa Coleção'

/** The collection asked for, if the shop has it: an address that anybody can write must not name the page. */
export function knownCollection({ collection }: Listing, collections: readonly Collection[]) {
  return collections.some(({ name }) => name === collection) ? collection : ''
}

/** A search or a range of prices is nobody's landing page: to search engines only collections are pages of their own. */
export function listingMeta(collection: string, storeName: string) {
  const { min, max } = deliveryWorkingDays
  const how = `com Frete Grátis e entrega em ${min} a ${max} dias úteis.`
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

/** What stands in the list, as schema.org has it. */
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
