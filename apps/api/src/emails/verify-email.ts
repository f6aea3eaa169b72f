import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function verifyEmail(sender: Sender, { name, link }: { name: string; link: string }): Email {
  return writeEmail(sender, {
    subject: `Confirme seu e-mail - ${sender.profile.name}`,
    preview: 'Falta só um passo para ativar sua conta.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph('Que bom ter você aqui. Falta só confirmar este e-mail para ativar sua conta.'),
      button('Confirmar meu e-mail', link),
      note(
        'O link vale por 24 horas e só pode ser usado uma vez. Se você não criou uma conta, ignore esta mensagem: sem a confirmação, a conta não é ativada.',
      ),
    ],
  })
}
