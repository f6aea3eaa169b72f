import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const opens = async (token: string) => (await api.withToken(token).call(auth.verify, {})).status === 200
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const past = minutesAgo(1)

test('lists open sessions, the latest used first, each with its device and never its token', async () => {
  const user = await aUser(api.db)
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
  const here = await aSession(api.db, user, { userAgent })
  const there = await aSession(api.db, user, { lastUsedAt: minutesAgo(90), ipAddress: '198.51.100.7' })
  await aSession(api.db, user, { revokedAt: past })
  await aSession(api.db, user, { expiresAt: past })
  await aSession(api.db, await aUser(api.db))
  const response = await api.inject({
    url: '/api/user/sessions',
    headers: { authorization: `Bearer ${here.token}` },
  })
  expect(response.json()).toEqual([
    {
      id: here.id,
      createdAt: here.createdAt.toISOString(),
      lastUsedAt: here.lastUsedAt.toISOString(),
      device: 'Firefox no Linux',
      current: true,
    },
    {
      id: there.id,
      createdAt: there.createdAt.toISOString(),
      lastUsedAt: there.lastUsedAt.toISOString(),
      device: null,
      current: false,
    },
  ])
})

test('the owner ends one, and the others stay', async () => {
  const user = await aUser(api.db)
  const [here, there, third] = [
    await aSession(api.db, user),
    await aSession(api.db, user),
    await aSession(api.db, user),
  ]
  const end = (id: number) => api.withToken(here.token).call(users.endSession, { params: { id } })
  expect((await end(there.id)).status).toBe(204)
  expect([await opens(here.token), await opens(there.token), await opens(third.token)]).toEqual([
    true,
    false,
    true,
  ])
  const again = await end(there.id)
  expect([again.status, again.error?.message]).toEqual([404, 'Sessão não encontrada.'])
})

test('a session of another account returns 404, and stays open', async () => {
  const other = await aSession(api.db, await aUser(api.db))
  const thief = await api.as(await aUser(api.db, { role: 'admin' }))
  const response = await thief.call(users.endSession, { params: { id: other.id } })
  expect([response.status, response.error?.code]).toEqual([404, 'session_not_found'])
  expect(await opens(other.token)).toBe(true)
})

test('all but the current session are ended at once, and none of other accounts', async () => {
  const user = await aUser(api.db)
  const [here, there, stranger] = [
    await aSession(api.db, user),
    await aSession(api.db, user),
    await aSession(api.db, await aUser(api.db)),
  ]
  expect((await api.withToken(here.token).call(users.endOtherSessions, {})).status).toBe(204)
  expect([await opens(here.token), await opens(there.token), await opens(stranger.token)]).toEqual([
    true,
    false,
    true,
  ])
})

test('the audit log records sessions ended by an administrator', async () => {
  const user = await aUser(api.db, { role: 'admin' })
  const admin = await api.as(user)
  await admin.call(users.endSession, { params: { id: (await aSession(api.db, user)).id } })
  await admin.call(users.endOtherSessions, {})
  const log = await api.db.selectFrom('auditLog').select('action').where('actorId', '=', user.id).execute()
  expect(log).toEqual([{ action: 'session.end' }, { action: 'session.end' }])
})

test.each([
  ['GET', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions/1'],
] as const)('%s %s returns 401 to visitors', async (method, url) => {
  expect((await api.inject({ method, url })).statusCode).toBe(401)
})
