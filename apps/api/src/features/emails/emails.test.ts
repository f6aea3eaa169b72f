import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { type Behaviour, testSmtp } from '@shop/test-kit/smtp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EmailRejected, smtpMailer } from '../../adapters/mailer.ts'
import type { RetryPolicy } from '../../jobs/retry.ts'
import { testWorker } from '../../testing/worker.ts'
import { emailTasks } from './emails.jobs.ts'
import { queueEmail } from './emails.service.ts'

const QUICK: RetryPolicy = { firstDelayMs: 20, maxDelayMs: 80, giveUpAfterMs: 60_000 }
const email = {
  kind: 'welcome',
  objectId: '7',
  recipient: 'noiva@exemplo.test',
  subject: 'Seu vestido está pronto',
  html: '<p>Olá</p>',
  text: 'Olá',
}

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

async function aWorker(retry = QUICK) {
  const worker = await testWorker({ databaseUrl: database.url, smtpUrl: smtp.url, retry })
  stoppers.push(() => worker.stop())
  return worker
}
const queue = () => database.db.transaction().execute((tx) => queueEmail(tx, email))
const row = () => database.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
const deadLetters = () => database.db.selectFrom('deadLetters').selectAll().execute()

describe('the outbox', () => {
  test('an email is sent once, with a Message-ID of its row', async () => {
    await aWorker()
    await queue()
    await vi.waitFor(async () => expect((await row()).sentAt).not.toBeNull(), 30_000)
    const { messageKey } = await row()
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]?.recipients).toEqual(['noiva@exemplo.test'])
    expect(smtp.received[0]?.source).toContain(`Message-ID: <${messageKey}@exemplo.test>`)
  })

  test('the same email about the same object is queued once, however often it is requested', async () => {
    await aWorker()
    await Promise.all([queue(), queue(), queue()])
    await queue()
    await vi.waitFor(async () => expect((await row()).sentAt).not.toBeNull(), 30_000)
    expect(await database.db.selectFrom('mails').selectAll().execute()).toHaveLength(1)
    expect(smtp.offered()).toBe(1)
  })

  test.each<[string, Behaviour]>([
    ['returns a temporary error', { kind: 'refuse', code: 451 }],
    ['drops the connection', { kind: 'drop' }],
    ['never responds', { kind: 'hang' }],
  ])('a server that %s gets the email again, under the same id', async (_what, behaviour) => {
    smtp.next(behaviour, { kind: 'refuse', code: 421 })
    await aWorker()
    await queue()
    await vi.waitFor(async () => expect((await row()).sentAt).not.toBeNull(), 30_000)
    expect(smtp.received).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 3, lastError: null, failedAt: null })
    expect(await deadLetters()).toEqual([])
  })

  test('a server that is down gets it once it is up', async () => {
    const { url } = smtp
    await smtp.close()
    const worker = await testWorker({ databaseUrl: database.url, smtpUrl: url, retry: QUICK })
    stoppers.push(() => worker.stop())
    await queue()
    await vi.waitFor(async () => expect((await row()).attempts).toBeGreaterThan(1), 30_000)
    smtp = await testSmtp(Number(new URL(url).port))
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000)
  })
})

describe('giving up', () => {
  test('a mailbox that does not exist is a dead letter at once', async () => {
    smtp.next({ kind: 'refuse', code: 550 })
    const worker = await aWorker()
    await queue()
    await vi.waitFor(async () => expect(await deadLetters()).toHaveLength(1), 30_000)
    expect(smtp.offered()).toBe(1)
    expect((await row()).failedAt).not.toBeNull()
    expect(await deadLetters()).toMatchObject([{ task: 'mail.send', attempts: 1 }])
    expect(await worker.metrics.metrics()).toContain('dead_letters_total{job="mail.send"} 1')
    const log = worker.lines.join('')
    expect(log).toContain('job became a dead letter')
    expect(log).not.toContain('noiva@exemplo.test')
  })

  test('a server that never recovers is a dead letter after the last hour', async () => {
    smtp.next(...Array.from({ length: 50 }, () => ({ kind: 'refuse', code: 451 }) as const))
    await aWorker({ firstDelayMs: 20, maxDelayMs: 80, giveUpAfterMs: 400 })
    await queue()
    await vi.waitFor(async () => expect(await deadLetters()).toHaveLength(1), 30_000)
    const [deadLetter] = await deadLetters()
    expect(deadLetter?.attempts).toBeGreaterThan(2)
    expect(await row()).toMatchObject({ sentAt: null, attempts: deadLetter?.attempts })
    expect((await row()).failedAt).not.toBeNull()
  })
})

test('emails sent or dead-lettered long ago are deleted, pending ones are not', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const row = (objectId: string, values: object) => ({ ...email, objectId, ...values })
  await database.db
    .insertInto('mails')
    .values([
      row('sent', { sentAt: ago(91) }),
      row('sent recently', { sentAt: ago(89) }),
      row('dead-lettered', { failedAt: ago(91) }),
      row('waiting', { createdAt: ago(200) }),
    ])
    .execute()
  const mailer = smtpMailer(smtp.url, 'Loja <loja@exemplo.test>', { timeoutMs: 500 })
  await emailTasks({ db: database.db, mailer, withLink: async (email) => email })
    .find(({ name }) => name === 'mails.purge')
    ?.run({})
  mailer.close()
  const left = await database.db.selectFrom('mails').select('objectId').orderBy('objectId').execute()
  expect(left.map(({ objectId }) => objectId)).toEqual(['sent recently', 'waiting'])
})

test.each([
  ['subject', { subject: 'Olá\r\nBcc: todos@exemplo.test' }],
  ['reply-to address', { replyTo: 'ana@exemplo.test\r\nBcc: outra@exemplo.test' }],
  ['unsubscribe link', { unsubscribeUrl: 'https://loja.example/\r\nBcc: outra@exemplo.test' }],
  ['recipient', { to: 'ana@exemplo.test\r\nRCPT TO:<outra@exemplo.test>' }],
])('a line break in the %s never reaches a server', async (_field, forged) => {
  const mailer = smtpMailer(smtp.url, 'Loja <loja@exemplo.test>', { timeoutMs: 500 })
  const honest = { messageKey: 'k', to: 'ana@exemplo.test', subject: 'Olá', html: 'Olá', text: 'Olá' }
  await expect(mailer.send({ ...honest, ...forged })).rejects.toThrow(EmailRejected)
  expect(smtp.offered()).toBe(0)
  mailer.close()
})
