import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRetryPolicy, delayAfter, retryOrDeadLetter } from './retry.ts'
import { task } from './task.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const anyTask = task('mail.send', { run: async () => {} })
const HOUR_MS = 3_600_000

test('tries are 30 s apart, then twice as far each time, up to a quarter of an hour', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 100].map(
    (failures) => delayAfter(failures, defaultRetryPolicy) / 1000,
  )
  expect(seconds).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
})

test('a worker that dies after scheduling the next try schedules it once', async () => {
  const failed = {
    id: '41',
    envelope: { payload: { mailId: 1 } },
    priority: 10,
    error: new Error('unavailable'),
  }
  for (let n = 0; n < 2; n += 1) {
    expect(await retryOrDeadLetter(database.db, anyTask, failed, defaultRetryPolicy)).toBe('retried')
  }
  const { rows } = await sql<{ key: string; priority: number; seconds: number }>`
    select key, priority, extract(epoch from run_at - now()) as seconds from graphile_worker.jobs`.execute(
    database.db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ key: 'mail.send:41:1', priority: 10 })
  expect(rows[0]?.seconds).toBeCloseTo(30, 0)
})

test.each([
  ['a failed job is retried within a day', 23.5, 'retried'],
  ['a job that fails for a day becomes a dead letter', 23.9, 'dead'],
] as const)('%s', async (_title, hoursAgo, outcome) => {
  const since = new Date(Date.now() - hoursAgo * HOUR_MS)
  const retry = { chain: '42', failures: 100, since }
  const failed = {
    id: '43',
    envelope: { payload: { mailId: 2 }, retry },
    priority: 0,
    error: new Error('still unavailable'),
  }
  expect(await retryOrDeadLetter(database.db, anyTask, failed, defaultRetryPolicy)).toBe(outcome)
  const openDeadLetters = await database.db.selectFrom('deadLetters').selectAll().execute()
  expect(openDeadLetters).toHaveLength(outcome === 'dead' ? 1 : 0)
  if (outcome === 'dead') {
    expect(openDeadLetters[0]).toMatchObject({
      attempts: 101,
      error: 'still unavailable',
      firstAttemptAt: since,
    })
  }
})
