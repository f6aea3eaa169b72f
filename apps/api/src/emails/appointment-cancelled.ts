import { appointmentUrl, type EmailedAppointment, momentText, nameOf } from './appointment-blocks.ts'
import { button, paragraph } from './blocks.ts'
import { firstNameOf } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'

/** Who cancelled it, or the order whose cancellation ended it. */
export type CancelledBy = 'customer' | 'atelier' | 'order'

interface Cancelled extends EmailedAppointment {
  by: CancelledBy
}

/** To whoever would have come, with the calendar entry that removes the earlier one. */
export function appointmentCancelled(sender: Sender, cancelled: Cancelled): Email {
  const { profile, publicUrl } = sender
  const { name, startsAt, by, orderNumber } = cancelled
  const what = nameOf(cancelled)
  const firstName = firstNameOf(name)
  const when = momentText(startsAt)
  const reasons: Record<CancelledBy, string> = {
    customer: `${what}, ${when}: está cancelado como você pediu.`,
    atelier: `O ateliê precisou cancelar: ${what}, ${when}. Desculpe a mudança; escolha outra hora ou fale com a gente.`,
    order: `Com o cancelamento do pedido${orderNumber === null ? '' : ` nº ${orderNumber}`}, este encontro não acontece mais: ${what}, ${when}.`,
  }
  return writeEmail(sender, {
    subject: oneLine(`Cancelado, ${what}: ${when} - ${profile.name}`),
    preview: reasons[by],
    title: firstName === '' ? 'Encontro cancelado' : `Encontro cancelado, ${firstName}`,
    blocks: [
      paragraph(reasons[by]),
      ...(by === 'order' ? [] : [button('Ver o encontro', appointmentUrl(publicUrl))]),
    ],
    invitation: 'Dúvidas?',
  })
}
