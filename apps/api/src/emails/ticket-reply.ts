import { button, note, paragraph, quotation } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { filesNote, type TicketEmail } from './ticket-email.ts'

/** To a customer: the atelier has answered the ticket. */
export function ticketReply(sender: Sender, email: TicketEmail): Email {
  const { ticketId, name, subject, message, files, link } = email
  return writeEmail(sender, {
    subject: `Respondemos ao seu ticket nº ${ticketId} - ${sender.profile.name}`,
    preview: 'Há uma nova mensagem do ateliê para você.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(`O ateliê respondeu ao seu ticket “${subject}”:`),
      quotation(message),
      ...filesNote(files),
      button('Ver e responder', link),
      note('Responda pela página do ticket: assim a conversa fica toda num lugar só.'),
    ],
  })
}
