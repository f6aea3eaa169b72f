import { appointmentBooked } from '../appointment-booked.ts'
import { appointmentCancelled } from '../appointment-cancelled.ts'
import { appointmentMoved } from '../appointment-moved.ts'
import { appointmentNotice } from '../appointment-notice.ts'
import { appointmentReminder } from '../appointment-reminder.ts'
import { recordDiffers } from '../record-differs.ts'
import { recordReminder } from '../record-reminder.ts'
import { recordSent } from '../record-sent.ts'
import { email, fitting, record, type Samples } from './sample-facts.ts'

export const appointmentSamples: Samples = {
  'appointment-booked': {
    when: 'Um encontro foi marcado',
    to: 'customer',
    write: (sender) => appointmentBooked(sender, fitting),
  },
  'appointment-reminder': {
    when: 'Dois dias antes do encontro',
    to: 'customer',
    write: (sender) => appointmentReminder(sender, { ...fitting, now: new Date('2026-12-07T17:00:00Z') }),
  },
  'appointment-moved': {
    when: 'O encontro mudou de hora',
    to: 'customer',
    write: (sender) => appointmentMoved(sender, { ...fitting, byAtelier: true }),
  },
  'appointment-cancelled': {
    when: 'O encontro foi cancelado',
    to: 'customer',
    write: (sender) => appointmentCancelled(sender, { ...fitting, by: 'customer' }),
  },
  'record-sent': {
    when: 'O registro da prova foi enviado',
    to: 'customer',
    write: (sender) => recordSent(sender, record),
  },
  'record-reminder': {
    when: 'O registro espera a resposta',
    to: 'customer',
    write: (sender) => recordReminder(sender, record),
  },
  'appointment-notice': {
    when: 'Uma cliente marcou um encontro',
    to: 'atelier',
    write: (sender) =>
      appointmentNotice(sender, {
        ...{ ...fitting, email, phone: '(11) 90000-0000', change: 'booked' },
        wish: 'Quero ver rendas para as mangas.',
      }),
  },
  'record-differs': {
    when: 'A noiva diz que foi diferente',
    to: 'atelier',
    write: (sender) => recordDiffers(sender, { ...record, appointmentId: 1 }),
  },
}
