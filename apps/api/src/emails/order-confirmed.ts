import type { Order } from '@shop/contract/order'
import { button, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { deliveryAddress, deliveryPromise, orderTable, section } from './order-blocks.ts'
import { orderUrl } from './order-url.ts'

interface Paid {
  order: Order
  /** 'Visa final 4242', 'Pix'. */
  paidWith: string
}

export function orderConfirmed(sender: Sender, { order, paidWith }: Paid): Email {
  const { number, customer, deliveryWindow } = order
  const { profile, publicUrl } = sender
  return writeEmail(sender, {
    subject: `Pedido nº ${number} confirmado - ${profile.name}`,
    preview: 'Seu pagamento foi aprovado e o ateliê já recebeu o seu pedido.',
    title: greeting(customer.name, 'Obrigada'),
    blocks: [
      paragraph('Seu pagamento foi aprovado e o ateliê já recebeu o seu pedido.'),
      ...(deliveryWindow === null ? [] : [deliveryPromise(deliveryWindow, order)]),
      button('Acompanhar pedido', orderUrl(publicUrl)),
      orderTable(order, publicUrl),
      deliveryAddress(order, profile),
      section('Pagamento', [paidWith]),
    ],
    invitation: 'Dúvidas?',
  })
}
