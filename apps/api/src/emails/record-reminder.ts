import { formatDate } from '@shop/contract/dates'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface Reminder {
  name: string
  number: number
  fitting: string
  productName: string
  day: string
}

/** To the customer, once: her reply to the record of a fitting is missing. Silence never counts as agreement. */
export function recordReminder(sender: Sender, reminder: Reminder): Email {
  const { name, number, fitting, productName, day } = reminder
  const { profile, publicUrl } = sender
  const text = `O registro da sua prova de ${formatDate(day)} (${fitting}, ${productName}) ainda espera a sua resposta. Leva um minuto: confirme, ou conte o que foi diferente.`
  return writeEmail(sender, {
    subject: `Falta a sua resposta: prova do pedido nº ${number} - ${profile.name}`,
    preview: 'O registro da prova ainda espera a sua resposta.',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      button('Ver e responder', orderUrl(publicUrl, number)),
      note('Sem a sua resposta, o registro fica marcado como sem resposta, nunca como combinado.'),
    ],
    invitation: 'Dúvidas?',
  })
}
