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

/** To whoever comes, two days before: whether she does. */
export function appointmentReminder(sender: Sender, appointment: EmailedAppointment & { now: Date }): Email {
  const { profile, publicUrl } = sender
  const { name, startsAt, changeableUntil, now } = appointment
  const what = nameOf(appointment)
  const firstName = firstNameOf(name)
  const change =
    changeableUntil > now
      ? changeText(appointment)
      : 'Não vai dar? Responda este e-mail ou fale com o ateliê.'
  return writeEmail(sender, {
    subject: oneLine(`Você vem? ${what}: ${momentText(startsAt)} - ${profile.name}`),
    preview: `${what}, ${momentText(startsAt)}. Confirme com um toque.`,
    title: firstName === '' ? 'Você vem?' : `Você vem, ${firstName}?`,
    blocks: [
      paragraph(`${what} já está perto. Confirme a sua presença: leva um toque.`),
      timeBox(appointment, profile),
      button('Confirmar presença', appointmentUrl(publicUrl)),
      ...preparation(appointment, profile),
      paragraph(change),
    ],
    invitation: 'Dúvidas?',
  })
}
