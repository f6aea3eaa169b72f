import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { foldFigures } from './figures.service.ts'

export function figureTasks(db: Db) {
  return [task('figures.fold', { at: '* * * * *', run: () => foldFigures(db) })]
}
