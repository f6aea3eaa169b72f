import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import type { Order, OrderEvent } from '@shop/contract/order'
import type { TimelineStep } from '~/ui/timeline.tsx'
import { reachedAt } from './order-facts.ts'

const statuses = ['pending', 'confirmed', 'in_production', 'ready', 'delivered'] as const

/** The way of an order from Pendente to Entregue, with the days on which it came to each step. */
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
  // Until the history is there, and for a sale that was confirmed the moment it was written down.
  return at ?? (status === 'confirmed' ? (paidAt ?? undefined) : undefined)
}

/** '28/10', with its year when that is another one. */
function shortDay(at: Date, now: Date) {
  const day = formatDate(at)
  return saoPauloDay(at).slice(0, 4) === saoPauloDay(now).slice(0, 4) ? day.slice(0, 5) : day
}
