import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function secondFactorChanged(sender: Sender, { name, on }: { name: string; on: boolean }): Email {
  const { profile, publicUrl } = sender
  const happened = on ? 'ativada' : 'desativada'
  return writeEmail(sender, {
    subject: `Verificação em duas etapas ${happened} - ${profile.name}`,
    preview: 'Se não foi você, crie uma nova senha agora.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(`A verificação em duas etapas da sua conta acaba de ser ${happened}.`),
      paragraph(
        on
          ? 'Guarde os códigos de recuperação: cada um abre a conta uma vez, se você ficar sem o aplicativo.'
          : 'A partir de agora, a senha basta para entrar.',
      ),
      button('Não fui eu: criar nova senha', new URL('/esqueci-senha', publicUrl).href),
      note('Nunca pedimos códigos por e-mail, telefone ou WhatsApp.'),
    ],
  })
}
