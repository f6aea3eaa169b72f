import { collections } from '@shop/contract/categories'
import { type Collection, store } from '@shop/contract/store'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { loadPart } from '~/lib/load.ts'
import { type Listing, listingPath } from './listing.ts'

/** The collection of a listing. A former name leads to the present one; a hidden collection has no page. */
export async function loadCollection(
  listing: Listing,
  context: Readonly<RouterContextProvider>,
): Promise<Collection | undefined> {
  const { collection: name } = listing
  if (name === '') return undefined
  const shop = await loadPart(store.read, {}, context)
  if ('failure' in shop) return undefined
  const shown = shop.value.collections.find((collection) => collection.name === name)
  if (shown) return shown
  const found = await loadPart(collections.find, { query: { name } }, context)
  if ('failure' in found) return undefined
  if (found.value.hidden) throw data(null, { status: 404 })
  if (found.value.name !== null)
    throw redirect(listingPath({ ...listing, collection: found.value.name }), 301)
  return undefined
}
