import { formatDate } from '@shop/contract/dates'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface SentRecord {
  name: string
  number: number
  /** '1ª prova'. */
  fitting: string
  productName: string
  day: string
}

/** To the customer: what was agreed at her fitting awaits her reply. What it is stands only in her order. */
export function recordSent(sender: Sender, record: SentRecord): Email {
  const { name, number, fitting, productName, day } = record
  const { profile, publicUrl } = sender
  const text = `O ateliê anotou o que combinamos na sua prova de ${formatDate(day)} (${fitting}, ${productName}). Confira antes de ajustarmos: só mexemos no que está no registro.`
  return writeEmail(sender, {
    subject: `Foi isto que combinamos? Prova do pedido nº ${number} - ${profile.name}`,
    preview: 'Confira o registro da prova e responda.',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      button('Ver e responder', orderUrl(publicUrl, number)),
      note('Por cuidado com a sua privacidade, o que foi anotado não vai por e-mail.'),
    ],
    invitation: 'Dúvidas?',
  })
}
