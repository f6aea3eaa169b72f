import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { testSmtp } from '@shop/test-kit/smtp'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queueEmail } from '../features/emails/emails.service.ts'
import { quickPace, testWorker } from '../testing/worker.ts'
import { enqueue } from './queue.ts'

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof testSmtp>>
const stoppers: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await testDatabase()
  smtp = await testSmtp()
})
afterEach(async () => {
  for (const stop of stoppers.splice(0)) await stop()
  await smtp.close()
  await database.close()
})

async function aWorker(options: Pick<Parameters<typeof testWorker>[0], 'pace' | 'queue'> = {}) {
  const worker = await testWorker({
    databaseUrl: database.url,
    smtpUrl: smtp.url,
    emailTimeoutMs: 10_000,
    ...options,
  })
  stoppers.push(() => worker.stop())
  return worker
}

const emailTo = (recipient: string) => ({
  kind: 'test',
  objectId: '1',
  recipient,
  subject: 'Olá',
  html: '<p>Olá</p>',
  text: 'Olá',
})
const recipients = () => smtp.received.flatMap((email) => email.recipients)
const queueLength = async () =>
  (await sql<{ count: number }>`select count(*) from graphile_worker.jobs`.execute(database.db)).rows[0]
    ?.count

test('a job of a rolled-back transaction never runs; one of a committed transaction does', async () => {
  await aWorker()
  const { db } = database
  const rolledBack = db.transaction().execute(async (tx) => {
    await queueEmail(tx, emailTo('desistiu@exemplo.test'))
    throw new Error('rolled back on purpose')
  })
  await expect(rolledBack).rejects.toThrow('rolled back on purpose')
  await db.transaction().execute((tx) => queueEmail(tx, emailTo('ficou@exemplo.test')))

  await vi.waitFor(() => expect(recipients()).toEqual(['ficou@exemplo.test']), 60_000)
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 60_000)
  expect(recipients()).toEqual(['ficou@exemplo.test'])
  expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([
    { recipient: 'ficou@exemplo.test' },
  ])
})

test('a job outside a transaction does not compile', () => {
  // @ts-expect-error it could run although the work that asked for it failed
  expect(() => enqueue(database.db, 'mail.send', { mailId: 1 })).toBeTypeOf('function')
})

test('the job of a worker killed while running it is done by another', async () => {
  const killed = spawn(process.execPath, [
    fileURLToPath(new URL('../testing/worker-process.ts', import.meta.url)),
    database.url,
    smtp.url,
  ])
  const ended = once(killed, 'exit')
  smtp.next({ kind: 'hang' })
  await database.db.transaction().execute((tx) => queueEmail(tx, emailTo('noiva@exemplo.test')))
  await vi.waitFor(() => expect(smtp.offered()).toBe(1), 60_000)

  killed.kill('SIGKILL')
  await ended
  const survivor = await aWorker()
  await vi.waitFor(() => expect(recipients()).toEqual(['noiva@exemplo.test']), 60_000)
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 60_000)
  expect(survivor.lines.join('')).toContain('jobs of workers without a heartbeat were released')
})

test('a worker takes no jobs of another queue', async () => {
  await aWorker({ queue: ['contact.purge'] })
  const { db } = database
  await db.transaction().execute((tx) => queueEmail(tx, emailTo('noiva@exemplo.test')))
  await db.transaction().execute((tx) => enqueue(tx, 'contact.purge', {}))
  await vi.waitFor(async () => expect(await queueLength()).toBe(1), 60_000)
  await sleep(10 * quickPace.pollMs)
  expect(smtp.offered()).toBe(0)

  await aWorker({ queue: ['mail.send'] })
  await vi.waitFor(() => expect(recipients()).toEqual(['noiva@exemplo.test']), 60_000)
})

test('a worker with a live heartbeat keeps its long job to itself', async () => {
  const pace = { heartbeatMs: 100, silentAfterMs: 1_500, pollMs: 50 }
  smtp.next({ kind: 'delay', milliseconds: 2_500 })
  for (let n = 0; n < 2; n += 1) await aWorker({ pace })
  await database.db.transaction().execute((tx) => queueEmail(tx, emailTo('uma@exemplo.test')))
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 60_000)
  expect(smtp.offered()).toBe(1)
})

