import { useState } from 'react'
import type { ShownReviews } from './shown-reviews.ts'

interface Reloaded {
  /** The reviews delivered with the page, which these replace. */
  instead: ShownReviews | null
  reviews: ShownReviews
}

/** The reviews of the page until they are reloaded; another page, or a refetch of this one, brings its own. */
export function useReloadedReviews(loaded: ShownReviews | null) {
  const [reloaded, setReloaded] = useState<Reloaded>()
  return {
    reviews: reloaded?.instead === loaded ? reloaded.reviews : loaded,
    onReloaded: (reviews: ShownReviews) => setReloaded({ instead: loaded, reviews }),
  }
}
