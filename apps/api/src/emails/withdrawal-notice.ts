import { isStillAtAtelier, type OrderStatus } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import { button, note, quotation } from './blocks.ts'
import { facts } from './facts.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

interface Withdrawal {
  name: string
  number: number
  totalCents: number
  status: OrderStatus
  reason: string | null
  /** Not by law: the text counts that the customer accepted when she ordered. */
  byAgreement: boolean
}

/** To the atelier: the customer withdrew by law or asks to cancel, and what to do next. */
export function withdrawalNotice(
  sender: Sender,
  { name, number, totalCents, status, reason, byAgreement }: Withdrawal,
): Email {
  return writeEmail(sender, {
    subject: `${byAgreement ? 'Pedido de cancelamento' : 'Desistência da compra'}: pedido nº ${number}`,
    preview: byAgreement
      ? 'A cliente pediu o cancelamento da encomenda.'
      : 'A cliente exerceu o direito de arrependimento.',
    reason: 'atelier',
    title: `${byAgreement ? 'Pedido de cancelamento' : 'Desistência'} do pedido nº ${number}`,
    blocks: [
      facts([
        ['Cliente', name],
        ['Pedido', String(number)],
        ['Total', formatBRL(totalCents)],
      ]),
      ...(reason === null ? [] : [quotation(reason)]),
      button('Abrir o pedido', new URL(`/admin/pedidos/${number}`, sender.publicUrl).href),
      note(
        byAgreement
          ? 'A cliente já recebeu a confirmação. Pare a costura e use Cancelar encomenda: o que fica segue o texto que ela aceitou ao comprar.'
          : `A cliente já recebeu a confirmação. ${isStillAtAtelier(status) ? 'Pare a costura' : 'Combine a devolução, sem custo para ela,'} e faça o reembolso integral pelo painel.`,
      ),
    ],
  })
}
