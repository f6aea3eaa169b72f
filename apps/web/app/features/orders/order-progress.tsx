import { isStillAtAtelier } from '@shop/contract/labels'
import type { Order, OrderEvent } from '@shop/contract/order'
import { Timeline } from '~/ui/timeline.tsx'
import { stepsOf } from './order-steps.ts'

interface OrderProgressProps {
  order: Order
  events: readonly OrderEvent[]
  now: Date
}

/** Expanded until the order is delivered, collapsed afterwards. */
export function OrderProgress({ order, events, now }: OrderProgressProps) {
  if (order.cancelledAt || order.paymentState === 'expired' || order.paymentState === 'refunded') return null
  // Withdrawn before shipping: there is no further progress to show.
  if (order.withdrawalRequestedAt !== null && isStillAtAtelier(order.status)) return null
  const timeline = (
    <Timeline label={`Andamento do pedido nº ${order.number}`} steps={stepsOf(order, events, now)} />
  )
  if (order.status !== 'delivered') return timeline
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center rounded-1 text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:decoration-2">
        Ver o andamento do pedido
      </summary>
      <div className="pt-5">{timeline}</div>
    </details>
  )
}
