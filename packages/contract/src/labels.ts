/** English enum values used in code, with the Portuguese labels used on the wire and on screen. */

export const orderStatusLabels = {
  pending: 'Pendente',
  confirmed: 'Confirmado',
  in_production: 'Em Produção',
  ready: 'Pronto',
  delivered: 'Entregue',
} as const

export const paymentStateLabels = {
  awaiting: 'aguardando',
  paid: 'pago',
  partly_paid: 'parcial',
  declined: 'recusado',
  expired: 'expirado',
  refunded: 'reembolsado',
} as const

export const ticketStatusLabels = {
  open: 'Aberto',
  awaiting_reply: 'Aguardando Resposta',
  closed: 'Fechado',
} as const

/** How the atelier itself received money. */
export const receivedWayLabels = {
  transfer: 'transferência',
  pix: 'pix',
  cash: 'dinheiro',
  card: 'cartão',
} as const

export type ReceivedWay = keyof typeof receivedWayLabels
export type OrderStatus = keyof typeof orderStatusLabels
export type PaymentState = keyof typeof paymentStateLabels
export type TicketStatus = keyof typeof ticketStatusLabels

/** A ready order may already have been sent; earlier statuses mean it is still at the atelier. */
export function isStillAtAtelier(status: OrderStatus): boolean {
  return status !== 'ready' && status !== 'delivered'
}
