import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Listing, listingPath, tidy } from './listing.ts'

/** Typing and dragging are one change made in many small steps. */
type Gradual = 'search' | 'price'
/** How long such a change rests before it counts. */
const SETTLE_MS = 300

/**
 * What the controls show, ahead of the list itself, which follows through the address. A choice is an entry of the
 * history; all steps of typing or dragging together are one.
 */
export function useListing(listing: Listing) {
  const navigate = useNavigate()
  const path = listingPath(listing)
  const [draft, setDraft] = useState(listing)
  const [moving, setMoving] = useState<Gradual>()
  const [madeBy, setMadeBy] = useState<Gradual>()
  const [sent, setSent] = useState(path)
  const [seen, setSeen] = useState(path)

  // Another address than the one we asked for: a link was followed, or the history gone through.
  if (path !== seen) {
    setSeen(path)
    if (path !== sent) {
      setSent(path)
      setDraft(listing)
      setMoving(undefined)
      setMadeBy(undefined)
    }
  }

  const go = (next: Listing, gradual?: Gradual) => {
    setMoving(undefined)
    const to = listingPath(next)
    if (to === sent) return
    setSent(to)
    setMadeBy(gradual)
    // The step before may still be on its way: then the entry to be replaced is not there yet.
    const replace = gradual !== undefined && madeBy === gradual && isAt(sent)
    void navigate(to, { replace, preventScrollReset: true })
  }

  const settle = useEffectEvent(() => go(draft, moving))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each further step begins the wait anew
  useEffect(() => {
    if (moving === undefined) return undefined
    const timer = setTimeout(settle, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft, moving])

  const changed = (part: Partial<Listing>) => tidy({ ...draft, ...part, page: 1 })

  return {
    draft,
    /** A choice: at once, together with what was typed and has not counted yet. */
    choose(part: Partial<Listing>) {
      const next = changed(part)
      setDraft(next)
      go(next)
    },
    adjust(gradual: Gradual, part: Partial<Listing>) {
      setDraft(changed(part))
      setMoving(gradual)
    },
    /** The Enter key: what was typed counts now. */
    submit: () => go({ ...draft, page: 1 }, 'search'),
  }
}

/** What the browser itself says: it is there before anything has been drawn anew. */
function isAt(path: string) {
  return window.location.pathname + window.location.search === path
}

export type ListingControl = ReturnType<typeof useListing>
