import type { Order } from '@shop/contract/order'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

/** A Pix whose code was sent and that expired unpaid. */
export function pixExpired(sender: Sender, { number, customer }: Order): Email {
  return writeEmail(sender, {
    subject: `O Pix do pedido nº ${number} expirou - ${sender.profile.name}`,
    preview: 'Nada foi cobrado e as peças voltaram ao estoque.',
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(
        `O prazo para pagar o pedido nº ${number} terminou. Nada foi cobrado e as peças voltaram ao estoque.`,
      ),
      paragraph('Ainda quer a sua peça? Finalize a compra de novo, e um código novo é criado na hora.'),
      button('Voltar ao carrinho', new URL('/carrinho', sender.publicUrl).href),
      note('O código antigo não vale mais. Se você pagou e não recebeu a confirmação, fale com a gente.'),
    ],
  })
}
