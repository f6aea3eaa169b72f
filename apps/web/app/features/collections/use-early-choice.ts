import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { type Listing, listingOf, listingPath } from './listing.ts'
import type { ListingControl } from './use-listing.ts'

/** Applies what a visitor on a slow connection has typed or ticked before hydration. */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  { draft, choose, adjust }: ListingControl,
) {
  const { priceFilter } = useStoreNumbers()
  const readChoice = useEffectEvent(() => {
    if (!form.current) return
    const given = new FormData(form.current)
    // An unknown collection has no radio button: none is ticked, which does not mean that another one was chosen.
    if (!given.has('collection')) given.set('collection', draft.collection)
    const early: Listing = { ...listingOf(given, priceFilter), page: draft.page }
    if (listingPath(early) === listingPath(draft)) return
    // A word half typed: the rest of it belongs to the same history entry.
    const isTyping = listingPath({ ...early, search: draft.search }) === listingPath(draft)
    if (isTyping) adjust('search', { search: early.search })
    else choose(early)
  })
  useEffect(() => readChoice(), [])
}
