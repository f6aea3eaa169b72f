import { useEffect, useEffectEvent, useRef } from 'react'
import { type Listing, listingPath } from './listing.ts'

interface Continuation {
  /** The last piece that was there before. */
  after: string | undefined
  page: number
}

/** Where the focus goes when what bore it has left with the old list. */
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
      // Of a list that did not come there is no count to begin with.
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
    /** More was asked for: the focus goes on to the first piece that was not there. */
    onSeeMore() {
      continuation.current = { after: cards.at(-1)?.key, page: listing.page + 1 }
    },
  }
}
