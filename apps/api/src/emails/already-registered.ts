import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function alreadyRegistered(sender: Sender, { name }: { name: string }): Email {
  const { profile, publicUrl } = sender
  return writeEmail(sender, {
    subject: `Você já tem uma conta - ${profile.name}`,
    preview: 'Alguém tentou criar uma conta com este e-mail.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(
        'Alguém tentou criar uma conta com este e-mail, mas ele já tem uma. Nada mudou no seu cadastro.',
      ),
      paragraph('Se foi você, basta entrar. Não lembra da senha? Na página de login dá para criar uma nova.'),
      button('Entrar na minha conta', new URL('/login', publicUrl).href),
      note('Se não foi você, pode ignorar esta mensagem: ninguém teve acesso à sua conta.'),
    ],
  })
}
