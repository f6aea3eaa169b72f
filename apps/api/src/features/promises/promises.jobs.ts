import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { moveLatePromises } from './late-measures.service.ts'

// Nine o'clock in São Paulo, before the reminders of the same measures.
const MOVE_AT = '55 11 * * *'

export function promiseTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [task('promises.late', { at: MOVE_AT, run: () => moveLatePromises(db, publicUrl) })]
}
