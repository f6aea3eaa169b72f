import { button, noteWithLink, paragraph } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'

interface Available {
  name: string
  size: string
  color: string
  link: string
  cancelLink: string
}

/** The one email of a request. */
export function stockNoticeAvailable(sender: Sender, available: Available): Email {
  const { name, size, color, link, cancelLink } = available
  return writeEmail(sender, {
    subject: oneLine(`${name} voltou à loja - ${sender.profile.name}`),
    preview: `Tamanho ${size}, em ${color}.`,
    title: 'A peça que você esperava voltou',
    blocks: [
      paragraph(
        `${name}, tamanho ${size}, em ${color}, pode ser comprada de novo, como você pediu para saber.`,
      ),
      button('Ver a peça', link),
      paragraph(
        'Avisamos na ordem dos pedidos e não reservamos a peça: se ela já tiver sido vendida, você pode pedir outro aviso na mesma página.',
      ),
      noteWithLink(
        'Este é o único e-mail deste pedido. Pediu avisos de outras peças e não quer mais recebê-los?',
        'Cancelar todos os avisos',
        cancelLink,
      ),
    ],
  })
}
