import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { forgetCustomers } from './erasure.service.ts'

// Early morning in São Paulo, apart from the other sweeps.
const FORGET_AT = '10 7 * * *'

export function erasureTasks({ db }: { db: Db }) {
  return [task('orders.forget', { at: FORGET_AT, run: () => forgetCustomers(db) })]
}
