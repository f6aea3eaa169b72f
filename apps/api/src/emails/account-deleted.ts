import { note, paragraph } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

/** Without a name: the recipient's account no longer exists. */
export function accountDeleted(sender: Sender): Email {
  return writeEmail(sender, {
    subject: `Sua conta foi excluída - ${sender.profile.name}`,
    preview: 'Seus dados foram apagados, como você pediu.',
    title: 'Sua conta foi excluída',
    blocks: [
      paragraph(
        'Como você pediu, apagamos sua conta: cadastro, favoritos, mensagens, fotos e a inscrição na newsletter. Suas avaliações continuam na loja, assinadas apenas como “Cliente”.',
      ),
      paragraph(
        'Dos pedidos pagos guardamos por 5 anos, por obrigação fiscal, somente o número, as datas, as peças, os valores, o pagamento, o nome e o endereço de entrega.',
      ),
      note('Não foi você? Escreva para nós pela página de contato da loja o quanto antes.'),
    ],
  })
}
