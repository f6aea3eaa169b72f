import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../../lib/token.ts'
import { issueToken } from './account-tokens.service.ts'
import { codeAt, stepAt } from './second-factor.ts'

const PASSWORD = 'senha-de-teste-1'
const NEW_PASSWORD = 'crepe de seda 7'
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const secondFactor = { secondFactorSecret: SECRET, secondFactorEnabledAt: new Date() }
const codeNow = (drift = 0) => codeAt(SECRET, stepAt(Date.now() / 1000) + drift)

let api: Awaited<ReturnType<typeof testApi>>
beforeEach(async () => {
  // Few attempts, so that an attack takes few requests; then none at all, so that it lasts for the whole test.
  const limits = {
    failedLoginByAccount: { points: 3 },
    failedLoginByAddress: { points: 20 },
    slowedLogin: { points: 0 },
  }
  api = await testApi({ config: { limits } })
})
afterEach(() => api.close())

interface Try {
  password?: string
  from?: string
  code?: string
  deviceTokens?: string[]
}

async function login(email: string, { from = '10.5.0.1', password = PASSWORD, ...more }: Try = {}) {
  const payload = { email, password, ...more }
  const response = await api.inject({ method: 'POST', url: auth.login.path, payload, remoteAddress: from })
  const body = response.json<{ token?: string; deviceToken?: string; code?: string; message?: string }>()
  return { status: response.statusCode, ...body }
}

/** Attackers at many IP addresses guess until every unknown device has to wait. */
async function attack(email: string) {
  for (let n = 0; n < 6; n += 1) await login(email, { password: 'errada-mesmo', from: `10.9.0.${n + 1}` })
  expect((await login(email, { from: '10.9.1.1' })).status).toBe(429)
}

/** The token that a browser gets for opening a password reset link. */
async function deviceAfterReset(user: { id: number }, password = PASSWORD) {
  const token = await linkFor(user, 'password_reset')
  return (await api.visitor.call(auth.resetPassword, { body: { token, password } })).data?.deviceToken ?? ''
}
const linkFor = ({ id: userId }: { id: number }, purpose: 'password_reset' | 'email_verification') =>
  api.db
    .transaction()
    .execute((tx) => issueToken(tx, { userId, purpose, redirectPath: null, requestedAt: new Date() }))
const devicesOf = ({ id }: { id: number }) =>
  api.db.selectFrom('knownDevices').selectAll().where('userId', '=', id).execute()

