/** What is e-mailed about an appointment, in the transaction that changes it. Sending: email-link.service.ts. */

import type { Tx } from '../../db/connection.ts'
import { appointmentBooked } from '../../emails/appointment-booked.ts'
import { appointmentCancelled, type CancelledBy } from '../../emails/appointment-cancelled.ts'
import { appointmentMoved } from '../../emails/appointment-moved.ts'
import { type AppointmentChange, appointmentNotice } from '../../emails/appointment-notice.ts'
import { appointmentReminder } from '../../emails/appointment-reminder.ts'
import type { Email, Sender } from '../../emails/layout.ts'
import { found } from '../../lib/app-error.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import { readNow } from './agenda-hours.queries.ts'
import { type AppointmentRow, find } from './appointment-view.queries.ts'
import { changeableUntil } from './appointment-view.service.ts'

/** The atelier gets a notice of what a customer did. */
export type ChangedBy = 'customer' | 'atelier'

export const calendarEmailKinds: readonly string[] = [
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
]
export const reminderKind = 'appointment.reminder'

export async function notifyBooked(tx: Tx, publicUrl: string, id: number, by: ChangedBy): Promise<void> {
  const { row, facts, sender } = await read(tx, publicUrl, id)
  await send(tx, row, 'appointment.booked', appointmentBooked(sender, facts))
  if (by === 'customer') await noticeAtelier(tx, sender, row, 'booked')
}

export async function notifyMoved(tx: Tx, publicUrl: string, id: number, by: ChangedBy): Promise<void> {
  const { row, facts, sender } = await read(tx, publicUrl, id)
  const email = appointmentMoved(sender, { ...facts, byAtelier: by === 'atelier' })
  await send(tx, row, 'appointment.moved', email)
  if (by === 'customer') await noticeAtelier(tx, sender, row, 'moved')
}

/** `order`: because the order of this fitting was cancelled. */
export async function notifyCancelledAppointment(
  tx: Tx,
  publicUrl: string,
  id: number,
  by: CancelledBy,
): Promise<void> {
  const { row, facts, sender } = await read(tx, publicUrl, id)
  await send(tx, row, 'appointment.cancelled', appointmentCancelled(sender, { ...facts, by }))
  if (by === 'customer') await noticeAtelier(tx, sender, row, 'cancelled')
}

export async function notifyUpcoming(tx: Tx, publicUrl: string, id: number): Promise<void> {
  const { row, facts, sender } = await read(tx, publicUrl, id)
  const now = await readNow(tx)
  await send(tx, row, reminderKind, appointmentReminder(sender, { ...facts, now }), reminderKey(row))
}

/** She is asked about a time once; moved, about the other one. */
export function reminderKey({ id, startsAt }: Pick<AppointmentRow, 'id' | 'startsAt'>): string {
  return `${id}:${startsAt.toISOString()}`
}

async function read(tx: Tx, publicUrl: string, id: number) {
  const row = found(await find(tx, id), 'appointment_not_found')
  const sender = await readSender(tx, publicUrl)
  return { row, facts: { ...row, changeableUntil: changeableUntil(row) }, sender }
}

/** One for each version that calendars have: a second move is another e-mail. */
async function send(tx: Tx, row: AppointmentRow, kind: string, content: Email, objectId = versionKey(row)) {
  const { id, email } = row
  // An appointment made by the atelier may have none.
  if (email === null) return
  const identity = { kind, objectId, recipient: email }
  await queueEmail(tx, { ...identity, linkAppointmentId: id, ...content })
}

async function noticeAtelier(tx: Tx, sender: Sender, row: AppointmentRow, change: AppointmentChange) {
  const { email } = row
  const content = appointmentNotice(sender, { ...row, changeableUntil: changeableUntil(row), change })
  for (const recipient of await atelierAddresses(tx, sender.profile)) {
    const identity = { kind: `appointment.notice-${change}`, objectId: versionKey(row), recipient }
    await queueEmail(tx, { ...identity, ...(email !== null && { replyTo: email }), ...content })
  }
}

function versionKey({ id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>): string {
  return `${id}-${sequence}`
}
