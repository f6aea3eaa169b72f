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
}

/** To the atelier: a message from the contact page. */
export function contactMessage(sender: Sender, { name, email, phone, subject, message }: Message): Email {
  return writeEmail(sender, {
    subject: oneLine(`Contato pelo site: ${subject}`),
    preview: oneLine(`Mensagem de ${name}`),
    title: 'Nova mensagem pelo site',
    blocks: [
      facts([
        ['Nome', name],
        ['E-mail', email],
        ['Telefone', phone],
        ['Assunto', subject],
      ]),
      quotation(message),
      note(
        'Para responder, basta responder a este e-mail. A página de contato promete uma resposta em até 24 horas.',
      ),
    ],
  })
}
