import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { button, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

/** When the money arrives depends on the bank, so the text depends on the payment method. */
export const arrival = {
  card: 'O valor aparece como crédito na fatura do cartão em até duas faturas, conforme o banco.',
  pix: 'O valor volta para a conta de onde saiu o Pix, em geral no mesmo dia.',
}

export function orderRefunded(
  sender: Sender,
  { order, amountCents }: { order: Order; amountCents: number },
): Email {
  const { profile, publicUrl } = sender
  const { number, customer, paymentMethod } = order
  const amount = formatBRL(amountCents)
  return writeEmail(sender, {
    subject: `Reembolso do pedido nº ${number} - ${profile.name}`,
    preview: `Devolvemos ${amount} do seu pedido.`,
    title: greeting(customer.name),
    blocks: [
      paragraph(`Devolvemos ${amount} do seu pedido nº ${number}.`),
      ...(paymentMethod === null ? [] : [paragraph(arrival[paymentMethod])]),
      button('Ver meu pedido', orderUrl(publicUrl)),
    ],
    invitation: 'Dúvidas?',
  })
}
