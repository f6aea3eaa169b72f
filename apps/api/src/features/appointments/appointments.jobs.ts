import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { deleteExpired, deleteOld } from './appointments-due.queries.ts'
import { remindOfAppointments } from './reminders.service.ts'

const EVERY_HOUR = '10 * * * *'
/** Of visitors who did not order. */
const RETENTION_MONTHS = 6

export function appointmentTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [
    task('appointments.remind', { at: EVERY_HOUR, run: () => remindOfAppointments(db, publicUrl) }),
    // Whoever takes a time deletes those in its way; the pages that show free hours learn of the others here.
    task('appointments.expire', { at: '* * * * *', run: () => deleteExpired(db) }),
    task('appointments.purge', { at: '35 6 * * *', run: () => deleteOld(db, RETENTION_MONTHS) }),
  ]
}
