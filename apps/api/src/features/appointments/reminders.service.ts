/** "Você vem?", two days before an appointment. */
import type { Db } from '../../db/connection.ts'
import { isReminderTime } from '../../lib/reminder-time.ts'
import { emailedAmong } from '../emails/emails.service.ts'
import { readNow } from './agenda-hours.queries.ts'
import { notifyUpcoming, reminderKey, reminderKind } from './appointment-emails.service.ts'
import { toRemind } from './appointments-due.queries.ts'
import { lock } from './changes.queries.ts'

const HOURS_BEFORE = 48

/** Once an hour. Each is sent once, however often and concurrently this runs. */
export async function remindOfAppointments(db: Db, publicUrl: string): Promise<void> {
  if (!isReminderTime(await readNow(db))) return
  const due = await toRemind(db, HOURS_BEFORE)
  const emailed = await emailedAmong(db, reminderKind, due.map(reminderKey))
  for (const appointment of due.filter((one) => !emailed.has(reminderKey(one)))) {
    await db.transaction().execute(async (tx) => {
      // Whoever confirms, moves or cancels it has to wait, or has done so.
      const now = await lock(tx, appointment.id)
      if (now?.state !== 'booked' || now.startsAt.getTime() !== appointment.startsAt.getTime()) return
      await notifyUpcoming(tx, publicUrl, appointment.id)
    })
  }
}
