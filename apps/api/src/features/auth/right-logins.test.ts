import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLimits } from '../../lib/limits.ts'

const PASSWORD = 'senha-de-teste-1'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { login: { points: 30 } } } })
})
afterAll(() => api.close())

async function login(email: string, { from = '10.0.0.1', password = PASSWORD } = {}) {
  const payload = { email, password }
  const response = await api.inject({ method: 'POST', url: auth.login.path, payload, remoteAddress: from })
  return { status: response.statusCode, ...response.json<{ token?: string; code?: string }>() }
}

test('successful sign-ins have a generous limit per account and IP address', async () => {
  expect(defaultLimits.login).toMatchObject({ points: 60, seconds: 900 })
  const { email } = await aUser(api.db)
  for (let n = 0; n < 30; n += 1) expect((await login(email)).status).toBe(200)
  expect(await login(email)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await login(email, { from: '10.0.0.2' })).status).toBe(200)
  expect((await login((await aUser(api.db)).email)).status).toBe(200)
})

test('wrong passwords use up nothing of that limit', async () => {
  const { email } = await aUser(api.db)
  for (let n = 0; n < 9; n += 1) expect((await login(email, { password: 'errada' })).status).toBe(401)
  for (let n = 0; n < 30; n += 1) expect((await login(email)).status).toBe(200)
})

test('an account has twenty open sessions; the next one ends the least recently used', async () => {
  const user = await aUser(api.db)
  const longAgo = new Date(Date.now() - 3_600_000)
  const oldest = await aSession(api.db, user, { lastUsedAt: longAgo })
  const tokens: string[] = []
  for (let n = 0; n < 20; n += 1) tokens.push((await login(user.email)).token ?? '')
  const open = async (token: string) => (await api.withToken(token).call(auth.verify, {})).status
  expect(await open(oldest.token)).toBe(401)
  expect(await open(tokens[0] ?? '')).toBe(200)
  const listed = await api.withToken(tokens.at(-1) ?? '').call(users.sessions, {})
  expect(listed.data).toHaveLength(20)
})

test('an account retains at most a hundred session rows, ended ones included', async () => {
  const user = await aUser(api.db)
  for (let n = 0; n < 120; n += 1) {
    const lastUsedAt = new Date(Date.now() - (200 - n) * 60_000)
    await aSession(api.db, user, { lastUsedAt, revokedAt: lastUsedAt })
  }
  await login(user.email)
  const rows = await api.db
    .selectFrom('sessions')
    .select(['revokedAt', 'lastUsedAt'])
    .where('userId', '=', user.id)
    .orderBy('lastUsedAt')
    .execute()
  expect(rows).toHaveLength(100)
  expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
  expect(rows[0]?.lastUsedAt.getTime()).toBeGreaterThan(Date.now() - 181 * 60_000)
})

test('a burst from one IP address waits for its own hashes: other callers are neither rejected nor queued behind it', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => aUser(api.db)))
  const visitor = await aUser(api.db)
  const order: string[] = []
  const crowd = Array.from({ length: 72 }, async (_, n) => {
    const { status } = await login(accounts[n % 8]?.email ?? '', { from: '10.0.9.9' })
    order.push('crowd')
    return status
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  const other = login(visitor.email, { from: '10.0.8.8' }).then((response) => {
    order.push('visitor')
    return response
  })
  expect((await other).status).toBe(200)
  const statuses = await Promise.all(crowd)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30)
  const letIn = statuses.filter((status) => status === 200).length
  expect(letIn).toBeGreaterThan(10)
  // After the rejected ones and the few that were already hashing; never behind the whole burst.
  expect(order.indexOf('visitor')).toBeLessThan(order.length - letIn / 2)
})
