import { isStillAtAtelier, type OrderStatus } from '@shop/contract/labels'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

/** To the buyer, immediately: the law requires it (Decreto 7.962/2013, art. 5º, § 4º). */
export function withdrawalReceived(
  sender: Sender,
  { name, number, status }: { name: string; number: number; status: OrderStatus },
): Email {
  const { profile, publicUrl } = sender
  const stillAtAtelier = isStillAtAtelier(status)
  return writeEmail(sender, {
    subject: `Recebemos sua desistência do pedido nº ${number} - ${profile.name}`,
    preview: 'Seu direito de arrependimento está registrado.',
    title: greeting(name),
    blocks: [
      paragraph(
        `Registramos sua desistência da compra do pedido nº ${number}, ${status === 'delivered' ? 'dentro do prazo de 7 dias do' : 'um direito seu pelo'} Código de Defesa do Consumidor. Você não precisa explicar o motivo.`,
      ),
      paragraph(
        `${stillAtAtelier ? 'As peças ainda não saíram do ateliê, então não há nada para devolver.' : 'O ateliê entra em contato para combinar a devolução das peças, sem custo para você.'} O valor pago é devolvido por inteiro, pelo mesmo meio de pagamento.`,
      ),
      button('Acompanhar o pedido', orderUrl(publicUrl)),
      ...(stillAtAtelier
        ? []
        : [note('Guarde as peças sem uso, com as etiquetas e a embalagem, até combinarmos a coleta.')]),
    ],
    invitation: 'Dúvidas?',
  })
}
