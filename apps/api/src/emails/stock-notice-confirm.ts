import { button, noteWithLink, paragraph } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

interface Requested {
  name: string
  size: string
  color: string
  link: string
  cancelLink: string
}

export function stockNoticeConfirm(sender: Sender, requested: Requested): Email {
  const { name, size, color, link, cancelLink } = requested
  return writeEmail(sender, {
    subject: `Confirme seu aviso - ${sender.profile.name}`,
    preview: 'Falta só confirmar para receber o aviso.',
    title: 'Falta só confirmar',
    blocks: [
      paragraph(
        `Alguém pediu um aviso neste e-mail para quando ${name}, tamanho ${size}, em ${color}, voltar à loja. Foi você?`,
      ),
      button('Confirmar o aviso', link),
      paragraph('Será um único e-mail, quando uma peça voltar. O pedido não inscreve você na newsletter.'),
      noteWithLink(
        'O link vale por 7 dias. Se não foi você, ignore esta mensagem: sem a confirmação, não enviamos nada. Não quer mais o aviso?',
        'Cancelar o aviso',
        cancelLink,
      ),
    ],
  })
}
