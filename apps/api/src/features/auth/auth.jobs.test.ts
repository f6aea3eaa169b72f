import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mailer } from '../../adapters/mailer.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { accountTasks } from './auth.jobs.ts'

const DAY_MS = 24 * 3_600_000

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { passwordReset: { points: 1000 } } } })
})
afterAll(() => api.close())

const requestReset = (email: string) => api.visitor.call(auth.requestPasswordReset, { body: { email } })
const reset = (token: string) =>
  api.visitor.call(auth.resetPassword, { body: { token, password: 'renda francesa 9' } })

test('the secret of a link is in the email and nowhere in the database', async () => {
  const user = await aUser(api.db)
  const { token: session } = await aSession(api.db, user)
  await requestReset(user.email)
  const dump = async () => {
    const { stdout } = await promisify(execFile)('pg_dump', ['--inserts', api.database?.adminUrl ?? ''], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  }
  // The email is not sent yet: the pending request holds an address and no secret.
  expect(await dump()).not.toMatch(/token=/)

  const mailbox = await testMailbox(api.database?.url ?? '')
  const { token } = await mailbox.emailTo(user.email)
  await vi.waitFor(async () =>
    expect(await api.db.selectFrom('accountRequests').selectAll().execute()).toEqual([]),
  )
  const dumped = await dump()
  for (const secret of [token, session]) {
    expect(dumped).not.toContain(secret)
    expect(dumped).not.toContain(Buffer.from(secret).toString('hex'))
    expect(dumped).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
  expect((await reset(token)).status).toBe(200)
  await mailbox.emailTo(user.email, 2)
  await mailbox.close()
})

test('every attempt to send carries its own secret, and using one invalidates the others', async () => {
  const quick = { firstDelayMs: 20, maxDelayMs: 80, giveUpAfterMs: 60_000 }
  const user = await aUser(api.db)
  const mailbox = await testMailbox(api.database?.url ?? '', quick)
  mailbox.smtp.next({ kind: 'refuse', code: 451 }, { kind: 'refuse', code: 451 })
  await requestReset(user.email)
  await mailbox.emailTo(user.email)
  const open = await api.db
    .selectFrom('accountTokens')
    .selectAll()
    .where('userId', '=', user.id)
    .where('usedAt', 'is', null)
    .execute()
  expect(open).toHaveLength(3)
  const { token } = await mailbox.emailTo(user.email)
  expect((await reset(token)).status).toBe(200)
  const left = await api.db
    .selectFrom('accountTokens')
    .where('userId', '=', user.id)
    .where('usedAt', 'is', null)
    .selectAll()
    .execute()
  expect(left).toEqual([])
  await mailbox.close()
})

describe('the daily cleanup', () => {
  const purge = async () => {
    const mailer: Mailer = { send: async () => undefined, close: () => undefined }
    const tasks = accountTasks({ db: api.db, mailer, publicUrl: 'http://shop.test' })
    await tasks.find(({ name }) => name === 'accounts.purge')?.run({})
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

  test('runs at its own scheduled time', () => {
    const mailer: Mailer = { send: async () => undefined, close: () => undefined }
    const tasks = accountTasks({ db: api.db, mailer, publicUrl: 'http://shop.test' })
    expect(tasks.map(({ at }) => at)).toEqual([undefined, '20 6 * * *'])
  })

  test('deletes sessions a month after they end, and never an open one', async () => {
    const user = await aUser(api.db)
    const open = await aSession(api.db, user)
    const recent = await aSession(api.db, user, { revokedAt: daysAgo(29) })
    await aSession(api.db, user, { revokedAt: daysAgo(31) })
    await aSession(api.db, user, { expiresAt: daysAgo(31) })
    await purge()
    const left = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .orderBy('id')
      .execute()
    expect(left).toEqual([{ id: open.id }, { id: recent.id }])
  })

  test('deletes links a month after they end, and requests that could not be sent after a week', async () => {
    const { id: userId } = await aUser(api.db)
    const link = (fill: number, days: number) => ({
      userId,
      purpose: 'password_reset' as const,
      tokenHash: Buffer.alloc(32, fill),
      expiresAt: daysAgo(days),
    })
    await api.db
      .insertInto('accountTokens')
      .values([link(1, 31), link(2, 29)])
      .execute()
    const request = { kind: 'verification' as const, email: 'ana@exemplo.test' }
    await api.db
      .insertInto('accountRequests')
      .values([
        { ...request, createdAt: daysAgo(8) },
        { ...request, createdAt: daysAgo(6) },
      ])
      .execute()
    await purge()
    expect(
      await api.db.selectFrom('accountTokens').where('userId', '=', userId).selectAll().execute(),
    ).toHaveLength(1)
    expect(
      await api.db.selectFrom('accountRequests').where('email', '=', request.email).selectAll().execute(),
    ).toHaveLength(1)
  })

  test('deletes accounts whose email was not confirmed within a month, except those with an order or a block', async () => {
    const waiting = { emailVerifiedAt: null, createdAt: daysAgo(31) }
    const gone = await aUser(api.db, waiting)
    const buyer = await aUser(api.db, waiting)
    await anOrder(api.db, { userId: buyer.id })
    const remaining = [
      buyer,
      await aUser(api.db, { ...waiting, createdAt: daysAgo(29) }),
      await aUser(api.db, { createdAt: daysAgo(400) }),
      await aUser(api.db, { ...waiting, role: 'admin' }),
      await aUser(api.db, { ...waiting, blockedAt: daysAgo(31) }),
    ].map(({ id }) => id)
    await purge()
    const left = await api.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [gone.id, ...remaining])
      .orderBy('id')
      .execute()
    expect(left.map(({ id }) => id)).toEqual(remaining.toSorted((one, other) => one - other))
  })
})
