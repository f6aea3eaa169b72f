import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { mergeSalesStats } from './sales-stats.service.ts'

export function salesStatsTasks(db: Db) {
  return [task('figures.fold', { at: '* * * * *', run: () => mergeSalesStats(db) })]
}
