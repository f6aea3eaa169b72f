import { lazy, Suspense } from 'react'
import { Notice } from '~/ui/notice.tsx'
import { hasTimeline } from '../order-facts.ts'
import type { TimelinePartProps } from './timeline-part.ts'

/** A visitor without an order that has one does not load it. */
const PromiseChanged = lazy(() => import('./promise-changed.tsx').catch(() => ({ default: NotLoaded })))
const OrderTimeline = lazy(() => import('./order-timeline.tsx').catch(() => ({ default: Nothing })))

/** `seen`: once the order scrolls into view, as its history. */
export function LazyPromiseChanged({ seen, ...props }: TimelinePartProps & { seen: boolean }) {
  if (!seen || !hasTimeline(props.order)) return null
  return (
    <Suspense>
      <PromiseChanged {...props} />
    </Suspense>
  )
}

export function LazyOrderTimeline({ seen, ...props }: TimelinePartProps & { seen: boolean }) {
  if (!seen || !hasTimeline(props.order)) return null
  return (
    <Suspense>
      <OrderTimeline {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return <Notice tone="error">Não foi possível mostrar a linha do tempo. Atualize a página.</Notice>
}

/** The other part says so already. */
function Nothing() {
  return null
}
