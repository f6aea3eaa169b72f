import { type OrderStatus, orderStatusLabels, type PaymentState } from '@shop/contract/labels'
import type { OrderEvent } from '@shop/contract/order'

export const orderStatuses = Object.keys(orderStatusLabels).filter(isOrderStatus)

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(orderStatusLabels, text)
}

/** Each status has its thread, in the order in which a dress goes through them. */
export const statusTones: Record<OrderStatus, string> = {
  pending: 'var(--color-warning)',
  confirmed: 'var(--color-info)',
  in_production: 'var(--color-wine)',
  ready: 'var(--color-ok)',
  delivered: 'var(--color-ink-3)',
}

/** From 1 to 5. */
export function stitchesOf(status: OrderStatus) {
  return orderStatuses.indexOf(status) + 1
}

export const paymentWords: Record<PaymentState, string> = {
  awaiting: 'Aguardando',
  paid: 'Pago',
  declined: 'Recusado',
  expired: 'Expirado',
  refunded: 'Reembolsado',
}

const paymentEvents: Record<PaymentState, string> = {
  awaiting: 'Pagamento aguardado',
  paid: 'Pagamento aprovado',
  declined: 'Pagamento recusado',
  expired: 'Prazo de pagamento encerrado',
  refunded: 'Pagamento reembolsado',
}

/** One line of an order's history. */
export function eventInWords({ kind, details }: Pick<OrderEvent, 'kind' | 'details'>): string {
  const to = typeof details['to'] === 'string' ? details['to'] : ''
  switch (kind) {
    case 'created':
      return 'Pedido criado'
    case 'changed':
      return 'Pedido alterado antes do pagamento'
    case 'status_changed':
      return isOrderStatus(to) ? `Status: ${orderStatusLabels[to]}` : 'Status alterado'
    case 'payment_changed':
      return isPaymentState(to) ? paymentEvents[to] : 'Pagamento alterado'
    case 'refund_changed':
      return 'Reembolso'
    case 'attention_changed':
      return 'Pagamento que pede atenção'
    case 'withdrawal_requested':
      return 'Desistência pedida pela cliente'
  }
}

function isPaymentState(text: string): text is PaymentState {
  return Object.hasOwn(paymentWords, text)
}
