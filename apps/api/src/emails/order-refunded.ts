import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { type Block, button, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { section } from './order-blocks.ts'
import { orderUrl } from './order-url.ts'
import { type RefundReturn, returnText } from './return-text.ts'

/** When the money arrives depends on the bank, so the text depends on the payment method. */
export const arrival = {
  card: 'O valor aparece como crédito na fatura do cartão em até duas faturas, conforme o banco.',
  pix: 'O valor volta para a conta de onde saiu o Pix, em geral no mesmo dia.',
}

interface RefundFacts {
  order: Order
  amountCents: number
  /** Of each charge; missing: of the whole order. */
  returns?: readonly RefundReturn[]
}

export function orderRefunded(sender: Sender, { order, amountCents, returns = [] }: RefundFacts): Email {
  const { profile, publicUrl } = sender
  const { number, customer } = order
  const amount = formatBRL(amountCents)
  return writeEmail(sender, {
    subject: `Reembolso do pedido nº ${number} - ${profile.name}`,
    preview: `Devolvemos ${amount} do seu pedido.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(`Devolvemos ${amount} do seu pedido nº ${number}.`),
      ...wayBlocks(order, returns),
      button('Ver meu pedido', orderUrl(publicUrl, number)),
    ],
    invitation: 'Dúvidas?',
  })
}

/** Of one payment when it arrives; of several, or returned by the atelier itself, each by itself. */
function wayBlocks({ paymentMethod }: Order, returns: readonly RefundReturn[]): Block[] {
  const [first, ...others] = returns
  if (first && (others.length > 0 || first.byHand))
    return [section('Como o valor volta', returns.map(returnText))]
  const method = first ? first.method : paymentMethod
  return method === null ? [] : [paragraph(arrival[method])]
}
