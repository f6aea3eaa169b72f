import { formatDateTime } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import { button, note, paragraph, quotation } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderTable } from './order-blocks.ts'

interface Waiting {
  order: Order
  pix: { code: string; expiresAt: Date }
}

/** For customers who lost the page while switching to the bank's app. */
export function pixWaiting(sender: Sender, { order, pix }: Waiting): Email {
  const { id, number, customer } = order
  return writeEmail(sender, {
    subject: `Falta só o Pix do pedido nº ${number} - ${sender.profile.name}`,
    preview: `O código vale até ${formatDateTime(pix.expiresAt)}.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(
        `Suas peças estão reservadas até ${formatDateTime(pix.expiresAt)}, no horário de Brasília. Para pagar, copie este código e cole em Pix copia e cola, no aplicativo do seu banco:`,
      ),
      quotation(pix.code),
      button('Abrir meu pedido', new URL(`/checkout?pedido=${id}`, sender.publicUrl).href),
      orderTable(order, sender.publicUrl),
      note('Já pagou? Então está tudo certo: a confirmação chega em seguida.'),
    ],
  })
}
