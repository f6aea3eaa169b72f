import {
  isStillAtAtelier,
  type OrderStatus,
  orderStatusLabels,
  type PaymentState,
} from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order, OrderEvent } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'

export const orderStatuses = Object.keys(orderStatusLabels).filter(isOrderStatus)

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(orderStatusLabels, text)
}

/** The colour of each status, in the order an order passes through them. */
export const statusTones: Record<OrderStatus, string> = {
  pending: 'var(--color-warning)',
  confirmed: 'var(--color-info)',
  in_production: 'var(--color-wine)',
  ready: 'var(--color-ok)',
  delivered: 'var(--color-ink-3)',
}

/** The step number of a status, from 1 to 5. */
export function stepsDone(status: OrderStatus) {
  return orderStatuses.indexOf(status) + 1
}

export const paymentLabels: Record<PaymentState, string> = {
  awaiting: 'Aguardando',
  paid: 'Pago',
  partly_paid: 'Parcial',
  declined: 'Recusado',
  expired: 'Expirado',
  refunded: 'Reembolsado',
}

/** A partially refunded order is labelled as such. */
export function paymentText({
  paymentState,
  refundedCents,
}: Pick<Order, 'paymentState' | 'refundedCents'>): string {
  const text = paymentLabels[paymentState]
  return hasReceivedMoney(paymentState) && refundedCents > 0 ? `${text} · reembolsado em parte` : text
}

/** Why an order is no longer to be produced, whatever its status. */
export function endedText(
  order: Pick<
    Order,
    'paymentState' | 'cancelledAt' | 'withdrawalRequestedAt' | 'withdrawalByAgreement' | 'status'
  >,
) {
  if (order.cancelledAt) return 'Cancelado'
  if (order.paymentState === 'refunded') return 'Reembolsado'
  // The customer withdrew before shipping: the order is not produced.
  if (order.withdrawalRequestedAt === null || !isStillAtAtelier(order.status)) return undefined
  return order.withdrawalByAgreement ? 'Cancelamento pedido' : 'Desistência pedida'
}

const paymentEvents: Record<PaymentState, string> = {
  awaiting: 'Pagamento aguardado',
  paid: 'Pagamento aprovado',
  partly_paid: 'Parte do pagamento recebida',
  declined: 'Pagamento recusado',
  expired: 'Prazo de pagamento encerrado',
  refunded: 'Pagamento reembolsado',
}

const extraEvents: Readonly<Record<string, string>> = {
  proposed: 'Acréscimo proposto',
  accepted: 'Acréscimo aceito',
  declined: 'Acréscimo recusado',
  withdrawn: 'Acréscimo retirado',
}

/** One entry of an order's history, as text. */
export function formatEvent({ kind, details }: Pick<OrderEvent, 'kind' | 'details'>): string {
  const to = typeof details['to'] === 'string' ? details['to'] : ''
  switch (kind) {
    case 'created':
      return details['recorded'] === true ? 'Venda registrada pelo ateliê' : 'Pedido criado'
    case 'changed':
      return 'Pedido alterado antes do pagamento'
    case 'status_changed':
      return isOrderStatus(to) ? `Status: ${orderStatusLabels[to]}${balanceOf(details)}` : 'Status alterado'
    case 'payment_changed':
      if (to === 'paid' && details['way'] !== undefined) return 'Pagamento recebido pelo ateliê'
      return isPaymentState(to) ? paymentEvents[to] : 'Pagamento alterado'
    case 'refund_changed':
      return refundEvent(to, details['amountCents'])
    case 'attention_changed':
      return attentionEvent(to, details['outcome'])
    case 'withdrawal_requested':
      return details['byAgreement'] === true
        ? 'Cancelamento pedido pela cliente'
        : 'Desistência pedida pela cliente'
    case 'charges_changed':
      return 'Datas das parcelas mudadas'
    case 'extra_changed':
      return extraEvents[String(details['to'])] ?? 'Acréscimo mudado'
    case 'promise_changed':
      return 'Prazo de entrega mudado'
    case 'promise_answered':
      return replyEvents[String(details['answer'])] ?? 'Mudança de prazo respondida'
    case 'cancelled':
      return details['by'] === 'customer' ? 'Pedido cancelado pela cliente' : 'Pedido cancelado pelo ateliê'
    case 'claimed':
      return 'Pedido guardado na conta'
    case 'measures_sent':
      return `Medidas enviadas${versionOf(details)}`
    case 'measures_locked':
      return `Medidas travadas para o corte${versionOf(details)}`
    case 'measures_unlocked':
      return 'Medidas reabertas pelo ateliê'
    case 'measures_requested':
      return 'Novas medidas pedidas pelo ateliê'
    case 'shipped':
      return `Pedido enviado${balanceOf(details)}`
    case 'shipment_corrected':
      return 'Dados do envio corrigidos'
    case 'delivery_corrected':
      return 'Dados de entrega corrigidos pelo ateliê'
  }
}

/** ', com R$ 500,00 em aberto' */
function balanceOf({ balanceCents }: OrderEvent['details']): string {
  return typeof balanceCents === 'number' ? `, com ${formatBRL(balanceCents)} em aberto` : ''
}

const replyEvents: Readonly<Record<string, string>> = {
  accepted: 'Prazo novo aceito pela cliente',
  talk: 'A cliente quer conversar sobre o prazo novo',
  cancel: 'Cancelamento pedido pela cliente, por causa do prazo',
}

/** ': versão 3'; nothing for what the atelier measured without a sheet. */
function versionOf({ version }: OrderEvent['details']): string {
  return typeof version === 'number' ? `: versão ${version}` : ''
}

const refundStates: Readonly<Record<string, string>> = {
  pending: 'pedido',
  succeeded: 'concluído',
  failed: 'recusado',
}

/** 'Reembolso de R$ 500,00 concluído' */
function refundEvent(to: string, cents: unknown): string {
  const sum = typeof cents === 'number' ? ` de ${formatBRL(cents)}` : ''
  return `Reembolso${sum} ${refundStates[to] ?? ''}`.trim()
}

const attentionEvents: Readonly<Record<string, string>> = {
  dispute: 'Compra contestada no banco',
  review: 'Pagamento em análise na Stripe',
  fraud_warning: 'Aviso de fraude do banco',
  refund_failed: 'Reembolso recusado: precisa de atenção',
}

const attentionEnds: Readonly<Record<string, string>> = {
  won: 'Contestação ganha',
  lost: 'Contestação perdida',
  prevented: 'Contestação encerrada sem perda',
  inquiry_closed: 'Consulta do banco encerrada',
  acknowledged: 'Aviso do pagamento conferido',
}

function attentionEvent(to: string, outcome: unknown): string {
  if (to !== '') return attentionEvents[to] ?? 'Pagamento que pede atenção'
  return (typeof outcome === 'string' && attentionEnds[outcome]) || 'Pagamento em ordem de novo'
}

function isPaymentState(text: string): text is PaymentState {
  return Object.hasOwn(paymentLabels, text)
}