describe('while attackers guess the password of an account from many addresses', () => {
  test('the response says how to get in, with the same text for every account', async () => {
    const { email } = await aUser(api.db)
    await attack(email)
    const fromKnownDevice = await login(email)
    await attack('ninguem@exemplo.test')
    const unknown = await login('ninguem@exemplo.test')
    expect([fromKnownDevice.status, fromKnownDevice.code]).toEqual([429, 'too_many_requests'])
    expect(fromKnownDevice.message).toContain('Esqueci minha senha')
    expect(unknown.message).toBe(fromKnownDevice.message)
  })

  test('a device that opened a password reset link gets in, from any IP address', async () => {
    const user = await aUser(api.db)
    await attack(user.email)
    const deviceToken = await deviceAfterReset(user, NEW_PASSWORD)
    const owner = { password: NEW_PASSWORD, deviceTokens: [deviceToken] }
    expect((await login(user.email, { ...owner, from: '10.5.0.2' })).status).toBe(200)
    expect((await login(user.email, { ...owner, from: '10.5.0.3' })).status).toBe(200)
    expect((await login(user.email, { password: NEW_PASSWORD, from: '10.5.0.4' })).status).toBe(429)
  })

  test('a device that opened the email confirmation link gets in', async () => {
    const user = await aUser(api.db, { emailVerifiedAt: null })
    const token = await linkFor(user, 'email_verification')
    const { data } = await api.visitor.call(auth.verifyEmail, { body: { token } })
    await attack(user.email)
    const deviceTokens = [data?.deviceToken ?? '']
    expect((await login(user.email, { deviceTokens })).status).toBe(200)
  })

  test('a device that has used a second factor gets in, also with tokens of other accounts in that browser', async () => {
    const user = await aUser(api.db, secondFactor)
    const first = await login(user.email, { code: codeNow(-1) })
    expect(first.status).toBe(200)
    await attack(user.email)
    const deviceTokens = ['of-another-account', first.deviceToken ?? '']
    const elsewhere = '10.5.0.5'
    const fromKnownDevice = await login(user.email, { deviceTokens, from: elsewhere })
    expect(fromKnownDevice.code).toBe('second_factor_required')
    const again = await login(user.email, { deviceTokens, code: codeNow(), from: elsewhere })
    expect([again.status, again.deviceToken]).toEqual([200, undefined])
  })

  test('a new device gets in with the right password and the right code, and is known from then on', async () => {
    const user = await aUser(api.db, secondFactor)
    await attack(user.email)
    expect((await login(user.email, { code: '000000' })).status).toBe(429)
    const response = await login(user.email, { code: codeNow() })
    expect([response.status, response.deviceToken?.length]).toEqual([200, 43])
  })

  test('a new device gets in with a recovery code', async () => {
    const user = await aUser(api.db, { ...secondFactor, recoveryCodeHashes: [hashToken('ABCDE12345')] })
    await attack(user.email)
    expect((await login(user.email, { code: 'abcde-12345' })).status).toBe(200)
  })

  test('a right password without a right code, or the reverse, reveals nothing to the attacker', async () => {
    const user = await aUser(api.db, secondFactor)
    await attack(user.email)
    const guesses = [
      await login(user.email, { password: 'errada-mesmo', code: codeNow() }),
      await login(user.email, { password: 'errada-mesmo', code: '000000' }),
      await login(user.email, { code: '000000' }),
      await login('ninguem@exemplo.test', { code: '000000', from: '10.5.0.7' }),
    ]
    expect(guesses.map(({ status }) => status)).toEqual([429, 429, 429, 401])
    expect(new Set(guesses.slice(0, 3).map(({ message }) => message)).size).toBe(1)
    expect((await login(user.email, { code: codeNow() })).status).toBe(200)
  })

  test('a caller who knows the password has ten attempts at the code; callers who do not use up none of them', async () => {
    const user = await aUser(api.db, secondFactor)
    await attack(user.email)
    const guess = (n: number, more: Try) => login(user.email, { from: `10.4.0.${n + 1}`, ...more })
    for (let n = 0; n < 15; n += 1) await guess(n, { password: 'errada-mesmo', code: '000000' })
    expect((await guess(20, { code: codeNow(-1) })).status).toBe(200)
    for (let n = 0; n < 10; n += 1) expect((await guess(30 + n, { code: '000000' })).status).toBe(429)
    expect((await guess(50, { code: codeNow() })).status).toBe(429)
  })

  test('a code that was used before is rejected', async () => {
    const user = await aUser(api.db, secondFactor)
    const code = codeNow()
    expect((await login(user.email, { code })).status).toBe(200)
    await attack(user.email)
    expect((await login(user.email, { code, from: '10.5.0.9' })).status).toBe(429)
  })
})

test('failed attempts from a shared IP address do not lock out a known device', async () => {
  const user = await aUser(api.db)
  const deviceTokens = [await deviceAfterReset(user)]
  for (let n = 0; n < 12; n += 1) await login(user.email, { password: 'errada-mesmo' })
  for (let n = 0; n < 20; n += 1) await login(`conta-${n}@exemplo.test`, { password: 'errada-mesmo' })
  expect((await login('outra@exemplo.test')).status).toBe(429)
  expect((await login(user.email)).status).toBe(429)
  expect((await login(user.email, { deviceTokens })).status).toBe(200)
})

