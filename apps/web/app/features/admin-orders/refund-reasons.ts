import type { Order } from '@shop/contract/order'

const returned = 'Devolução em 7 dias'
const withdrawn = 'Desistência da compra'
const agreed = 'Pedido cancelado em comum acordo'
const mismatch = 'Valor recebido diferente do pedido'

export const refundReasons = [returned, withdrawn, 'Peça com defeito', agreed, mismatch, 'Outro motivo']

type State = Pick<Order, 'status' | 'attention' | 'withdrawalRequestedAt'>

/** The most likely reason: an order that was never delivered cannot have been returned. */
export function usualReason({ status, attention, withdrawalRequestedAt }: State): string {
  if (attention === 'amount_mismatch') return mismatch
  if (status === 'delivered') return returned
  return withdrawalRequestedAt ? withdrawn : agreed
}
