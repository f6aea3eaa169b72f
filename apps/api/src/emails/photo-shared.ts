import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

/** To the customer. The photo itself stays in her order. */
export function photoShared(sender: Sender, { name, number }: { name: string; number: number }): Email {
  const { profile, publicUrl } = sender
  const text = `O ateliê mostrou a você uma foto da sua peça em produção, no pedido nº ${number}.`
  return writeEmail(sender, {
    subject: `Uma foto da sua peça: pedido nº ${number} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      button('Ver a foto', orderUrl(publicUrl, number)),
      note('Por cuidado com a sua privacidade, as fotos não vão por e-mail.'),
    ],
    invitation: 'Dúvidas?',
  })
}
