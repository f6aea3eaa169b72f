import { PaymentProblem, type PaymentProvider } from '@shop/api/adapters/payments'
import { migrate } from '@shop/api/db/migrate'
import { queueEmail } from '@shop/api/features/emails/emails.service'
import { noteEvent } from '@shop/api/features/payments/webhooks.service'
import { createLogger } from '@shop/api/lib/logger'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { anOrder } from '@shop/test-kit/factories'
import { startDatabaseProxy } from '@shop/test-kit/fault-proxy'
import { testFiles } from '@shop/test-kit/files'
import { noPayments } from '@shop/test-kit/no-payments'
import { testSmtp } from '@shop/test-kit/smtp'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiConfigOf, readEnv } from './env.ts'
import { runWorker } from './worker.ts'

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof testSmtp>>
const closers: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  database = await testDatabase()
  smtp = await testSmtp()
  closers.push(() => database.close(), smtp.close)
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

interface Options {
  payments?: PaymentProvider
  databaseUrl?: string
  finishedWithinMs?: number
}

async function aWorker({ payments = noPayments, databaseUrl = database.url, ...rest }: Options = {}) {
  const { files, close } = await testFiles()
  const env = readEnv({ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url })
  const config = apiConfigOf(env)
  const lines: string[] = []
  const log = createLogger('fatal', { write: (line: string) => void lines.push(line) })
  const deps = { log, metrics: new Registry(), payments, config }
  const stopWorker = await runWorker({ env, files, ...deps, ...rest })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopWorker())
  closers.push(close, stop)
  return { stop, lines, deps: { ...deps, db: database.db } }
}

function send(objectId: string) {
  const email = { recipient: 'noiva@exemplo.test', subject: 'Oi', html: 'Oi', text: 'Oi' }
  return database.db.transaction().execute((tx) => queueEmail(tx, { kind: 'test', objectId, ...email }))
}

/** The provider sends this many events about a payment that an order waits for. */
async function sendPaymentEvent({ deps }: Awaited<ReturnType<typeof aWorker>>, times: number) {
  const paymentId = 'pi_1'
  await anOrder(database.db, { paymentIntentId: paymentId })
  const event = {
    type: 'payment_intent.succeeded',
    topic: 'payment',
    objectId: paymentId,
    paymentId,
  } as const
  for (let n = 0; n < times; n += 1) await noteEvent(deps, { id: `evt_${n}`, live: false, ...event })
}

test('a worker that failed because of the database is restarted and continues', async () => {
  const { lines } = await aWorker()
  smtp.next({ kind: 'delay', milliseconds: 300 })
  await send('first')
  await vi.waitFor(() => expect(smtp.offered()).toBe(1), 60_000)
  // The email goes out, but its job cannot be marked as done: this worker fails.
  await sql`drop schema graphile_worker cascade`.execute(database.admin)
  // Not earlier: the job's id is reused after the migration, and the old worker would complete another job.
  await vi.waitFor(() => expect(lines.join('')).toContain('worker stopped by an error'), 60_000)
  await migrate(database.ownerUrl)
  await vi.waitFor(() => send('second'), { timeout: 60_000, interval: 200 })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 60_000)
})

test('emails go out while the payment provider is slow for all calls', async () => {
  const slow = Promise.withResolvers<never>()
  const getPayment = vi.fn(() => slow.promise)
  const worker = await aWorker({ payments: { ...noPayments, getPayment } })
  await sendPaymentEvent(worker, 6)
  await vi.waitFor(() => expect(getPayment).toHaveBeenCalledTimes(2), 60_000)

  await send('confirmed')
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 60_000)
  expect(getPayment).toHaveBeenCalledTimes(2)
  slow.reject(new PaymentProblem('unavailable'))
})

test('payments are recorded while the mail server is slow for all emails', async () => {
  const getPayment = vi.fn(noPayments.getPayment)
  const worker = await aWorker({ payments: { ...noPayments, getPayment } })
  smtp.always({ kind: 'delay', milliseconds: 3_000 })
  for (let n = 0; n < 6; n += 1) await send(`letter ${n}`)
  await vi.waitFor(() => expect(smtp.offered()).toBe(2), 60_000)

  await sendPaymentEvent(worker, 1)
  await vi.waitFor(() => expect(getPayment).toHaveBeenCalledOnce(), 60_000)
  expect(smtp.received).toHaveLength(0)
})

test('a shop that is stopped does so although its database no longer responds', async () => {
  const proxy = await startDatabaseProxy(database.url)
  closers.push(proxy.stop)
  const { stop } = await aWorker({ databaseUrl: proxy.url, finishedWithinMs: 500 })
  proxy.set({ blackHole: true })
  // The worker has sent a query and gets no response.
  await vi.waitFor(() => expect(proxy.dropped()).toBeGreaterThan(0), 60_000)
  await stop()
})
