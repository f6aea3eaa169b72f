import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import { formatNumber } from '@shop/contract/numbers'
import type { orders } from '@shop/contract/orders'
import type { Output } from '@shop/contract/request'

export type OrderCounts = Output<typeof orders.counts>

interface CountedList {
  status?: OrderStatus | undefined
  paymentState?: PaymentState | undefined
  /** Only cancelled orders. */
  cancelled?: boolean | undefined
}

/** Statuses with work left to do. An expired, refunded or cancelled order has none, whatever its status. */
const workStatuses: readonly (OrderStatus | undefined)[] = ['pending', 'confirmed', 'in_production', 'ready']
const endedStates: readonly PaymentState[] = ['refunded', 'expired']

/** Whether a list of this status is a work list, which leaves out expired, refunded and cancelled orders. */
export function isWorkList({ status, paymentState, cancelled = false }: CountedList): boolean {
  return workStatuses.includes(status) && paymentState === undefined && !cancelled
}

/** The number of orders with this status and payment state, or of those cancelled. */
export function countOf(counts: OrderCounts, list: CountedList): number {
  const { status, paymentState, cancelled = false } = list
  return counts
    .filter((one) => status === undefined || one.status === status)
    .filter((one) => paymentState === undefined || one.paymentState === paymentState)
    .filter((one) => !cancelled || one.cancelled)
    .filter((one) => !isWorkList(list) || !(one.cancelled || endedStates.includes(one.paymentState)))
    .reduce((all, { count }) => all + count, 0)
}

/** '1 pedido', '1.204 pedidos' */
export function ordersText(count: number): string {
  return count === 1 ? '1 pedido' : `${formatNumber(count)} pedidos`
}
