import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { button, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

const late =
  'Seu pagamento chegou depois do prazo do pedido e, nesse meio-tempo, uma das peças deixou de estar disponível. Sentimos muito.'

/** The payment arrived after the hold had expired and other orders had bought the units, or after a cancellation. */
export function orderWithoutStock(
  sender: Sender,
  { number, customer, totalCents, cancelledAt }: Order,
): Email {
  const { profile, publicUrl } = sender
  return writeEmail(sender, {
    subject: `Pedido nº ${number}: seu dinheiro será devolvido - ${profile.name}`,
    preview: 'Seu pagamento chegou depois do prazo, e devolvemos o valor inteiro.',
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(cancelledAt ? 'Seu pagamento chegou depois que o pedido foi cancelado.' : late),
      paragraph(
        `Já pedimos a devolução de ${formatBRL(totalCents)}, o valor inteiro, pelo mesmo meio de pagamento. Você não precisa fazer nada.`,
      ),
      button('Ver outros vestidos', new URL('/colecoes', publicUrl).href),
    ],
    invitation: 'Quer ajuda para encontrar outra peça?',
  })
}
