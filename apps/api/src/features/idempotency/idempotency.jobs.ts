import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { deleteExpired } from './idempotency.queries.ts'

export function idempotencyTasks({ db }: { db: Db }) {
  return [task('idempotency.purge', { at: '40 * * * *', run: () => deleteExpired(db) })]
}
