import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import { wayOf } from '~/shared/charges/charge-facts.ts'

/** What a receipt says besides its amount. */
export function receiptFacts(
  { number, customer }: Pick<Order, 'number' | 'customer'>,
  charge: OrderCharge,
  charges: readonly OrderCharge[],
): [name: string, value: string][] {
  const { paidAt, refundedCents } = charge
  const way = wayOf(charge)
  return [
    ['Pedido', `nº ${number}`],
    ['Referente a', chargeLabel(charge, charges)],
    ['Recebido de', customer.name],
    ...(paidAt ? [['Recebido em', formatDate(paidAt)] satisfies [string, string]] : []),
    ...(way ? [['Forma', way] satisfies [string, string]] : []),
    ...(refundedCents > 0 ? [['Devolvido', formatBRL(refundedCents)] satisfies [string, string]] : []),
  ]
}
