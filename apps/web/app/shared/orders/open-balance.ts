import { toCents } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { ApiError } from '~/lib/api.ts'

export const longestBalanceReason = 500

/** What must be received before the order leaves. Of an order that received nothing, nothing: it leaves as it always did. */
export function openBalanceCents({ paymentState, dueCents = 0 }: Pick<Order, 'paymentState' | 'dueCents'>) {
  return hasReceivedMoney(paymentState) ? dueCents : 0
}

/** The sum that the server says is open; undefined for any other failure. */
export function balanceOfFailure(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'balance_open') return undefined
  const { dueTotal } = error.details
  return typeof dueTotal === 'number' ? toCents(dueTotal) : undefined
}

export function balanceReasonError(reason: string): string | undefined {
  return reason.trim() === '' ? 'Escreva o motivo: ele fica nas anotações do pedido.' : undefined
}
