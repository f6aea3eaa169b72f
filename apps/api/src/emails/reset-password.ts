import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function resetPassword(sender: Sender, { name, link }: { name: string; link: string }): Email {
  return writeEmail(sender, {
    subject: `Crie uma nova senha - ${sender.profile.name}`,
    preview: 'O link vale por 1 hora.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph('Recebemos um pedido para criar uma nova senha para a sua conta.'),
      button('Criar nova senha', link),
      note(
        'O link vale por 1 hora e só pode ser usado uma vez. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
      ),
    ],
  })
}
