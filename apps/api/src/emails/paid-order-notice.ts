import { formatDate, formatDeliveryWindow } from '@shop/contract/dates'
import { readyDay } from '@shop/contract/deadlines'
import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import { button, note, paragraph } from './blocks.ts'
import { facts } from './facts.ts'
import { firstNameOf } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

/**
 * To the atelier, for every paid order: what was sold and what to do next. Of the customer only the first name and the
 * city, because a mailbox is read on many devices; the rest is on the order's page.
 */
export function paidOrderNotice(sender: Sender, order: Order): Email {
  const { number, customer, shipping, items, totalCents, deliveryWindow } = order
  const isPickup = order.fulfilment === 'pickup'
  const total = formatBRL(totalCents)
  return writeEmail(sender, {
    subject: `Nova venda: pedido nº ${number}, ${total}`,
    preview: items.map(itemText).join('; '),
    reason: 'atelier',
    title: `Nova venda: pedido nº ${number}`,
    blocks: [
      paragraph(`O pagamento de ${total} foi aprovado.`),
      facts([
        ...items.map((item) => ['Peça', itemText(item)] as const),
        ['Cliente', [firstNameOf(customer.name), !isPickup && shipping.city].filter(Boolean).join(', ')],
        ['Entrega', isPickup ? pickupLabel : null],
        ['Pronto até', deliveryWindow && formatDate(readyDay(deliveryWindow))],
        [
          isPickup ? 'Retirada prometida' : 'Entrega prometida',
          deliveryWindow && formatDeliveryWindow(deliveryWindow),
        ],
      ]),
      button('Abrir o pedido', new URL(`/admin/pedidos/${number}`, sender.publicUrl).href),
      note(
        'Agora é com você: confira as peças, imprima a ficha de costura e marque Em Produção quando começar. A cliente já recebeu a confirmação. Para não receber este aviso, abra Configurações, Loja.',
      ),
    ],
  })
}

/** '2 × Begônia · G · Rosé' */
function itemText(item: Order['items'][number]): string {
  return `${item.quantity} × ${item.name} · ${choiceText(item)}`
}