describe('a job that keeps crashing its worker', () => {
  const exhaust = () =>
    sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(database.db)
  const openDeadLetters = () =>
    database.db.selectFrom('deadLetters').select(['task', 'payload', 'error']).orderBy('id').execute()

  test('becomes a dead letter instead of staying in the queue unnoticed, and its email is marked as failed', async () => {
    const { db } = database
    await db.transaction().execute((tx) => queueEmail(tx, emailTo('noiva@exemplo.test')))
    const email = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    await exhaust()
    const worker = await aWorker()
    await vi.waitFor(async () => expect(await queueLength()).toBe(0), 60_000)
    expect(await openDeadLetters()).toEqual([
      { task: 'mail.send', payload: { mailId: email.id }, error: 'the worker died' },
    ])
    expect(await worker.metrics.metrics()).toContain('dead_letters_total{job="mail.send"} 1')
    const { failedAt } = await db.selectFrom('mails').select('failedAt').executeTakeFirstOrThrow()
    expect(failedAt).not.toBeNull()
  })

  test('is dead-lettered with its own task’s cleanup, also by a worker of another queue', async () => {
    const { db } = database
    await db.transaction().execute((tx) => queueEmail(tx, emailTo('noiva@exemplo.test')))
    await exhaust()
    await aWorker({ queue: ['contact.purge'] })
    await vi.waitFor(async () => expect(await openDeadLetters()).toHaveLength(1), 60_000)
    const { failedAt } = await db.selectFrom('mails').select('failedAt').executeTakeFirstOrThrow()
    expect(failedAt).not.toBeNull()
  })

  test('is dead-lettered whatever is in its envelope, and does not block other jobs', async () => {
    const { db } = database
    const payloads = ['{}', 'null', '[1]', '"text"', '{"payload":{"mailId":"x"}}', '{"payload":1,"retry":2}']
    for (const payload of payloads) {
      await sql`select graphile_worker.add_job('mail.send', ${payload}::json)`.execute(db)
    }
    await sql`select graphile_worker.add_job('gone.task', '{"payload":{"id":1}}')`.execute(db)
    await db.transaction().execute((tx) => queueEmail(tx, emailTo('noiva@exemplo.test')))
    await exhaust()
    await aWorker()
    await vi.waitFor(async () => expect(await queueLength()).toBe(0), 60_000)
    expect(await openDeadLetters()).toMatchObject([
      { payload: {} },
      { payload: null },
      { payload: [1] },
      { payload: 'text' },
      { payload: { mailId: 'x' } },
      { payload: { payload: 1, retry: 2 } },
      { task: 'gone.task', payload: { id: 1 } },
      { task: 'mail.send' },
    ])
    const { failedAt } = await db.selectFrom('mails').select('failedAt').executeTakeFirstOrThrow()
    expect(failedAt).not.toBeNull()
  })

  test('waits for the next sweep when it cannot be dead-lettered, and the others do not', async () => {
    const { db, admin } = database
    for (const recipient of ['presa@exemplo.test', 'livre@exemplo.test']) {
      await db.transaction().execute((tx) => queueEmail(tx, emailTo(recipient)))
    }
    await exhaust()
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''not now''; end'`.execute(
      admin,
    )
    await sql`create trigger refuse before update on mails for each row
      when (old.recipient = 'presa@exemplo.test') execute function refuse()`.execute(admin)
    const worker = await aWorker()
    await vi.waitFor(async () => expect(await queueLength()).toBe(1), 60_000)
    expect(worker.lines.join('')).toContain('job could not become a dead letter')
    await sql`drop trigger refuse on mails`.execute(admin)
    await vi.waitFor(async () => expect(await queueLength()).toBe(0), 60_000)
    expect(await openDeadLetters()).toHaveLength(2)
  })
})

test('a worker that cannot continue reports it once and stops its heartbeat', async () => {
  const failures: Error[] = []
  const worker = await testWorker({
    databaseUrl: database.url,
    smtpUrl: smtp.url,
    emailTimeoutMs: 10_000,
    onFailure: (error) => failures.push(error),
  })
  stoppers.push(() => worker.stop())
  smtp.next({ kind: 'delay', milliseconds: 300 })
  await database.db.transaction().execute((tx) => queueEmail(tx, emailTo('noiva@exemplo.test')))
  await vi.waitFor(() => expect(smtp.offered()).toBe(1), 60_000)
  // The email goes out, but the job cannot be marked as done.
  await sql`drop schema graphile_worker cascade`.execute(database.admin)

  await vi.waitFor(() => expect(failures).toHaveLength(1), 60_000)
  expect(String(failures[0]?.cause)).toContain('graphile_worker')
  const lastBeat = () => database.db.selectFrom('workerHeartbeats').select('beatAt').executeTakeFirst()
  await vi.waitFor(() => expect(worker.lines.join('')).toContain('worker stopped by an error'), 60_000)
  await sleep(2 * quickPace.heartbeatMs)
  const before = await lastBeat()
  await sleep(5 * quickPace.heartbeatMs)
  expect(await lastBeat()).toEqual(before)
  expect(failures).toHaveLength(1)
})

test('a worker that stops leaves no heartbeat behind', async () => {
  const worker = await testWorker({ databaseUrl: database.url, smtpUrl: smtp.url })
  const beats = () => database.db.selectFrom('workerHeartbeats').select('workerId').execute()
  expect(await beats()).toHaveLength(1)
  await worker.stop()
  expect(await beats()).toHaveLength(0)
})
