import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { sendRecordReminders } from './record-reminders.service.ts'

const EVERY_HOUR = '25 * * * *'

export function fittingRecordTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [task('records.remind', { at: EVERY_HOUR, run: () => sendRecordReminders(db, publicUrl) })]
}
