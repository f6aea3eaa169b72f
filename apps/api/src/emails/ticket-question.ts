import { button, paragraph, quotation } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { filesNote, type TicketEmail } from './ticket-email.ts'

interface TicketQuestions extends Omit<TicketEmail, 'message' | 'files'> {
  /** All messages since the last email, in order. */
  messages: readonly { text: string; files: number }[]
}

/** The rest is on the ticket's page. */
const QUOTED = 5

/** To the atelier: a customer has written a message. */
export function ticketQuestion(sender: Sender, email: TicketQuestions): Email {
  const { ticketId, name, subject, messages, link } = email
  const count = messages.length
  const quoted = messages.slice(-QUOTED)
  const left = count - quoted.length
  return writeEmail(sender, {
    subject: `Ticket nº ${ticketId}: ${subject}`,
    preview: 'Uma cliente está à espera de resposta.',
    reason: 'atelier',
    title: count === 1 ? 'Nova mensagem no suporte' : `${count} novas mensagens no suporte`,
    blocks: [
      paragraph(
        count === 1
          ? `${name} escreveu no ticket nº ${ticketId}, “${subject}”:`
          : `${name} escreveu ${count} mensagens no ticket nº ${ticketId}, “${subject}”:`,
      ),
      ...(left > 0 ? [paragraph(`As ${left} primeiras estão na página do ticket.`)] : []),
      ...quoted.map(({ text }) => quotation(text)),
      ...filesNote(messages.reduce((sum, { files }) => sum + files, 0)),
      button('Ver / Responder', link),
    ],
  })
}
