import { button, paragraph, quotation } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { filesNote, type TicketLetter } from './ticket-letter.ts'

/** To the atelier, which a customer has written to. */
export function ticketQuestion(sender: Sender, letter: TicketLetter): Email {
  const { ticketId, name, subject, message, files, link } = letter
  return writeEmail(sender, {
    subject: `Ticket nº ${ticketId}: ${subject}`,
    preview: 'Uma cliente está à espera de resposta.',
    title: 'Nova mensagem no suporte',
    blocks: [
      paragraph(`${name} escreveu no ticket nº ${ticketId}, “${subject}”:`),
      quotation(message),
      ...filesNote(files),
      button('Ver / Responder', link),
    ],
  })
}
