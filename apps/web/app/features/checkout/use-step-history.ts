import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Step, steps } from './steps.ts'

/**
 * Each step is an entry of the browser's history, so that Back on a phone leads to the previous step and not out of the
 * checkout. An entry stores the steps it was reached by: going to one of them goes back instead of adding an entry.
 */
export function useStepHistory(start: Step) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [first] = useState(start)
  const trailSteps = trailIn(state)
  const trail = trailSteps ?? [first]
  useEffect(() => {
    // The first entry stores its step too, so that it is still known after a reload at a later step.
    if (!trailSteps)
      void navigate('.', { state: withTrail(state, [first]), replace: true, preventScrollReset: true })
  }, [trailSteps, state, first, navigate])
  // A card is not stored: after a reload, or once its token was dropped, there is nothing to review.
  const [mayReview, setMayReview] = useState(false)
  const last = trail.at(-1) ?? first
  const step: Step = last === 4 && !mayReview ? 3 : last

  const setStep = (next: Step) => {
    if (next === step) return
    setMayReview(next === 4)
    const before = trail.indexOf(next)
    // After a reload of the review its entry is still the current one: going to it would load the page again.
    if (before === trail.length - 1) return
    if (before >= 0) return void navigate(before - (trail.length - 1))
    const forward = next > step
    return void navigate('.', {
      state: withTrail(state, forward ? [...trail, next] : [next]),
      replace: !forward,
      preventScrollReset: true,
    })
  }
  return { step, setStep }
}

/** Preserves the other state of the entry, such as the choice to pay with another method. */
function withTrail(state: unknown, trail: readonly Step[]) {
  return { ...(typeof state === 'object' && state), trail }
}

function trailIn(state: unknown): Step[] | undefined {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return undefined
  const { trail } = state
  if (!Array.isArray(trail) || trail.length === 0) return undefined
  const trailSteps = steps.map(({ number }) => number).filter((number) => trail.includes(number))
  return trailSteps.length === trail.length ? trailSteps : undefined
}
