import { useState } from 'react'
import type { ShownReviews } from './shown-reviews.ts'

interface Reloaded {
  /** Those that came with the page, in whose place these stand. */
  instead: ShownReviews | null
  reviews: ShownReviews
}

/** The reviews of the page, until they are reloaded; another page, or the same one fetched anew, brings its own. */
export function useReloadedReviews(loaded: ShownReviews | null) {
  const [reloaded, setReloaded] = useState<Reloaded>()
  return {
    reviews: reloaded?.instead === loaded ? reloaded.reviews : loaded,
    onReloaded: (reviews: ShownReviews) => setReloaded({ instead: loaded, reviews }),
  }
}
