import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { signal } from './schedule.queries.ts'

const EVERY_MINUTE = '* * * * *'

/** Hours that orders took or gave back are seen by visitors within a minute, and never more often. */
export function scheduleTasks({ db }: { db: Db }) {
  return [task('schedule.signal', { at: EVERY_MINUTE, run: () => signal(db) })]
}
