import { useEffect, useEffectEvent, useRef } from 'react'
import { type Listing, listingPath } from './listing.ts'

interface Continuation {
  /** The last product that was shown before. */
  after: string | undefined
  page: number
}

/** Moves the focus when the focused element was removed with the old list. */
export function useResultsFocus(listing: Listing, cards: readonly { key: string }[]) {
  const status = useRef<HTMLParagraphElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const continuation = useRef<Continuation>(undefined)
  const path = listingPath(listing)
  const shown = useRef(path)

  const move = useEffectEvent(() => {
    const { current } = continuation
    continuation.current = undefined
    if (current?.page === listing.page) {
      const next = cards.findIndex(({ key }) => key === current.after) + 1
      grid.current?.children[next]?.querySelector('a')?.focus()
    } else if (document.activeElement === document.body) {
      // A list that failed to load has no count to focus.
      const place = failure.current ?? status.current
      place?.focus({ preventScroll: true })
    }
  })
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    move()
  }, [path])

  return {
    status,
    failure,
    grid,
    /** More products were requested: the focus moves to the first new one. */
    onSeeMore() {
      continuation.current = { after: cards.at(-1)?.key, page: listing.page + 1 }
    },
  }
}
