import { formatDate } from '@shop/contract/dates'
import { button, noteWithLink, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface Reminder {
  name: string
  number: number
  dueOn: string
  isLate: boolean
}

/** To the customer: a made-to-measure dress waits for her measures. */
export function measuresReminder(sender: Sender, { name, number, dueOn, isLate }: Reminder): Email {
  const { profile, publicUrl } = sender
  const day = formatDate(dueOn)
  const text = isLate
    ? `Seu pedido nº ${number} espera as medidas desde ${day}. Sem elas o ateliê não pode cortar o tecido, e cada dia de espera empurra o prazo.`
    : `Seu pedido nº ${number} é sob medida. Envie as medidas até ${day} para o ateliê começar no dia combinado.`
  return writeEmail(sender, {
    subject: `${isLate ? 'Faltam' : `Envie até ${day}`} as medidas do pedido nº ${number} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      button('Enviar as medidas', orderUrl(publicUrl, number)),
      noteWithLink('Cada ponto com um desenho:', 'Como tirar as medidas', `${publicUrl}/medidas`),
    ],
    invitation: 'Prefere medir no ateliê?',
  })
}
