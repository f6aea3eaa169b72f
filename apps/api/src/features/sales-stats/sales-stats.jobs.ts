import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { aggregateSalesStats } from './sales-stats.service.ts'

export function salesStatsTasks(db: Db) {
  return [task('figures.fold', { at: '* * * * *', run: () => aggregateSalesStats(db) })]
}
