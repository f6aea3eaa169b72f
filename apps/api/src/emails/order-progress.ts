import { withdrawalDays } from '@shop/contract/constants'
import type { OrderStatus } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { button, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { deliveryAddress, deliveryPromise, orderTable } from './order-blocks.ts'
import { orderUrl } from './order-url.ts'

type NotifiedStatus = Exclude<OrderStatus, 'pending'>

const texts: Record<NotifiedStatus, { headline: string; text: string }> = {
  confirmed: {
    headline: 'confirmado',
    text: 'O ateliê confirmou o seu pedido. Em breve começamos a produção.',
  },
  in_production: {
    headline: 'em produção',
    text: 'Começamos a produzir o seu pedido. Cada peça é cortada e bordada à mão.',
  },
  ready: { headline: 'pronto', text: 'Seu pedido está pronto e segue para a entrega.' },
  delivered: {
    headline: 'entregue',
    text: `Seu pedido foi entregue. Esperamos que você ame cada detalhe. Se mudar de ideia, você pode desistir da compra em até ${withdrawalDays} dias, na página do pedido.`,
  },
}

/** Of an order that is collected at the atelier. */
const pickupTexts: Partial<Record<NotifiedStatus, string>> = {
  ready:
    'Seu pedido está pronto e espera por você no ateliê. Quem vier buscar mostra um documento e o número do pedido.',
  delivered: texts.delivered.text.replace('foi entregue', 'foi retirado no ateliê'),
}

/** To the customer: the order reached a new status. */
export function orderProgress(
  sender: Sender,
  { order, status }: { order: Order; status: NotifiedStatus },
): Email {
  const { number, customer, deliveryWindow } = order
  const { profile, publicUrl } = sender
  const isPickup = order.fulfilment === 'pickup'
  const { headline } = texts[status]
  const text = (isPickup && pickupTexts[status]) || texts[status].text
  const isUnderWay = status !== 'delivered' && deliveryWindow !== null
  return writeEmail(sender, {
    subject: `Pedido nº ${number} ${headline} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(text),
      ...(isPickup && status === 'ready' ? [deliveryAddress(order, profile)] : []),
      ...(isUnderWay ? [deliveryPromise(deliveryWindow, order, sender)] : []),
      button('Acompanhar pedido', orderUrl(publicUrl, number)),
      orderTable(order, publicUrl),
    ],
    invitation: 'Dúvidas?',
  })
}
