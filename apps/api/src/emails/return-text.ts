/** How money was paid, and how it returns, in emails about several charges. */
import { formatDate } from '@shop/contract/dates'
import type { ReceivedWay } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { ReturnedByHand } from '@shop/contract/orders'

export interface RefundReturn {
  label: string
  amountCents: number
  /** Null: the atelier itself received it. */
  method: Order['paymentMethod']
  /** The atelier has returned it itself, because the provider no longer could. */
  byHand?: ReturnedByHand | undefined
}

const inWay: Readonly<Record<ReceivedWay, string>> = {
  transfer: 'por transferência',
  pix: 'por Pix',
  cash: 'em dinheiro',
  card: 'no cartão, no ateliê',
}

export function paidInWay(method: Order['paymentMethod'], receivedWay: Order['receivedWay']): string {
  if (receivedWay) return inWay[receivedWay]
  return method === 'pix' ? 'no Pix' : 'no cartão'
}

const arrives = {
  pix: 'pelo mesmo Pix, em geral no mesmo dia',
  card: 'como crédito na fatura do cartão, em até duas faturas, conforme o banco',
}

/** 'R$ 803,85 da Parcela 1 de 6: pelo mesmo Pix, em geral no mesmo dia.' */
export function returnText({ label, amountCents, method, byHand }: RefundReturn): string {
  return `${formatBRL(amountCents)} (${label}): ${wayOf(method, byHand)}.`
}

function wayOf(method: RefundReturn['method'], byHand: ReturnedByHand | undefined): string {
  if (byHand) return `devolvido pelo ateliê em ${formatDate(byHand.returnedOn)}, ${inWay[byHand.way]}`
  return method === null ? 'do modo combinado com o ateliê' : arrives[method]
}
