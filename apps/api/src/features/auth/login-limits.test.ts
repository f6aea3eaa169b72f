import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ApiConfig } from '../../deps.ts'
import { defaultLimits } from '../../lib/limits.ts'

const PASSWORD = 'senha-de-teste-1'
const PLENTY = { points: 10_000 }

let api: Awaited<ReturnType<typeof testApi>>
let email: string
let user: Awaited<ReturnType<typeof aUser>>

async function open(config: Partial<ApiConfig> = {}) {
  api = await testApi({ config })
  user = await aUser(api.db)
  email = user.email
}
beforeEach(() => open())
afterEach(() => api.close())

interface Try {
  password?: string
  to?: string
  from?: string
  forwarded?: string
}

async function login({ password = 'errada-mesmo', to = email, from = '10.0.0.1', forwarded }: Try = {}) {
  const response = await api.inject({
    method: 'POST',
    url: auth.login.path,
    payload: { email: to, password },
    remoteAddress: from,
    ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
  })
  return { status: response.statusCode, retryAfter: Number(response.headers['retry-after'] ?? 0) }
}

async function statuses(times: number, attempt: (n: number) => Try) {
  const codes: number[] = []
  for (let n = 0; n < times; n += 1) codes.push((await login(attempt(n))).status)
  return codes
}
const repeated = (status: number, times: number) => Array.from({ length: times }, () => status)

describe('one account from one IP address', () => {
  test('gets ten wrong attempts in 15 minutes; then even the right password has to wait', async () => {
    expect(await statuses(10, () => ({}))).toEqual(repeated(401, 10))
    const rejected = await login({ password: PASSWORD })
    expect(rejected.status).toBe(429)
    expect(rejected.retryAfter).toBeGreaterThan(14 * 60)
    expect((await login({ password: PASSWORD, from: '10.0.0.2' })).status).toBe(200)
  })

  test('concurrent attempts are counted before they are checked', async () => {
    const burst = await Promise.all(Array.from({ length: 40 }, () => login()))
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('successful sign-ins use up no attempts, however many there are', async () => {
    expect(await statuses(12, () => ({ password: PASSWORD }))).toEqual(repeated(200, 12))
  })

  test('a right password that is rejected for another reason uses up no attempt either', async () => {
    await api.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', user.id).execute()
    expect(await statuses(12, () => ({ password: PASSWORD }))).toEqual(repeated(403, 12))
  })

  test('an email without an account is limited in the same way', async () => {
    expect(await statuses(11, () => ({ to: 'ninguem@exemplo.test' }))).toEqual([...repeated(401, 10), 429])
  })

  test('a forged X-Forwarded-For changes nothing', async () => {
    expect(await statuses(11, (n) => ({ forwarded: `203.0.113.${n}` }))).toEqual([...repeated(401, 10), 429])
  })

  test('guessing the current password in the account area counts as guessing', async () => {
    const caller = api.withToken((await aSession(api.db, user)).token)
    const change = () =>
      caller.call(users.changePassword, {
        body: { currentPassword: 'errada', newPassword: 'um segredo bom' },
      })
    for (let n = 0; n < 10; n += 1) expect((await change()).status).toBe(400)
    expect((await change()).status).toBe(429)
  })
})

test('limits without an override are the defaults of the shop', () => {
  const limitsByName = Object.entries(defaultLimits).map(([name, { points, seconds }]) => [
    name,
    [points, seconds],
  ])
  expect(Object.fromEntries(limitsByName)).toMatchObject({
    failedLoginByAccountAndAddress: [10, 900],
    failedLoginByAddress: [100, 3600],
    failedLoginByAccount: [50, 3600],
    registration: [5, 3600],
    passwordReset: [3, 3600],
    verificationEmail: [3, 3600],
  })
})

test('one IP address has its own limit across all accounts', async () => {
  await api.close()
  await open({ limits: { failedLoginByAddress: { points: 8 } } })
  expect(await statuses(9, (n) => ({ to: `conta-${n}@exemplo.test` }))).toEqual([...repeated(401, 8), 429])
  expect((await login({ from: '10.0.0.2' })).status).toBe(401)
})

describe('one account from many IP addresses', () => {
  const crowd = (n: number) => ({ from: `10.9.${Math.floor(n / 200)}.${(n % 200) + 1}` })

  beforeEach(async () => {
    await api.close()
    await open({ limits: { failedLoginByAccount: { points: 5 }, failedLoginByAccountAndAddress: PLENTY } })
  })

  test('is slowed after the limit: one attempt per pause, and the pause grows', async () => {
    expect(await statuses(6, crowd)).toEqual(repeated(401, 6))
    const first = await login({ from: '10.8.0.1' })
    expect(first.status).toBe(429)
    // What remains of two seconds, and then of four: a slow machine has used up a part.
    expect([1, 2]).toContain(first.retryAfter)
    await new Promise((resolve) => setTimeout(resolve, 2_050))
    expect((await login({ from: '10.8.0.2' })).status).toBe(401)
    expect([3, 4]).toContain((await login({ from: '10.8.0.3' })).retryAfter)
  })

  test('concurrent attempts get the limit and one attempt more', async () => {
    const burst = await Promise.all(Array.from({ length: 60 }, (_, n) => login(crowd(n))))
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(6)
  })

  test('is never locked: the owner signs in at once from a network where she has signed in before', async () => {
    expect((await login({ password: PASSWORD, from: '10.7.0.1' })).status).toBe(200)
    await statuses(8, crowd)
    expect((await login({ password: PASSWORD, from: '10.7.0.2' })).status).toBe(429)
    expect((await login({ password: PASSWORD, from: '10.7.0.1' })).status).toBe(200)
  })

  test('is never locked: the owner signs in at once from a network where she opened a link from an email of the account', async () => {
    await statuses(8, crowd)
    expect((await login({ password: PASSWORD, from: '10.7.0.9' })).status).toBe(429)
    await api.db
      .insertInto('accountTokens')
      .values({
        userId: user.id,
        purpose: 'password_reset',
        tokenHash: Buffer.alloc(32, 1),
        usedAt: new Date(),
        usedFrom: '10.7.0.9',
        expiresAt: new Date(),
      })
      .execute()
    expect((await login({ password: PASSWORD, from: '10.7.0.9' })).status).toBe(200)
  })

  test('attackers do not slow the signed-in owner who changes her password', async () => {
    const caller = api.withToken((await aSession(api.db, user)).token)
    await statuses(8, crowd)
    const body = { currentPassword: PASSWORD, newPassword: 'um segredo bom' }
    expect((await caller.call(users.changePassword, { body })).status).toBe(200)
  })
})

test('a session has ten wrong attempts at the current password, from however many IP addresses', async () => {
  const { token } = await aSession(api.db, user)
  const change = async (n: number) => {
    const response = await api.inject({
      method: users.changePassword.method,
      url: users.changePassword.path,
      payload: { currentPassword: 'errada', newPassword: 'um segredo bom' },
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: `10.6.0.${n + 1}`,
    })
    return response.statusCode
  }
  const codes: number[] = []
  for (let n = 0; n < 11; n += 1) codes.push(await change(n))
  expect(codes).toEqual([...repeated(400, 10), 429])
})
