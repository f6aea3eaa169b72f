import { type EmailedAppointment, momentText, nameOf } from './appointment-blocks.ts'
import { button } from './blocks.ts'
import { facts } from './facts.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'

export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

interface Noticed extends EmailedAppointment {
  email: string | null
  phone: string | null
  wish: string | null
  change: AppointmentChange
}

const titles: Record<AppointmentChange, string> = {
  booked: 'Novo encontro',
  moved: 'Encontro remarcado',
  cancelled: 'Encontro cancelado',
}

/** To the atelier: somebody has booked, moved or cancelled by herself. */
export function appointmentNotice(sender: Sender, noticed: Noticed): Email {
  const { name, email, phone, companions, wish, productName, orderNumber, startsAt, change } = noticed
  const what = nameOf(noticed)
  return writeEmail(sender, {
    subject: oneLine(`${titles[change]}: ${what}, ${momentText(startsAt)}`),
    preview: `${name}: ${what}, ${momentText(startsAt)}.`,
    title: titles[change],
    blocks: [
      facts([
        ['Encontro', what],
        ['Quando', momentText(startsAt)],
        ['Cliente', name],
        ['E-mail', email],
        ['Telefone', phone],
        ['Acompanhantes', companions === 0 ? null : String(companions)],
        ['Pedido', orderNumber === null ? null : String(orderNumber)],
        ['Produto', productName],
        ['Quer ver', wish],
      ]),
      button('Abrir a agenda', new URL('/admin/agenda', sender.publicUrl).href),
    ],
  })
}
