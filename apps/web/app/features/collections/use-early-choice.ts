import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Listing, listingOf, listingPath } from './listing.ts'
import type { ListingControl } from './use-listing.ts'

/** On a slow line somebody has typed or ticked before the scripts arrived: that counts as well. */
export function useEarlyChoice(form: RefObject<HTMLFormElement | null>, { draft, choose }: ListingControl) {
  const look = useEffectEvent(() => {
    if (!form.current) return
    const given = new FormData(form.current)
    // A collection that the shop does not have stands among no radios: none is ticked, and nobody has chosen another.
    if (!given.has('collection')) given.set('collection', draft.collection)
    const early: Listing = { ...listingOf(given), page: draft.page }
    if (listingPath(early) !== listingPath(draft)) choose(early)
  })
  useEffect(() => look(), [])
}
