/** Final checks of fault scenarios: all customers got what they paid for, and no invariant is broken. */
import { setTimeout as sleep } from 'node:timers/promises'
import { enqueue, type JobName } from '@shop/api/jobs/queue'
import { chargedTwice, readLedger } from '@shop/demo/testing/money-invariants'
import { brokenInvariants } from '@shop/demo/testing/shop-invariants'
import { sql } from 'kysely'
import type { Result } from './scenario.ts'
import type { TestShop } from './test-shop.ts'

const POLL_MS = 100

interface InvariantOptions {
  /** The expected number of dead letters. */
  deadLetters?: number
}

export async function invariantResults(shop: TestShop, options: InvariantOptions = {}): Promise<Result[]> {
  const ledger = await readLedger(shop.paymentsUrl)
  const broken = await brokenInvariants(shop.db, { ledger, ...options })
  for (const [name, rows] of Object.entries(broken))
    console.log(`  ${name}:`, JSON.stringify(rows.slice(0, 5)))
  const twice = await chargedTwice({ db: shop.db, ledger, firstOrder: 0 })
  return [
    { what: 'invariants broken', value: Object.keys(broken).length, unit: '', atMost: 0 },
    { what: 'double charges', value: twice.length, unit: '', atMost: 0 },
  ]
}

/** Seconds until `done` returns true, or the whole timeout. */
export async function secondsUntil(done: () => Promise<boolean>, timeoutS: number): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (!(await done()) && seconds() < timeoutS) await sleep(POLL_MS)
  return seconds()
}

/** No job is due, and no email is unsent. */
export async function isQuiet({ db }: Pick<TestShop, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from graphile_worker.jobs where run_at <= now())
      + (select count(*) from mails where sent_at is null and failed_at is null)
      + (select count(*) from webhook_events where processed_at is null) as left`.execute(db)
  return rows[0]?.left === 0
}

/** Requeues the dead letters as docs/operations.md describes; returns how many there were. */
export async function putBack({ db }: TestShop): Promise<number> {
  const { rows } = await sql`
    with back as (
      update dead_letters set resolved_at = now() where resolved_at is null returning task, payload
    )
    select graphile_worker.add_job(task, json_build_object('payload', payload), max_attempts => 10)
    from back`.execute(db)
  return rows.length
}

/** Enqueues a job that the shop would schedule by itself within minutes. */
export async function runNow(
  { db }: TestShop,
  job: JobName & `payments.${'expire' | 'reconcile' | 'audit'}`,
) {
  await db.transaction().execute((tx) => enqueue(tx, job, {}))
}

/**
 * Simulates elapsed time in the database, which all leases and holds are based on: everything begun so far becomes
 * older by `seconds`. A scenario without minutes to wait gets the same states as one that waits.
 */
export async function letPass({ db }: TestShop, seconds: number) {
  const earlier = (column: string) => sql`${sql.ref(column)} - ${seconds} * interval '1 second'`
  await db.transaction().execute(async (tx) => {
    await sql`update idempotency_keys set created_at = ${earlier('created_at')} where status = 'in_progress'`.execute(
      tx,
    )
    await sql`update orders set created_at = ${earlier('created_at')} where paid_at is null`.execute(tx)
    await sql`update worker_heartbeats set beat_at = ${earlier('beat_at')}`.execute(tx)
    await sql`update graphile_worker._private_jobs set locked_at = ${earlier('locked_at')},
      run_at = ${earlier('run_at')}`.execute(tx)
  })
}
