import { newsletterConsent } from '@shop/contract/newsletter-consent'
import { button, note, paragraph } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function newsletterConfirm(sender: Sender, { link }: { link: string }): Email {
  return writeEmail(sender, {
    subject: `Confirme sua inscrição - ${sender.profile.name}`,
    preview: 'Falta só confirmar para receber nossas novidades.',
    title: 'Falta só confirmar',
    blocks: [
      paragraph('Alguém pediu para receber neste e-mail as novidades e inspirações do ateliê. Foi você?'),
      button('Confirmar inscrição', link),
      paragraph(newsletterConsent),
      note(
        'O link vale por 7 dias. Se não foi você, ignore esta mensagem: sem a confirmação, não enviamos nada.',
      ),
    ],
  })
}
