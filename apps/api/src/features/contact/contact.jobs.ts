import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import * as queries from './contact.queries.ts'

/** As stated in the privacy policy. */
const KEPT_MONTHS = 24

export function contactTasks({ db }: { db: Db }) {
  return [
    task('contact.purge', {
      at: '30 6 * * *',
      run: () => queries.deleteOld(db, KEPT_MONTHS),
    }),
  ]
}
