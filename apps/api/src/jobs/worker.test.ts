import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueMail } from '../features/mails/mails.service.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { testSmtp } from '../testing/smtp.ts'
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

async function aWorker(pace = quickPace) {
  const worker = await testWorker({
    databaseUrl: database.url,
    smtpUrl: smtp.url,
    mailTimeoutMs: 10_000,
    pace,
  })
  stoppers.push(() => worker.stop())
  return worker
}

const mailTo = (recipient: string) => ({
  kind: 'test',
  objectId: '1',
  recipient,
  subject: 'Olá',
  html: '<p>Olá</p>',
  text: 'Olá',
})
const recipients = () => smtp.received.flatMap((mail) => mail.recipients)
const queueLength = async () =>
  (await sql<{ count: number }>`select count(*) from graphile_worker.jobs`.execute(database.db)).rows[0]
    ?.count

test('a job of a rolled-back transaction never runs; one of a committed transaction does', async () => {
  await aWorker()
  const { db } = database
  const rolledBack = db.transaction().execute(async (tx) => {
    await queueMail(tx, mailTo('desistiu@exemplo.test'))
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await db.transaction().execute((tx) => queueMail(tx, mailTo('ficou@exemplo.test')))

  await vi.waitFor(() => expect(recipients()).toEqual(['ficou@exemplo.test']), 5_000)
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 5_000)
  expect(recipients()).toEqual(['ficou@exemplo.test'])
  expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([
    { recipient: 'ficou@exemplo.test' },
  ])
})

test('a job outside a transaction does not compile', () => {
  // @ts-expect-error it could run although the work that asked for it failed
  expect(() => enqueue(database.db, 'mail.send', { mailId: 1 })).toBeTypeOf('function')
})

test('the job of a worker killed in the middle of it is done by another', async () => {
  const killed = spawn(process.execPath, [
    fileURLToPath(new URL('../testing/worker-process.ts', import.meta.url)),
    database.url,
    smtp.url,
  ])
  const ended = once(killed, 'exit')
  smtp.next({ kind: 'hang' })
  await database.db.transaction().execute((tx) => queueMail(tx, mailTo('noiva@exemplo.test')))
  await vi.waitFor(() => expect(smtp.offered()).toBe(1), 15_000)

  killed.kill('SIGKILL')
  await ended
  const survivor = await aWorker()
  await vi.waitFor(() => expect(recipients()).toEqual(['noiva@exemplo.test']), 10_000)
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 5_000)
  expect(survivor.lines.join('')).toContain('jobs of silent workers were set free')
})

test('a worker that still beats keeps its long job to itself', async () => {
  const pace = { heartbeatMs: 100, silentAfterMs: 1_500, pollMs: 50 }
  smtp.next({ kind: 'delay', milliseconds: 2_500 })
  for (let n = 0; n < 2; n += 1) await aWorker(pace)
  await database.db.transaction().execute((tx) => queueMail(tx, mailTo('uma@exemplo.test')))
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 10_000)
  expect(smtp.offered()).toBe(1)
})

test('a job that kept killing its worker becomes a dead letter instead of lying unseen', async () => {
  const { db } = database
  await db.transaction().execute((tx) => enqueue(tx, 'mail.send', { mailId: 7 }))
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db)
  const worker = await aWorker()
  await vi.waitFor(async () => expect(await queueLength()).toBe(0), 5_000)
  const letters = await db.selectFrom('deadLetters').selectAll().execute()
  expect(letters).toMatchObject([{ task: 'mail.send', payload: { mailId: 7 }, error: 'the worker died' }])
  expect(await worker.metrics.metrics()).toContain('dead_letters_total{job="mail.send"} 1')
})

test('a worker that stops leaves no heartbeat behind', async () => {
  const worker = await testWorker({ databaseUrl: database.url, smtpUrl: smtp.url })
  const beats = () => database.db.selectFrom('workerHeartbeats').select('workerId').execute()
  expect(await beats()).toHaveLength(1)
  await worker.stop()
  expect(await beats()).toHaveLength(0)
})
