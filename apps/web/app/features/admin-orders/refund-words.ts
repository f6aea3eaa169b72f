import type { Order } from '@shop/contract/order'

interface RefundWords {
  open: string
  title: string
  confirm: string
  /** How the money goes back. */
  way: string
  done: string
}

const byProvider: RefundWords = {
  open: 'Reembolsar',
  title: 'Reembolsar pedido',
  confirm: 'Reembolsar',
  way: 'O dinheiro volta para a cliente pela mesma forma de pagamento.',
  done: 'Reembolso pedido!',
}

const byHand: RefundWords = {
  open: 'Registrar devolução',
  title: 'Registrar devolução do valor',
  confirm: 'Registrar',
  way: 'Esta venda foi paga no ateliê: devolva o dinheiro à cliente por lá. Aqui ele só fica anotado.',
  done: 'Devolução registrada!',
}

/**
 * What was paid in the atelier is given back there; the shop writes it down. An order that is not paid has no method, and
 * what was received for it came through the provider.
 */
export function refundWords({ paymentMethod, paidAt }: Pick<Order, 'paymentMethod' | 'paidAt'>): RefundWords {
  return paymentMethod === null && paidAt !== null ? byHand : byProvider
}
