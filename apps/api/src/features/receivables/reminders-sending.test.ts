import { testApi } from '@shop/test-kit/api'
import { aPlanOrder } from '@shop/test-kit/charges'
import { testDatabase } from '@shop/test-kit/database'
import { testSmtp } from '@shop/test-kit/smtp'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mailer, smtpMailer } from '../../adapters/mailer.ts'
import { emailTasks } from '../emails/emails.jobs.ts'
import { receivableTasks } from './receivables.jobs.ts'
import { isOutdatedReminder } from './reminders.service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
let smtp: Awaited<ReturnType<typeof testSmtp>>
let mailer: Mailer
beforeAll(async () => {
  database = await testDatabase()
  await stopClock(database.adminUrl, new Date('2026-11-18T13:00:00Z'))
  api = await testApi({ db: database.db })
  smtp = await testSmtp()
  mailer = smtpMailer(smtp.url, 'Loja <loja@exemplo.test>', { timeoutMs: 3_000 })
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
  await api.close()
  await database.close()
})
beforeEach(async () => {
  smtp.received.splice(0)
  await database.admin.deleteFrom('mails').execute()
  await database.admin.updateTable('orders').set({ cancelledAt: new Date() }).execute()
  await setClock('2026-11-18T10:05:00')
})

async function setClock(moment: string) {
  const now = new Date(`${moment}-03:00`).toISOString()
  await sql`create or replace function stopped.now() returns timestamptz stable
    return timestamptz ${sql.lit(now)}`.execute(database.admin)
}
async function remind() {
  const [job] = receivableTasks({ db: api.db, publicUrl: 'https://loja.test' })
  await job?.run({})
}
/** What the mail server gets once it works again. */
async function sendWaiting() {
  const [send] = emailTasks({
    ...{ db: api.db, mailer },
    withLink: async (email) => email,
    isOutdated: (email) => isOutdatedReminder(api.db, email),
  })
  const waiting = await api.db.selectFrom('mails').selectAll().where('sentAt', 'is', null).execute()
  // The database has its own clock for the column's default.
  for (const { id: mailId } of waiting) await send?.run({ mailId })
  return smtp.received.length
}

async function aWaitingReminder() {
  const parts = [
    { amountCents: 100_000, dueOn: '2026-05-18' },
    { amountCents: 50_000, dueOn: '2026-11-18' },
  ]
  const plan = await aPlanOrder(api.db, parts)
  await remind()
  const queued = await api.db.selectFrom('mails').selectAll().execute()
  expect(queued).toMatchObject([{ kind: 'charge.due', sentAt: null }])
  await api.db.updateTable('mails').set({ createdAt: sql`now()` }).execute()
  return { ...plan, partId: plan.chargeIds[1] ?? 0 }
}

test('a reminder is sent while its day lasts', async () => {
  await aWaitingReminder()
  await setClock('2026-11-18T17:59:00')
  expect(await sendWaiting()).toBe(1)
  await remind()
  expect(await sendWaiting()).toBe(1)
})

test.for([
  ['paid', { paidAt: new Date() }],
  ['moved', { dueOn: '2026-12-18' }],
] as const)('one whose charge was %s before it could be sent is dropped', async ([, change]) => {
  const { partId } = await aWaitingReminder()
  await api.db.updateTable('orderCharges').set(change).where('id', '=', partId).execute()
  expect(await sendWaiting()).toBe(0)
  expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('one whose order was cancelled before it could be sent is dropped', async () => {
  const { order } = await aWaitingReminder()
  await api.db.updateTable('orders').set({ cancelledAt: new Date() }).where('id', '=', order.id).execute()
  expect(await sendWaiting()).toBe(0)
  expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('one that could not be sent by 18h waits for the morning, and then tells the truth', async () => {
  await aWaitingReminder()
  await setClock('2026-11-18T18:00:00')
  expect(await sendWaiting()).toBe(0)
  await remind()
  expect(await sendWaiting()).toBe(0)
  await setClock('2026-11-19T09:05:00')
  await remind()
  await api.db.updateTable('mails').set({ createdAt: sql`now()` }).execute()
  expect(await sendWaiting()).toBe(1)
  const [email] = await api.db.selectFrom('mails').selectAll().execute()
  expect(email?.text).not.toContain('vence hoje')
})

test('one of yesterday is written anew', async () => {
  await aWaitingReminder()
  await setClock('2026-11-19T09:01:00')
  expect(await sendWaiting()).toBe(0)
  await remind()
  await api.db.updateTable('mails').set({ createdAt: sql`now()` }).execute()
  expect(await sendWaiting()).toBe(1)
})
