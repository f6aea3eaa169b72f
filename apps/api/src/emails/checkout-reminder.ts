import type { Order } from '@shop/contract/order'
import { button, noteWithLink, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'
import { orderTable } from './order-blocks.ts'

interface Reminder {
  order: Order
  cancelLink: string
}

/** The one email about an order that was not paid, to a customer who agreed to it. */
export function checkoutReminder(sender: Sender, { order, cancelLink }: Reminder): Email {
  const { publicUrl, profile } = sender
  const [first] = order.items
  return writeEmail(sender, {
    subject: oneLine(`Sua compra não foi concluída - ${profile.name}`),
    preview: 'Nada foi cobrado. Se ainda quiser, é só continuar.',
    title: greeting(order.customer.name, sender.greeting),
    blocks: [
      paragraph(
        'Sua compra ficou sem o pagamento. Nada foi cobrado, e as peças voltaram à loja. Se ainda quiser, é só continuar: preço e prazo são os de agora.',
      ),
      orderTable(order, publicUrl),
      button('Voltar ao carrinho', new URL('/carrinho', publicUrl).href),
      ...(typeof first?.productId === 'number'
        ? [
            noteWithLink(
              'Está em outro aparelho, e o carrinho de lá está vazio? Comece pela peça.',
              oneLine(`Ver ${first.name}`),
              new URL(`/produto/${first.productId}`, publicUrl).href,
            ),
          ]
        : []),
      noteWithLink(
        'Você marcou na compra que queria este lembrete. É o único.',
        'Não quero mais lembretes',
        cancelLink,
      ),
    ],
  })
}
