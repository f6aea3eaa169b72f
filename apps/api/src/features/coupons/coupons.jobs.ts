import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import * as queries from './coupons.queries.ts'

/** Counted from the end of the coupon; docs/decisions/0058-coupons.md. */
const PERSON_RETENTION_DAYS = 90

export function couponTasks({ db }: { db: Db }) {
  return [
    task('coupons.forget', {
      at: '50 6 * * *',
      run: () => queries.forgetPeople(db, PERSON_RETENTION_DAYS),
    }),
  ]
}
