import { formatDate, formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { isPayable } from './order-facts.ts'

type Paid = Pick<
  Order,
  | 'paymentState'
  | 'paymentMethod'
  | 'holdExpiresAt'
  | 'paidAt'
  | 'totalCents'
  | 'paidCents'
  | 'refundedCents'
  | 'chargedBackCents'
  | 'cancelledAt'
>

interface PaymentNotice {
  tone: 'neutral' | 'warning' | 'error'
  title: string
  text: string
}

const states = {
  awaiting: 'Aguardando',
  paid: 'Pago',
  partly_paid: 'Pago em parte',
  declined: 'Recusado',
  expired: 'Expirado',
  refunded: 'Reembolsado',
} as const

const methods = { card: 'cartão', pix: 'Pix' } as const

/** 'Pago com Pix em 28/10/2026'. */
export function formatPayment({ paymentState, paymentMethod, paidAt, cancelledAt }: Paid) {
  if (cancelledAt && !paidAt) return 'Cancelado'
  if (!hasReceivedMoney(paymentState)) return states[paymentState]
  const how = paymentMethod ? ` com ${methods[paymentMethod]}` : ''
  return `${states[paymentState]}${how}${paidAt ? ` em ${formatDate(paidAt)}` : ''}`
}

/** What the customer should know or can still do about the payment; undefined when nothing is pending. */
export function paymentNotice(order: Paid, now: Date): PaymentNotice | undefined {
  const { paymentState, refundedCents, chargedBackCents = 0, cancelledAt } = order
  if (cancelledAt)
    return {
      tone: 'neutral',
      title: `Pedido cancelado em ${formatDate(cancelledAt)}`,
      text: cancelledText(order),
    }
  switch (paymentState) {
    case 'awaiting':
    case 'declined':
      return isPayable(order, now) ? payableNotice(order) : expiredNotice
    case 'expired':
      return refundedCents === 0 ? expiredNotice : returnedNotice(refundedCents)
    case 'refunded':
      return chargedBackCents > 0 ? byBankNotice(chargedBackCents) : returnedNotice(refundedCents)
    case 'paid':
    case 'partly_paid':
      if (chargedBackCents > 0) return byBankNotice(chargedBackCents)
      return refundedCents === 0
        ? undefined
        : {
            tone: 'neutral',
            title: 'Reembolso parcial',
            text: `${formatBRL(refundedCents)} de ${formatBRL(paidOf(order))} foram devolvidos pelo mesmo meio de pagamento.`,
          }
  }
}

const expiredNotice: PaymentNotice = {
  tone: 'neutral',
  title: 'Pagamento expirado',
  text: 'O prazo para pagar terminou, e as peças voltaram ao estoque. Nada foi cobrado.',
}

/** Of an order in parts, what was paid of them. */
function paidOf({ paidCents, totalCents }: Pick<Paid, 'paidCents' | 'totalCents'>): number {
  return paidCents ?? totalCents
}

function cancelledText(order: Paid): string {
  const { paidAt, refundedCents, chargedBackCents = 0 } = order
  if (!paidAt) return 'Nada foi cobrado. Se ainda quiser as peças, faça um novo pedido ou fale conosco.'
  if (chargedBackCents > 0) return byBankNotice(chargedBackCents).text
  if (refundedCents === 0) return 'A devolução do valor está em andamento. Em caso de dúvida, fale conosco.'
  if (refundedCents >= paidOf(order)) return returnedNotice(refundedCents).text
  return `${formatBRL(refundedCents)} de ${formatBRL(paidOf(order))} foram devolvidos pelo mesmo meio de pagamento.`
}

function returnedNotice(refundedCents: number): PaymentNotice {
  return {
    tone: 'neutral',
    title: 'Pedido reembolsado',
    text: `${formatBRL(refundedCents)} devolvidos pelo mesmo meio de pagamento. No cartão, o valor pode aparecer só na próxima fatura.`,
  }
}

function byBankNotice(chargedBackCents: number): PaymentNotice {
  return {
    tone: 'neutral',
    title: 'Valor devolvido pelo banco',
    text: `${formatBRL(chargedBackCents)} devolvidos pelo banco do cartão. Em caso de dúvida, fale com o banco ou com o ateliê.`,
  }
}

function payableNotice({ paymentState, holdExpiresAt }: Paid): PaymentNotice {
  const until = holdExpiresAt ? ` até as ${formatDateTime(holdExpiresAt).slice(-5)}` : ''
  const held = `As peças ficam reservadas para você${until}.`
  return paymentState === 'declined'
    ? {
        tone: 'error',
        title: 'Pagamento recusado',
        text: `Tente de novo ou use outro meio de pagamento. ${held}`,
      }
    : { tone: 'warning', title: 'Aguardando pagamento', text: held }
}
