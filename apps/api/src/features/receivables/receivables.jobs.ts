import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { sendChargeReminders } from './reminders.service.ts'

const EVERY_HOUR = '5 * * * *'

export function receivableTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [task('charges.remind', { at: EVERY_HOUR, run: () => sendChargeReminders(db, publicUrl) })]
}
