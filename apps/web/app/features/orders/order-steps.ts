import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import type { Order, OrderEvent } from '@shop/contract/order'
import { shortDay } from '~/shared/orders/short-day.ts'
import type { TimelineStep } from '~/ui/timeline.tsx'
import { reachedAt } from './order-facts.ts'

const statuses = ['pending', 'confirmed', 'in_production', 'ready', 'delivered'] as const

/** The steps of an order from Pendente to Entregue, with the day each was reached. */
export function stepsOf(
  order: Pick<Order, 'status' | 'placedAt' | 'paidAt'>,
  events: readonly OrderEvent[],
  now: Date,
): TimelineStep[] {
  const reached = statuses.indexOf(order.status)
  return statuses.map((status, position) => {
    const state = stateOf(position, reached)
    const at = state === 'coming' ? undefined : dateOf(status, order, events)
    const day = at && shortDay(at, now)
    return {
      label: orderStatusLabels[status],
      state,
      note: day && (state === 'current' && position > 0 ? `desde ${day}` : day),
    }
  })
}

function stateOf(position: number, reached: number): TimelineStep['state'] {
  const finished = reached === statuses.length - 1
  if (position < reached || (finished && position === reached)) return 'done'
  return position === reached ? 'current' : 'coming'
}

function dateOf(
  status: OrderStatus,
  { placedAt, paidAt }: Pick<Order, 'placedAt' | 'paidAt'>,
  events: readonly OrderEvent[],
) {
  if (status === 'pending') return placedAt
  const at = reachedAt(events, status)
  // Used until the history has loaded, and for orders that were created as confirmed.
  return at ?? (status === 'confirmed' ? (paidAt ?? undefined) : undefined)
}
