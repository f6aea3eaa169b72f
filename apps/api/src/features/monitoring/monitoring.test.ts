import { testDatabase } from '@shop/test-kit/database'
import { anOrder, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureShop } from './monitoring.service.ts'

async function readMetrics(db: Parameters<typeof measureShop>[1]): Promise<Record<string, number>> {
  const registry = new Registry()
  measureShop(registry, db)
  const lines = (await registry.metrics()).split('\n').filter((line) => /^\w/.test(line))
  return Object.fromEntries(
    lines.map((line): [string, number] => {
      const [name = '', value] = line.split(' ')
      return [name, Number(value)]
    }),
  )
}

test('the metrics show what waits for an operator', async () => {
  const { db, close } = await testDatabase()
  const calm = await readMetrics(db)
  expect(calm['backup_age_seconds']).toBeGreaterThan(0)
  expect(calm['backup_copy_age_seconds']).toBe(calm['backup_age_seconds'])
  expect(calm).toMatchObject({
    database_answers: 1,
    orders_waiting: 0,
    payments_needing_attention: 0,
    holds_overdue: 0,
    stock_held_unpaid_ratio: 0,
    dead_letters_open: 0,
    periodic_jobs_failing: 0,
    job_lag_seconds: 0,
    workers_alive: 0,
    backup_stream_active: 0,
  })

  const hour = 3_600_000
  await anOrder(db, { paymentState: 'paid', status: 'confirmed', paidAt: new Date(Date.now() - hour) })
  await anOrder(db, { attention: 'dispute' })
  const late = await anOrder(db)
  await sql`update orders set stock_state = 'reserved', hold_expires_at = now() - interval '16 minutes' where id = ${late.id}`.execute(
    db,
  )
  const dress = await aProduct(db, { stockAvailable: 5 })
  await aProduct(db, { stockAvailable: 5 })
  await sql`update products set stock_available = 0, stock_reserved = 5 where id = ${dress.id}`.execute(db)
  await sql`insert into dead_letters (task, payload, attempts, error) values ('mail.send', '{}', 8, 'no')`.execute(
    db,
  )
  await sql`insert into periodic_failures (task, failures, first_failed_at, last_error) values
    ('payments.expire', 3, now(), 'no'), ('mails.purge', 2, now() - interval '25 hours 1 minute', 'no'),
    ('figures.fold', 2, now(), 'no'), ('payments.audit', 1, now() - interval '24 hours', 'no')`.execute(db)
  await sql`insert into worker_heartbeats (worker_id, beat_at)
    values ('here', now()), ('gone', now() - interval '2 minutes')`.execute(db)
  await sql`select graphile_worker.add_job('mail.send', run_at => now() - interval '90 seconds')`.execute(db)
  const busy = await readMetrics(db)
  expect(busy).toMatchObject({
    orders_waiting: 1,
    payments_needing_attention: 1,
    holds_overdue: 1,
    stock_held_unpaid_ratio: 0.5,
    dead_letters_open: 1,
    periodic_jobs_failing: 2,
    workers_alive: 1,
  })
  expect(busy['job_lag_seconds']).toBeGreaterThanOrEqual(90)
  await close()
})

test('the age of the last backup and of its last copy are reported, as recorded by their scripts', async () => {
  const { db, admin, close } = await testDatabase()
  await sql`update migrations set applied_at = now() - interval '30 days'`.execute(admin)
  const day = 86_400
  expect((await readMetrics(db))['backup_age_seconds']).toBeGreaterThanOrEqual(30 * day)
  await sql`insert into backup_runs values ('backup', now() - interval '2 hours'), ('copy', now() - interval '3 days')`.execute(
    admin,
  )
  const { backup_age_seconds: backup = 0, backup_copy_age_seconds: copy = 0 } = await readMetrics(db)
  expect([Math.floor(backup / 3_600), Math.floor(copy / day)]).toEqual([2, 3])
  await close()
})

test('with the database unavailable one metric reports it and the others are absent', async () => {
  const { db, pool, close } = await testDatabase()
  await pool.end()
  expect(await readMetrics(db)).toEqual({ database_answers: 0 })
  await close().catch(() => undefined)
})
