import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function passwordChanged(sender: Sender, { name }: { name: string }): Email {
  const { profile, publicUrl } = sender
  return writeEmail(sender, {
    subject: `Sua senha foi alterada - ${profile.name}`,
    preview: 'Se não foi você, crie uma nova senha agora.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(
        'A senha da sua conta acaba de ser alterada. Os outros aparelhos em que ela estava aberta foram desconectados.',
      ),
      paragraph('Foi você? Então não precisa fazer nada.'),
      button('Não fui eu: criar nova senha', new URL('/esqueci-senha', publicUrl).href),
      note('Nunca pedimos sua senha por e-mail, telefone ou WhatsApp.'),
    ],
  })
}
