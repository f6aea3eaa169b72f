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

interface Moved extends EmailedAppointment {
  byAtelier: boolean
}

/** To whoever comes: the new time, with the calendar entry that replaces the earlier one. */
export function appointmentMoved(sender: Sender, moved: Moved): Email {
  const { profile, publicUrl } = sender
  const { name, startsAt, byAtelier } = moved
  const what = nameOf(moved)
  const firstName = firstNameOf(name)
  const greeted = firstName === '' ? '' : `${firstName}, `
  const text = byAtelier
    ? `${greeted}o ateliê mudou este encontro. Se a nova hora não servir, escolha outra.`
    : `${greeted}seu encontro mudou como você pediu.`
  return writeEmail(sender, {
    subject: oneLine(`Nova data, ${what}: ${momentText(startsAt)} - ${profile.name}`),
    preview: `${what} agora é ${momentText(startsAt)}.`,
    title: `${what}: nova data`,
    blocks: [
      paragraph(text.charAt(0).toUpperCase() + text.slice(1)),
      timeBox(moved, profile),
      button('Ver, confirmar ou remarcar', appointmentUrl(publicUrl)),
      ...preparation(moved, profile),
      paragraph(changeText(moved)),
    ],
    invitation: 'Dúvidas?',
  })
}
