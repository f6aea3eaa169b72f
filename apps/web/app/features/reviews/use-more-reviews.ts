import { useState } from 'react'
import type { ShownReview } from './shown-reviews.ts'

interface Fetched {
  list: ShownReview[]
  place: string | null
  /** waiting: no request is running; end: all reviews are shown */
  state: 'waiting' | 'loading' | 'failed' | 'end'
}

/** The reviews after those delivered with the page, fetched on demand. */
export function useMoreReviews(productId: number, first: readonly ShownReview[]) {
  const [{ list, place, state }, setFetched] = useState<Fetched>({ list: [], place: null, state: 'waiting' })

  const loadMore = async () => {
    setFetched((fetched) => ({ ...fetched, state: 'loading' }))
    try {
      // The API client and its schemas are loaded on the first click, not with the page.
      const { moreReviews } = await import('./more-reviews.ts')
      const step = await moreReviews(productId, place)
      // A review written since the page was rendered has shifted the others, so some are returned twice.
      const shownIds = new Set([...first, ...list].map(({ id }) => id))
      const added = step.list.filter(({ id }) => !shownIds.has(id))
      setFetched({
        list: [...list, ...added],
        place: step.next,
        state: step.next === null ? 'end' : 'waiting',
      })
    } catch {
      setFetched((fetched) => ({ ...fetched, state: 'failed' }))
    }
  }

  return { more: list, state, loadMore }
}
