import { button, noteWithLink, paragraph } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

/** The first email after a subscriber confirmed: it carries the unsubscribe link, as every later one must. */
export function newsletterWelcome(sender: Sender, { leaveLink }: { leaveLink: string }): Email {
  const { profile, publicUrl } = sender
  return writeEmail(sender, {
    subject: `Inscrição confirmada - ${profile.name}`,
    preview: 'Você receberá nossas novidades e inspirações.',
    title: 'Que bom ter você por aqui',
    blocks: [
      paragraph(
        'Sua inscrição está confirmada. De vez em quando contamos por aqui as coleções novas e as histórias do ateliê.',
      ),
      button('Ver a coleção', new URL('/colecoes', publicUrl).href),
      noteWithLink('Não quer mais receber nossas novidades?', 'Cancelar inscrição', leaveLink),
    ],
  })
}
