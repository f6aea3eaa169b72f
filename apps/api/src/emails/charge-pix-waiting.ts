import { formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { chargeLabel } from '@shop/contract/payment-plan'
import { button, note, paragraph, quotation } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'
import { orderUrl } from './order-url.ts'

interface Waiting {
  order: Order
  chargeId: number
  pix: { code: string; expiresAt: Date }
}

/** Of a charge after the first one: nothing is lost when its code ends. */
export function chargePixWaiting(sender: Sender, { order, chargeId, pix }: Waiting): Email {
  const { number, customer, charges = [] } = order
  const charge = charges.find(({ id }) => id === chargeId)
  const what = charge ? `${chargeLabel(charge, charges)}, ${formatBRL(charge.amountCents)}` : ''
  const until = formatDateTime(pix.expiresAt)
  return writeEmail(sender, {
    subject: oneLine(`O Pix do pedido nº ${number}: ${what} - ${sender.profile.name}`),
    preview: `O código vale até ${until}.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(
        `Para pagar ${what}, copie este código e cole em Pix copia e cola, no aplicativo do seu banco. Ele vale até ${until}, no horário de Brasília:`,
      ),
      quotation(pix.code),
      button('Ver meu pedido', orderUrl(sender.publicUrl, number)),
      note(
        'Já pagou? Então está tudo certo: o recibo chega em seguida. Se o código terminar, peça outro na página do pedido.',
      ),
    ],
  })
}
