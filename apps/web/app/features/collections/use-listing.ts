import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
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
  const location = useLocation()
  const path = listingPath(listing)
  const [draft, setDraft] = useState(listing)
  const [moving, setMoving] = useState<Gradual>()
  const [madeBy, setMadeBy] = useState<Gradual>()
  /** Where the last of our own navigations leads, or where the page is if somebody else's came after it. */
  const [target, setTarget] = useState(path)
  /** Our own navigations that have not been rendered yet. */
  const [pending, setPending] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(location.key)

  if (location.key !== seen) {
    setSeen(location.key)
    const position = pending.indexOf(idOf(location))
    if (position >= 0) {
      // Perhaps not the last of them: one that was overtaken can still be rendered, and must not undo what came after.
      setPending(pending.slice(position + 1))
    } else {
      // A link was followed, or the history gone through.
      setPending([])
      setTarget(path)
      setDraft(listing)
      setMoving(undefined)
      setMadeBy(undefined)
    }
  }

  const go = (next: Listing, gradual?: Gradual) => {
    setMoving(undefined)
    const to = listingPath(next)
    if (to === target) return
    const state = newState()
    setPending([...pending, state.listingChange])
    setTarget(to)
    setMadeBy(gradual)
    // The step before may still be on its way: then the entry to be replaced is not there yet.
    const replace = gradual !== undefined && madeBy === gradual && isAt(target)
    void navigate(to, { replace, preventScrollReset: true, state })
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

let changes = 0

/** Stays in the history after a reload: the time keeps it apart from those of the next document. */
function newState() {
  changes++
  return { listingChange: `${performance.timeOrigin}-${changes}` }
}

function idOf({ state }: Location<unknown>): string {
  const isOurs = typeof state === 'object' && state !== null && 'listingChange' in state
  return isOurs && typeof state.listingChange === 'string' ? state.listingChange : ''
}

/** What the browser itself says: it is there before anything has been drawn anew. */
function isAt(path: string) {
  return window.location.pathname + window.location.search === path
}

export type ListingControl = ReturnType<typeof useListing>
