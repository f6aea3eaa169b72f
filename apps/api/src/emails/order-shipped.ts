import type { Order, Shipment } from '@shop/contract/order'
import { button, noteWithLink, paragraph } from './blocks.ts'
import { facts } from './facts.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface ShippedEmail {
  order: Order
  shipment: Shipment
  /** Replaces what an earlier e-mail said. */
  isCorrection: boolean
}

/** To the customer: the parcel is on its way, or is tracked in another way than she was told. */
export function orderShipped(sender: Sender, { order, shipment, isCorrection }: ShippedEmail): Email {
  const { number, customer } = order
  const { profile, publicUrl } = sender
  const { carrier, trackingCode, trackingUrl } = shipment
  const page = orderUrl(publicUrl, number)
  const text = isCorrection
    ? `Corrigimos os dados de rastreio do seu pedido nº ${number}. Use estes a partir de agora.`
    : `Seu pedido nº ${number} saiu do ateliê e está a caminho.`
  return writeEmail(sender, {
    subject: `${isCorrection ? `Rastreio corrigido: pedido nº ${number}` : `Pedido nº ${number} enviado`} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(text),
      facts([
        ['Transportadora', carrier],
        ['Código de rastreio', trackingCode],
      ]),
      ...(trackingUrl === null
        ? [button('Ver o pedido', page)]
        : [
            button('Acompanhar a entrega', trackingUrl),
            noteWithLink('O que você comprou:', 'Ver o pedido', page),
          ]),
    ],
    invitation: 'Dúvidas?',
  })
}