describe('a known device', () => {
  test('has ten wrong attempts in 15 minutes, from however many IP addresses', async () => {
    const user = await aUser(api.db)
    const deviceTokens = [await deviceAfterReset(user)]
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      const wrong = { password: 'errada-mesmo', deviceTokens, from: `10.3.0.${n + 1}` }
      statuses.push((await login(user.email, wrong)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  test('is known to its own account only, and for 180 days', async () => {
    const [user, other] = [await aUser(api.db), await aUser(api.db)]
    const deviceTokens = [await deviceAfterReset(user)]
    await attack(other.email)
    expect((await login(other.email, { deviceTokens })).status).toBe(429)
    await attack(user.email)
    await api.db
      .updateTable('knownDevices')
      .set({ expiresAt: sql`expires_at - interval '179 days 23 hours'` })
      .execute()
    expect((await login(user.email, { deviceTokens, from: '10.5.0.7' })).status).toBe(200)
    await api.db.updateTable('knownDevices').set({ expiresAt: sql`expires_at - interval '1 hour'` }).execute()
    expect((await login(user.email, { deviceTokens, from: '10.5.0.8' })).status).toBe(429)
  })

  test('grants no access by itself: the password is still required', async () => {
    const user = await aUser(api.db)
    const deviceTokens = [await deviceAfterReset(user)]
    expect((await login(user.email, { password: 'errada-mesmo', deviceTokens })).status).toBe(401)
  })

  test('is stored as a hash, with at most twenty per account', async () => {
    const user = await aUser(api.db, { emailVerifiedAt: null })
    const tokens: string[] = []
    for (let n = 0; n < 22; n += 1) {
      const token = await linkFor(user, 'email_verification')
      tokens.push((await api.visitor.call(auth.verifyEmail, { body: { token } })).data?.deviceToken ?? '')
    }
    const hashes = (await devicesOf(user)).map(({ tokenHash }) => tokenHash.toString('hex'))
    expect(hashes.toSorted()).toEqual(
      tokens
        .slice(2)
        .map((token) => hashToken(token).toString('hex'))
        .toSorted(),
    )
  })
})

describe('a device is forgotten', () => {
  /** Signed in on its own device, which opened a confirmation link. */
  async function signedInOn(user: { id: number; email: string }) {
    const token = await linkFor(user, 'email_verification')
    const deviceToken =
      (await api.visitor.call(auth.verifyEmail, { body: { token } })).data?.deviceToken ?? ''
    const session = await login(user.email, { deviceTokens: [deviceToken] })
    return { deviceToken, session: api.withToken(session.token ?? '') }
  }
  const isKnown = async (user: { id: number }, { deviceToken }: { deviceToken: string }) =>
    (await devicesOf(user)).some(({ tokenHash }) => tokenHash.equals(hashToken(deviceToken)))

  test.each([
    [
      'by a change of the password',
      users.changePassword,
      { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    ],
    ['by ending all other sessions', users.endOtherSessions, undefined],
  ])('%s elsewhere, and the current device stays known', async (_how, endpoint, body) => {
    const user = await aUser(api.db)
    const [here, elsewhere] = [await signedInOn(user), await signedInOn(user)]
    await here.session.call(endpoint, body === undefined ? {} : { body })
    expect([await isKnown(user, here), await isKnown(user, elsewhere)]).toEqual([true, false])
  })

  test('by ending its session from another device, and no other device is', async () => {
    const user = await aUser(api.db)
    const [here, elsewhere] = [await signedInOn(user), await signedInOn(user)]
    const { data = [] } = await here.session.call(users.sessions, {})
    const there = data.find(({ current }) => !current)
    await here.session.call(users.endSession, { params: { id: there?.id ?? 0 } })
    expect([await isKnown(user, here), await isKnown(user, elsewhere)]).toEqual([true, false])
  })

  test('by a password reset through a link, except the device that opened it', async () => {
    const user = await aUser(api.db)
    const elsewhere = await signedInOn(user)
    const deviceToken = await deviceAfterReset(user, NEW_PASSWORD)
    expect([await isKnown(user, { deviceToken }), await isKnown(user, elsewhere)]).toEqual([true, false])
  })

  test('not by signing out there: the owner may come back', async () => {
    const user = await aUser(api.db)
    const here = await signedInOn(user)
    await here.session.call(auth.logout, {})
    expect(await isKnown(user, here)).toBe(true)
  })

  test('when its account is deleted', async () => {
    const user = await aUser(api.db)
    const { session } = await signedInOn(user)
    await session.call(users.deleteAccount, { body: { password: PASSWORD } })
    expect(await devicesOf(user)).toEqual([])
  })
})
