import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { button, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { arrival } from './order-refunded.ts'
import { orderUrl } from './order-url.ts'

export interface CancellationFacts {
  /** What is refunded with the cancellation. */
  refundCents?: number
  byCustomer?: boolean
}

/** The atelier's reason is not named: it is written for the atelier. */
export function orderCancelled(
  sender: Sender,
  order: Order,
  { refundCents = 0, byCustomer = false }: CancellationFacts,
): Email {
  const { profile, publicUrl } = sender
  const { number, customer } = order
  const cancelled = `Seu pedido nº ${number} foi cancelado`
  return writeEmail(sender, {
    subject: `Pedido nº ${number} cancelado - ${profile.name}`,
    preview: refundCents > 0 ? `Devolvemos ${formatBRL(refundCents)}.` : `${cancelled}.`,
    title: greeting(customer.name),
    blocks: [
      paragraph(byCustomer ? `${cancelled}, como você pediu.` : `${cancelled} pelo ateliê.`),
      ...moneyTexts(order, refundCents).map((text) => paragraph(text)),
      button('Ver meu pedido', orderUrl(publicUrl)),
    ],
    invitation: 'Dúvidas?',
  })
}

function moneyTexts({ paidAt, paymentMethod, totalCents, refundedCents }: Order, refundCents: number) {
  if (paidAt === null) return ['Nada foi cobrado. Se ainda quiser as peças, é só fazer um novo pedido.']
  if (refundCents === 0) {
    return refundedCents > 0
      ? [`O valor de ${formatBRL(refundedCents)} já foi devolvido.`]
      : ['Sobre o valor pago, fale com a gente.']
  }
  const amount = formatBRL(refundCents)
  const whole = refundCents === totalCents ? ', o valor inteiro' : ` dos ${formatBRL(totalCents)} do pedido`
  if (paymentMethod === null) return [`Devolvemos ${amount}${whole}, do modo combinado com o ateliê.`]
  return [`Devolvemos ${amount}${whole}, pelo mesmo meio de pagamento.`, arrival[paymentMethod]]
}
