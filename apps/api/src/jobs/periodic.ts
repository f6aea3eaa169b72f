/**
 * A scheduled job is not retried: its next run is the retry, and a retry chain for each failed run would pile up beside
 * it. Consecutive failures are counted until a run succeeds; from the third on, or after a day without success, the
 * gauge `periodic_jobs_failing` raises an alert.
 */
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { hideEmails } from '../lib/hide-emails.ts'
import type { JobName } from './queue.ts'

export const FAILURES_BEFORE_ALERT = 3
/** A little more than a day: a daily job counts as failing only once its next run has failed too. */
const HOURS_BEFORE_ALERT = 25

export async function recordFailure(db: Db, task: JobName, error: unknown): Promise<number> {
  const lastError = hideEmails(error instanceof Error ? error.message : String(error))
  const { failures } = await db
    .insertInto('periodicFailures')
    .values({ task, lastError })
    .onConflict((conflict) =>
      conflict
        .column('task')
        .doUpdateSet((eb) => ({ failures: eb('periodicFailures.failures', '+', 1), lastError })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

export async function recordSuccess(db: Db, task: JobName): Promise<void> {
  await db.deleteFrom('periodicFailures').where('task', '=', task).execute()
}

export async function countFailing(db: Db): Promise<number> {
  const { failing } = await db
    .selectFrom('periodicFailures')
    .select(({ fn }) => fn.countAll<number>().as('failing'))
    .where((eb) =>
      eb.or([
        eb('failures', '>=', FAILURES_BEFORE_ALERT),
        eb('firstFailedAt', '<', sql<Date>`now() - ${HOURS_BEFORE_ALERT} * interval '1 hour'`),
      ]),
    )
    .executeTakeFirstOrThrow()
  return failing
}
