import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { changedListing, type Listing, listingPath } from './listing.ts'

/** Changes made in many small steps: typing and dragging. */
type Gradual = 'search' | 'price'
/** Debounce time of such a change. */
const SETTLE_MS = 300

/**
 * The state of the controls. It is ahead of the list, which follows the URL. Each choice is one history entry; all
 * steps of typing or dragging together are one.
 */
export function useListing(listing: Listing) {
  const navigate = useNavigate()
  const location = useLocation()
  const path = listingPath(listing)
  const [draft, setDraft] = useState(listing)
  const [moving, setMoving] = useState<Gradual>()
  const [madeBy, setMadeBy] = useState<Gradual>()
  /** The target of the last navigation made here, or the current page if another navigation came after it. */
  const [target, setTarget] = useState(path)
  /** Navigations made here that have not been rendered yet. */
  const [pending, setPending] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(location.key)

  if (location.key !== seen) {
    setSeen(location.key)
    const position = pending.indexOf(idOf(location))
    if (position >= 0) {
      // Perhaps not the last one: an outdated navigation can still be rendered, and must not undo later changes.
      setPending(pending.slice(position + 1))
    } else {
      // A link was followed, or the visitor navigated in the history.
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
    // The previous step may still be pending: then the entry to replace does not exist yet.
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

  const changed = (part: Partial<Listing>) => changedListing(draft, part)

  return {
    draft,
    /** Applies a choice at once, together with typed text that is still being debounced. */
    choose(part: Partial<Listing>) {
      const next = changed(part)
      setDraft(next)
      go(next)
    },
    adjust(gradual: Gradual, part: Partial<Listing>) {
      setDraft(changed(part))
      setMoving(gradual)
    },
    /** The Enter key: applies the typed text at once. */
    submit: () => go({ ...draft, page: 1 }, 'search'),
  }
}

let changes = 0

/** Stays in the history after a reload: the time origin distinguishes it from the changes of the next document. */
function newState() {
  changes++
  return { listingChange: `${performance.timeOrigin}-${changes}` }
}

function idOf({ state }: Location<unknown>): string {
  const isOurs = typeof state === 'object' && state !== null && 'listingChange' in state
  return isOurs && typeof state.listingChange === 'string' ? state.listingChange : ''
}

/** The browser's own location, which is updated before the next render. */
function isAt(path: string) {
  return window.location.pathname + window.location.search === path
}

export type ListingControl = ReturnType<typeof useListing>
