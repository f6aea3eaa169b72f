import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Listing, listingOf, listingPath } from './listing.ts'
import type { ListingControl } from './use-listing.ts'

/** Applies what a visitor on a slow connection has typed or ticked before hydration. */
export function useEarlyChoice(form: RefObject<HTMLFormElement | null>, { draft, choose }: ListingControl) {
  const readChoice = useEffectEvent(() => {
    if (!form.current) return
    const given = new FormData(form.current)
    // An unknown collection has no radio button: none is ticked, which does not mean that another one was chosen.
    if (!given.has('collection')) given.set('collection', draft.collection)
    const early: Listing = { ...listingOf(given), page: draft.page }
    if (listingPath(early) !== listingPath(draft)) choose(early)
  })
  useEffect(() => readChoice(), [])
}
