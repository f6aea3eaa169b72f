import { isStillAtAtelier, type OrderStatus } from '@shop/contract/labels'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface Withdrawal {
  name: string
  number: number
  status: OrderStatus
  /** Not by law: the text counts that the customer accepted when she ordered. */
  byAgreement: boolean
}

/** To the buyer, immediately: the law requires it (Decreto 7.962/2013, art. 5º, § 4º). */
export function withdrawalReceived(sender: Sender, withdrawal: Withdrawal): Email {
  return withdrawal.byAgreement ? cancellationRequested(sender, withdrawal) : withdrawn(sender, withdrawal)
}

function cancellationRequested(sender: Sender, { name, number }: Withdrawal): Email {
  const { profile, publicUrl } = sender
  return writeEmail(sender, {
    subject: `Recebemos seu pedido de cancelamento do pedido nº ${number} - ${profile.name}`,
    preview: 'O ateliê responde com o que fica e o que volta para você.',
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(`Registramos seu pedido de cancelamento do pedido nº ${number}. O ateliê para a costura.`),
      paragraph(
        'Os 7 dias da lei já passaram, e vale o texto que você aceitou ao comprar. O ateliê escreve com o que fica e o que volta para você.',
      ),
      button('Acompanhar o pedido', orderUrl(publicUrl, number)),
    ],
    invitation: 'Dúvidas?',
  })
}

function withdrawn(sender: Sender, { name, number, status }: Withdrawal): Email {
  const { profile, publicUrl } = sender
  const stillAtAtelier = isStillAtAtelier(status)
  return writeEmail(sender, {
    subject: `Recebemos sua desistência do pedido nº ${number} - ${profile.name}`,
    preview: 'Seu direito de arrependimento está registrado.',
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(
        `Registramos sua desistência da compra do pedido nº ${number}, ${status === 'delivered' ? 'dentro do prazo de 7 dias do' : 'um direito seu pelo'} Código de Defesa do Consumidor. Você não precisa explicar o motivo.`,
      ),
      paragraph(
        `${stillAtAtelier ? 'As peças ainda não saíram do ateliê, então não há nada para devolver.' : 'O ateliê entra em contato para combinar a devolução das peças, sem custo para você.'} O valor pago é devolvido por inteiro, pelo mesmo meio de pagamento.`,
      ),
      button('Acompanhar o pedido', orderUrl(publicUrl, number)),
      ...(stillAtAtelier
        ? []
        : [note('Guarde as peças sem uso, com as etiquetas e a embalagem, até combinarmos a coleta.')]),
    ],
    invitation: 'Dúvidas?',
  })
}
