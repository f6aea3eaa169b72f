import { formatDate } from '@shop/contract/dates'
import { button, note } from './blocks.ts'
import { facts } from './facts.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

interface Difference {
  name: string
  number: number
  appointmentId: number
  fitting: string
  productName: string
  day: string
}

/** To the atelier: she says that something else was agreed. Her text stands only in the record. */
export function recordDiffers(sender: Sender, difference: Difference): Email {
  const { name, number, appointmentId, fitting, productName, day } = difference
  return writeEmail(sender, {
    subject: `Não foi isso: registro da prova do pedido nº ${number}`,
    preview: 'A cliente diz que combinou outra coisa.',
    title: 'A cliente diz que combinou outra coisa',
    blocks: [
      facts([
        ['Cliente', name],
        ['Pedido', String(number)],
        ['Peça', productName],
        ['Prova', `${fitting}, ${formatDate(day)}`],
      ]),
      button('Abrir o registro', new URL(`/admin/agenda/${appointmentId}/prova`, sender.publicUrl).href),
      note(
        'O que ela escreveu está no registro. Fale com ela antes de ajustar; a correção é outro registro.',
      ),
    ],
  })
}
