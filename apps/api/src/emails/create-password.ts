import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

export function createPassword(sender: Sender, { name, link }: { name: string; link: string }): Email {
  return writeEmail(sender, {
    subject: `Confirme seu e-mail e crie sua senha - ${sender.profile.name}`,
    preview: 'O link vale por 1 hora.',
    reason: 'account',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(
        'Este e-mail foi cadastrado mais de uma vez e ainda não foi confirmado. Para que só você entre na conta, a senha é escolhida por aqui.',
      ),
      paragraph('O link abaixo confirma seu e-mail e leva à página em que você cria a senha.'),
      button('Criar minha senha', link),
      note(
        'O link vale por 1 hora e só pode ser usado uma vez. Se o prazo passar, peça outro em “Esqueci minha senha”, na página de login. Se você não se cadastrou, ignore esta mensagem: sem o link, ninguém entra na conta.',
      ),
    ],
  })
}
