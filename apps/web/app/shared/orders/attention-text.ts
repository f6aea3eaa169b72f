import type { OrderStatus } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { hasEverReceivedMoney } from '@shop/contract/payment-state'
import { stepsDone } from './order-text.ts'

export type Attention = NonNullable<Order['attention']>

interface AttentionText {
  /** For lists. */
  label: string
  /** For the order's own page: what happened and what to do next. */
  text: string
}

const texts: Record<Attention, AttentionText> = {
  amount_mismatch: {
    label: 'Valor recebido diferente do pedido',
    text: 'O valor recebido não é o do pedido. Não produza: devolva o que foi recebido e a cliente compra de novo.',
  },
  dispute: {
    label: 'Compra contestada no banco',
    text: 'A cliente contestou esta compra com o banco. Responda na Stripe até a data que ela mostra. O aviso some quando o banco decidir.',
  },
  paid_without_stock: {
    label: 'Pago, mas sem peça em estoque',
    text: 'O pagamento chegou depois que as peças foram vendidas. O valor volta sozinho. Fale com a cliente.',
  },
  review: {
    label: 'Pagamento em análise',
    text: 'A Stripe separou este pagamento para você conferir. Abra a análise na Stripe e aprove ou devolva antes de produzir.',
  },
  fraud_warning: {
    label: 'Aviso de fraude do banco',
    text: 'O banco avisou que este cartão pode ter sido roubado. Fale com a cliente antes de produzir; se algo não fechar, reembolse.',
  },
  refund_failed: {
    label: 'Cancelado, mas o reembolso foi recusado',
    text: 'Precisa de atenção: o pedido foi cancelado, mas o reembolso não chegou à cliente. Reembolse de novo ou devolva de outra forma e marque como conferido.',
  },
}

/** Reconciliation with the provider found a difference on a paid order: the admin has to decide. */
const paidMismatch: AttentionText = {
  label: 'Pagamento a conferir na Stripe',
  text: 'O que está na Stripe não bate com este pedido. Compare os dois antes de produzir.',
}

type Flagged = Pick<Order, 'attention' | 'paymentState'>

export function attentionText({ attention, paymentState }: Flagged): AttentionText | undefined {
  if (!attention) return undefined
  return attention === 'amount_mismatch' && hasEverReceivedMoney(paymentState)
    ? paidMismatch
    : texts[attention]
}

/** Whether the admin can close it; the others close with the bank's decision or with the refund. */
export function canAcknowledge({ attention, paymentState }: Flagged): boolean {
  if (attention === 'review' || attention === 'fraud_warning' || attention === 'refund_failed') return true
  return attention === 'amount_mismatch' && hasEverReceivedMoney(paymentState)
}

/** Moving an order with a doubtful payment forward needs a confirmation; moving it back does not. */
export function needsConfirmation(
  { attention, status }: Pick<Order, 'attention' | 'status'>,
  next: OrderStatus,
) {
  return Boolean(attention) && stepsDone(next) > stepsDone(status)
}
