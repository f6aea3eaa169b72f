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
}

/** To the atelier: the customer used the legal right of withdrawal, and what to do next. */
export function withdrawalNotice(
  sender: Sender,
  { name, number, totalCents, status, reason }: Withdrawal,
): Email {
  return writeEmail(sender, {
    subject: `Desistência da compra: pedido nº ${number}`,
    preview: 'A cliente exerceu o direito de arrependimento.',
    title: `Desistência do pedido nº ${number}`,
    blocks: [
      facts([
        ['Cliente', name],
        ['Pedido', String(number)],
        ['Total', formatBRL(totalCents)],
      ]),
      ...(reason === null ? [] : [quotation(reason)]),
      button('Abrir o pedido', new URL(`/admin/pedidos/${number}`, sender.publicUrl).href),
      note(
        `A cliente já recebeu a confirmação. ${isStillAtAtelier(status) ? 'Pare a costura' : 'Combine a devolução, sem custo para ela,'} e faça o reembolso integral pelo painel.`,
      ),
    ],
  })
}
