import { lazy, Suspense } from 'react'
import { hasTimeline } from '../order-facts.ts'
import type { TimelinePartProps } from '../timeline/timeline-part.ts'

/** Few orders have fittings: a visitor without one does not load it. */
const OrderFittings = lazy(() => import('./order-fittings.tsx').catch(() => ({ default: Nothing })))

/** `seen`: once the order scrolls into view, as its history. */
export function LazyOrderFittings({ seen, ...props }: TimelinePartProps & { seen: boolean }) {
  if (!seen || !hasTimeline(props.order)) return null
  return (
    <Suspense>
      <OrderFittings {...props} />
    </Suspense>
  )
}

function Nothing() {
  return null
}
