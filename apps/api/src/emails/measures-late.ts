import { formatDate } from '@shop/contract/dates'
import { button, note } from './blocks.ts'
import { facts } from './facts.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

/** To the atelier: the measures of a made-to-measure order are late. */
export function measuresLate(
  sender: Sender,
  { name, number, dueOn }: { name: string; number: number; dueOn: string },
): Email {
  return writeEmail(sender, {
    subject: `Medidas atrasadas: pedido nº ${number}`,
    preview: 'A cliente ainda não enviou as medidas.',
    reason: 'atelier',
    title: `O pedido nº ${number} espera as medidas`,
    blocks: [
      facts([
        ['Cliente', name],
        ['Pedido', String(number)],
        ['Esperadas até', formatDate(dueOn)],
      ]),
      button('Abrir o pedido', new URL(`/admin/pedidos/${number}`, sender.publicUrl).href),
      note(
        'A cliente também recebeu um lembrete. Se ela for ao ateliê, você pode medir e travar pelo pedido.',
      ),
    ],
  })
}
