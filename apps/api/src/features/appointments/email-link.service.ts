/** What an e-mail about an appointment gets when it is sent: a link of its own, and the entry of a calendar. */
import type { Db } from '../../db/connection.ts'
import { withAppointmentToken } from '../../emails/appointment-blocks.ts'
import { isReminderTime } from '../../lib/reminder-time.ts'
import type { StoredEmail } from '../emails/emails.service.ts'
import { readNow } from './agenda-hours.queries.ts'
import { calendarFile, calendarFileName } from './appointment-calendar.service.ts'
import { calendarEmailKinds, reminderKey, reminderKind } from './appointment-emails.service.ts'
import { newAppointmentLink } from './appointment-links.service.ts'
import { find } from './appointment-view.queries.ts'

type Linked = Pick<StoredEmail, 'html' | 'text' | 'kind' | 'objectId' | 'linkAppointmentId'>

/** Undefined: it is about no appointment. */
export async function withAppointmentLink(db: Db, publicUrl: string, email: Linked) {
  const { html, text, kind, linkAppointmentId: id } = email
  if (id === null) return undefined
  const token = await newAppointmentLink(db, id)
  const attachments = calendarEmailKinds.includes(kind)
    ? [
        {
          filename: calendarFileName,
          contentType: 'text/calendar; charset=utf-8',
          content: await calendarFile(db, publicUrl, id),
        },
      ]
    : []
  return { html: withAppointmentToken(html, token), text: withAppointmentToken(text, token), attachments }
}

/**
 * The appointment is gone, and she with it; or a reminder had to wait, and the appointment was confirmed, moved or
 * cancelled meanwhile, or it is night.
 */
export async function isOutdatedAppointmentEmail(db: Db, email: Linked): Promise<boolean> {
  const { kind, objectId, linkAppointmentId: id } = email
  if (id === null) return false
  const row = await find(db, id)
  if (row === undefined) return true
  if (kind !== reminderKind) return false
  const now = await readNow(db)
  const isStillDue = row.state === 'booked' && row.startsAt > now && objectId === reminderKey(row)
  return !isStillDue || !isReminderTime(now)
}
