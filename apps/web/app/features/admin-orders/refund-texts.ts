import type { Order } from '@shop/contract/order'

interface RefundTexts {
  open: string
  title: string
  confirm: string
  /** How the money is returned. */
  way: string
  done: string
}

const byProvider: RefundTexts = {
  open: 'Reembolsar',
  title: 'Reembolsar pedido',
  confirm: 'Reembolsar',
  way: 'O dinheiro volta para a cliente pela mesma forma de pagamento.',
  done: 'Reembolso pedido!',
}

const byHand: RefundTexts = {
  open: 'Registrar devolução',
  title: 'Registrar devolução do valor',
  confirm: 'Registrar',
  way: 'Esta venda foi paga no ateliê: devolva o dinheiro à cliente por lá. Aqui ele só fica anotado.',
  done: 'Devolução registrada!',
}

/**
 * Money paid in the atelier is returned there, and the shop only records it. An unpaid order has no method, and any
 * money received for it came through the provider.
 */
export function refundTexts({ paymentMethod, paidAt }: Pick<Order, 'paymentMethod' | 'paidAt'>): RefundTexts {
  return paymentMethod === null && paidAt !== null ? byHand : byProvider
}
