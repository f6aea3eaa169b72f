import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

/** To the customer, when her dress can be tried on. */
export function fittingReached(
  sender: Sender,
  { name, number, stage }: { name: string; number: number; stage: string },
): Email {
  const { profile, publicUrl } = sender
  const text = `Sua peça do pedido nº ${number} chegou a uma etapa que precisa de você: ${stage}.`
  return writeEmail(sender, {
    subject: `Hora da prova: pedido nº ${number} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      paragraph('Escolha o dia e a hora na página do pedido, ou responda a este e-mail.'),
      button('Marcar a prova', orderUrl(publicUrl, number)),
      note('Traga o sapato e a lingerie que vai usar com o vestido.'),
    ],
    invitation: 'Dúvidas?',
  })
}
