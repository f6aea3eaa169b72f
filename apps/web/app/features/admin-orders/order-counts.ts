import type { OrderStatus } from '@shop/contract/labels'
import type { Today } from '@shop/contract/reports'
import { orderStatuses } from '~/lib/order-words.ts'

export function allOrders(today: Today): number {
  return orderStatuses.reduce((all, status) => all + ordersOf(today, status), 0)
}

/** Expired ones are Pendente too. */
export function ordersOf({ orderCounts, expiredOrders }: Today, status: OrderStatus): number {
  const count = orderCounts.find((one) => one.status === status)?.count ?? 0
  return status === 'pending' ? count + expiredOrders : count
}

/** '92 pedidos · 4 esperando você' */
export function ordersInWords(today: Today): string {
  const all = allOrders(today)
  const count = all === 1 ? '1 pedido' : `${all.toLocaleString('pt-BR')} pedidos`
  return today.orders.count === 0 ? count : `${count} · ${today.orders.count} esperando você`
}
