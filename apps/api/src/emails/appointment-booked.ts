import {
  appointmentUrl,
  changeText,
  type EmailedAppointment,
  momentText,
  nameOf,
  preparation,
  timeBox,
} from './appointment-blocks.ts'
import { button, paragraph } from './blocks.ts'
import { firstNameOf } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'

/** To whoever comes: what was booked, with its calendar entry attached. */
export function appointmentBooked(sender: Sender, appointment: EmailedAppointment): Email {
  const { profile, publicUrl } = sender
  const { name, orderNumber, productName, startsAt } = appointment
  const what = nameOf(appointment)
  const firstName = firstNameOf(name)
  const forWhat = productName === null ? '' : ` para: ${productName}`
  return writeEmail(sender, {
    subject: oneLine(`${what}: ${momentText(startsAt)} - ${profile.name}`),
    preview: `${what}, ${momentText(startsAt)}.`,
    title: `${what}: está na agenda`,
    blocks: [
      paragraph(
        `${firstName === '' ? 'Reservamos' : `${firstName}, reservamos`} uma hora${forWhat}.${orderNumber === null ? '' : ` Pedido nº ${orderNumber}.`}`,
      ),
      timeBox(appointment, profile),
      button('Ver, confirmar ou remarcar', appointmentUrl(publicUrl)),
      ...preparation(appointment, profile),
      paragraph(`${changeText(appointment)} Dois dias antes perguntamos se você vem.`),
    ],
    invitation: 'Dúvidas?',
  })
}
