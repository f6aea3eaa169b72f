import type { Order } from '@shop/contract/order'
import { receivedWayText } from '~/shared/money/received-way.ts'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
}

/** 'Visa final 4242 em 3x', 'Pix', 'Transferência bancária': how an order was paid, as far as it is known. */
export function paymentWay({
  paymentMethod,
  paidAt,
  card,
  receivedWay,
}: Pick<Order, 'paymentMethod' | 'paidAt' | 'card' | 'receivedWay'>): string {
  if (receivedWay) return receivedWayText[receivedWay]
  if (card) {
    const { brand, lastDigits, installments } = card
    return `${brands[brand] ?? 'Cartão'} final ${lastDigits}${installments ? ` em ${installments}x` : ''}`
  }
  if (paymentMethod) return paymentMethod === 'pix' ? 'Pix' : 'Cartão'
  return paidAt ? 'No ateliê' : 'Ainda não escolhida'
}
