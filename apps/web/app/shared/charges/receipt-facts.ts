import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { OrderCharge } from '@shop/contract/order-charge'
import { wayOf } from './charge-facts.ts'

/** A paid charge, wherever it is listed. */
export interface PaidCharge
  extends Pick<OrderCharge, 'amountCents' | 'paidAt' | 'paymentMethod' | 'receivedWay' | 'refundedCents'> {
  /** Of the order. */
  number: number
  /** Who paid. */
  name: string
  /** 'Sinal', 'Parcela 2 de 6', see chargeLabel. */
  label: string
}

/** What a receipt says besides its amount. */
export function receiptFacts({
  number,
  name,
  label,
  ...charge
}: PaidCharge): [name: string, value: string][] {
  const { paidAt, refundedCents } = charge
  const way = wayOf(charge)
  return [
    ['Pedido', `nº ${number}`],
    ['Referente a', label],
    ['Recebido de', name],
    ...(paidAt ? [['Recebido em', formatDate(paidAt)] satisfies [string, string]] : []),
    ...(way ? [['Forma', way] satisfies [string, string]] : []),
    ...(refundedCents > 0 ? [['Devolvido', formatBRL(refundedCents)] satisfies [string, string]] : []),
  ]
}
