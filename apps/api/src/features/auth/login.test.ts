import { hash } from 'node:crypto'
import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../lib/password-hash.ts'

const PASSWORD = 'senha-de-teste-1'
// Of the same password, with an older, lower memory cost.
const CHEAP_HASH =
  '$argon2id$v=19$m=8192,t=1,p=1$jb2OwzCl8TxwNHeU1sWEhQ$mYdxJnQgjNSJbAM8wfu5nwRRoQBuHU7LDW78GCFOVqQ'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  const plenty = { points: 1000 }
  const limits = { failedLoginByAccountAndAddress: plenty, failedLoginByAddress: plenty }
  api = await testApi({ config: { limits } })
})
afterAll(() => api.close())

const login = (email: string, password = PASSWORD) =>
  api.visitor.call(auth.login, { body: { email, password } })
const raw = (payload: object, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url: auth.login.path, payload, headers, remoteAddress: '10.1.1.7' })
const sessionsOf = (user: { id: number }) =>
  api.db.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute()

describe('signing in', () => {
  test('the right password returns the user with the role, and a token that authenticates requests', async () => {
    const user = await aUser(api.db, { role: 'admin' })
    const { status, data } = await login(user.email)
    expect(status).toBe(200)
    expect(data?.user).toMatchObject({ id: user.id, email: user.email, role: 'admin' })
    const verified = await api.withToken(data?.token ?? '').call(auth.verify, {})
    expect(verified.data).toEqual(data?.user)
  })

  test('the response holds user and token and nothing of the password', async () => {
    const user = await aUser(api.db)
    const response = await raw({ email: user.email.toUpperCase(), password: PASSWORD })
    expect(Object.keys(response.json())).toEqual(['user', 'token'])
    expect(response.body).not.toContain('argon2')
  })

  test('every token is new, random, and stored as its hash', async () => {
    const user = await aUser(api.db)
    const [one, two] = [await login(user.email), await login(user.email)]
    const tokens = [one.data?.token ?? '', two.data?.token ?? '']
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(user.email)
    }
    const remaining = (await sessionsOf(user)).map(({ tokenHash }) => tokenHash.toString('hex'))
    expect(remaining.toSorted()).toEqual(tokens.map((token) => hash('sha256', token)).toSorted())
  })

  test('the session stores the device and the network it came from', async () => {
    const user = await aUser(api.db)
    await raw({ email: user.email, password: PASSWORD }, { 'user-agent': 'Firefox '.repeat(100) })
    const [session] = await sessionsOf(user)
    expect(session?.ipAddress).toBe('10.1.1.7')
    expect(session?.userAgent).toHaveLength(300)
  })

  test.each([
    ['customer', 30 * 24, 90 * 24],
    ['admin', 12, 24],
  ] as const)(
    'the session of a %s ends after %d hours without use, and after %d in any case',
    async (role, idle, absolute) => {
      const user = await aUser(api.db, { role })
      await login(user.email)
      const [session] = await sessionsOf(user)
      const hours = (end: Date | undefined) =>
        ((end?.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)) / 3_600_000
      expect(hours(session?.expiresAt)).toBeCloseTo(idle, 3)
      expect(hours(session?.absoluteExpiresAt)).toBeCloseTo(absolute, 3)
    },
  )

  test('the audit log records the sign-in of an administrator', async () => {
    const [admin, customer] = [await aUser(api.db, { role: 'admin' }), await aUser(api.db)]
    await login(admin.email)
    await login(customer.email)
    const log = await api.db.selectFrom('auditLog').selectAll().where('action', '=', 'session.open').execute()
    expect(log.filter(({ actorId }) => actorId === customer.id)).toEqual([])
    const [entry] = log.filter(({ actorId }) => actorId === admin.id)
    expect(entry).toMatchObject({ objectType: 'user', objectId: String(admin.id) })
  })

  test('a hash with another cost is replaced at the next sign-in', async () => {
    const user = await aUser(api.db, { passwordHash: CHEAP_HASH })
    expect((await login(user.email)).status).toBe(200)
    const { passwordHash } = await api.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(passwordHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect((await login(user.email)).status).toBe(200)
  })
})

describe('rejected sign-ins', () => {
  test('a wrong password and an unknown email get the same response, byte for byte', async () => {
    const user = await aUser(api.db)
    const [wrong, unknown] = [
      await raw({ email: user.email, password: 'errada-mesmo' }),
      await raw({ email: 'ninguem@exemplo.test', password: 'errada-mesmo' }),
    ]
    const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials', message: 'Credenciais inválidas.' })
    expect([unknown.statusCode, withoutId(unknown.body)]).toEqual([401, withoutId(wrong.body)])
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted())
  })

  test('an account whose email is not verified gets that error, and only after the right password', async () => {
    const user = await aUser(api.db, { emailVerifiedAt: null })
    expect((await login(user.email, 'errada-mesmo')).error?.code).toBe('invalid_credentials')
    const { status, error } = await login(user.email)
    expect([status, error?.code]).toEqual([403, 'email_not_verified'])
    expect(error?.message).toBe('Confirme seu e-mail para ativar sua conta.')
    expect(await sessionsOf(user)).toEqual([])
  })

  test('a blocked account gets that error, and only after the right password', async () => {
    const user = await aUser(api.db, { blockedAt: new Date() })
    expect((await login(user.email, 'errada-mesmo')).error?.code).toBe('invalid_credentials')
    const { status, error } = await login(user.email)
    expect([status, error?.message]).toEqual([403, 'Acesso negado.'])
    expect(await sessionsOf(user)).toEqual([])
  })

  test('a short password chosen before the admin role was granted is rejected, with the reason only after the right password', async () => {
    const password = 'renda fran9'
    const passwordHash = await hashPassword(password)
    const [admin, customer] = [
      await aUser(api.db, { role: 'admin', passwordHash }),
      await aUser(api.db, { passwordHash }),
    ]
    expect((await login(admin.email, 'errada-mesm')).error?.code).toBe('invalid_credentials')
    const { status, error } = await login(admin.email, password)
    expect([status, error?.code]).toEqual([403, 'admin_password_outdated'])
    expect(error?.message).toContain("Crie uma nova em 'Esqueci minha senha'.")
    expect(await sessionsOf(admin)).toEqual([])
    expect((await login(customer.email, password)).status).toBe(200)
  })

  test('without email or password the response is a 400 without any lookup', async () => {
    const response = await raw({})
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      fields: { email: 'Preencha este campo.', password: 'Preencha este campo.' },
    })
  })
})

test('passwords are stored as Argon2id hashes, each with its own salt', async () => {
  const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})
