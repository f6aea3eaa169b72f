import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import { note, quotation } from './blocks.ts'
import { facts } from './facts.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'

interface Message {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  /** They are in the admin only. */
  hasMeasures?: boolean
}

/** To the atelier: a message from the contact page. */
export function contactMessage(sender: Sender, written: Message): Email {
  const { name, email, phone, subject, message, hasMeasures = false } = written
  return writeEmail(sender, {
    subject: oneLine(`Contato pelo site: ${subject}`),
    preview: oneLine(`Mensagem de ${name}`),
    reason: 'atelier',
    title: 'Nova mensagem pelo site',
    blocks: [
      facts([
        ['Nome', name],
        ['E-mail', email],
        ['Telefone', phone],
        ['Assunto', subject],
      ]),
      quotation(message),
      ...(hasMeasures
        ? [note('Ela enviou também as medidas. Por privacidade, elas aparecem só no painel, em Suporte.')]
        : []),
      note(
        'Para responder, basta responder a este e-mail. A página de contato promete uma resposta em até ' +
          `${replyTimeText(numbersOf(sender))}.`,
      ),
    ],
  })
}
