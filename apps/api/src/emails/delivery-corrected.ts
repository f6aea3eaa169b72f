import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

/** To the customer. The data themselves stand on the order's page alone. */
export function deliveryCorrected(sender: Sender, { name, number }: { name: string; number: number }): Email {
  const { profile, publicUrl } = sender
  const text = `O ateliê corrigiu os dados de entrega do seu pedido nº ${number}. Confira se está tudo certo.`
  return writeEmail(sender, {
    subject: `Dados de entrega corrigidos: pedido nº ${number} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      button('Conferir o pedido', orderUrl(publicUrl, number)),
      note('Não combinou isso com o ateliê? Responda a este e-mail.'),
    ],
    invitation: 'Dúvidas?',
  })
}
