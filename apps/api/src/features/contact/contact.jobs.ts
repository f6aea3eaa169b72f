import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import * as queries from './contact.queries.ts'

/** As stated in the privacy policy. */
const RETENTION_MONTHS = 24
const MEASURES_RETENTION_DAYS = 90

export function contactTasks({ db }: { db: Db }) {
  return [
    task('contact.purge', {
      at: '30 6 * * *',
      run: async () => {
        await queries.deleteOld(db, RETENTION_MONTHS)
        await queries.deleteOldMeasures(db, MEASURES_RETENTION_DAYS)
      },
    }),
  ]
}
