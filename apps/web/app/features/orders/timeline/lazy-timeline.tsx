import type { Order } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { lazy, Suspense } from 'react'
import { Notice } from '~/ui/notice.tsx'
import type { TimelinePartProps } from './timeline-part.ts'

/** Only orders that are paid for have one; a visitor who has none does not load it. */
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

function hasTimeline({ paidAt, paymentState, cancelledAt }: Order): boolean {
  return paidAt !== null && hasReceivedMoney(paymentState) && !cancelledAt
}

function NotLoaded() {
  return <Notice tone="error">Não foi possível mostrar a linha do tempo. Atualize a página.</Notice>
}

/** The other part says so already. */
function Nothing() {
  return null
}
