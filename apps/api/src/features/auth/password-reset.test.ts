import { auth } from '@shop/contract/auth'
import type { ErrorBody } from '@shop/contract/error-body'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'

const OLD = 'senha-de-teste-1'
const NEW = 'renda francesa 9'

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { passwordReset: { points: 10_000 } } } })
  mailbox = await testMailbox(api.database?.url ?? '')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const sendRequest = async (email: string) => {
  const payload = { email }
  const response = await api.inject({ method: 'POST', url: auth.requestPasswordReset.path, payload })
  return [response.statusCode, response.body]
}
// Sent as raw JSON, because the typed client would reject a password that is too short.
async function reset(token: string, password = NEW) {
  const payload = { token, password }
  const response = await api.inject({ method: 'POST', url: auth.resetPassword.path, payload })
  return { status: response.statusCode, body: response.json<Partial<ErrorBody>>() }
}
const login = async (email: string, password: string) =>
  (await api.visitor.call(auth.login, { body: { email, password } })).status

async function accountRequests() {
  const user = await aUser(api.db)
  await sendRequest(user.email)
  return { user, token: (await mailbox.emailTo(user.email)).token }
}

test('a link by email sets a new password, once, and its owner is notified', async () => {
  const { user, token } = await accountRequests()
  expect((await mailbox.emailTo(user.email)).text).toContain(
    `http://shop.test/redefinir-senha?token=${token}`,
  )
  const response = await reset(token)
  expect([response.status, response.body.message]).toEqual([
    200,
    'Sua senha foi redefinida. Você já pode fazer o login.',
  ])
  expect(await login(user.email, OLD)).toBe(401)
  expect(await login(user.email, NEW)).toBe(200)
  expect((await mailbox.emailTo(user.email, 2)).subject).toContain('Sua senha foi alterada')

  const again = await reset(token, 'outra renda 10')
  expect([again.status, again.body.message]).toEqual([400, 'Token de redefinição inválido ou ausente.'])
  expect(await login(user.email, NEW)).toBe(200)
})

test('the request returns the same response for an account, a blocked account and no account', async () => {
  const [user, blocked] = [await aUser(api.db), await aUser(api.db, { blockedAt: new Date() })]
  const responses = [
    await sendRequest(user.email),
    await sendRequest(blocked.email),
    await sendRequest('ninguem@exemplo.test'),
  ]
  expect(responses[0]?.[0]).toBe(200)
  expect(new Set(responses.map((response) => response.join(' '))).size).toBe(1)
  await mailbox.emailTo(user.email)
  expect(await mailbox.emailsTo(blocked.email)).toEqual([])
  expect(await mailbox.emailsTo('ninguem@exemplo.test')).toEqual([])
})

test('a reset ends every session of the account, and none of other accounts', async () => {
  const { user, token } = await accountRequests()
  const other = await aSession(api.db, await aUser(api.db))
  const own = [await aSession(api.db, user), await aSession(api.db, user)]
  await reset(token)
  for (const session of own) {
    expect((await api.withToken(session.token).call(auth.verify, {})).status).toBe(401)
  }
  expect((await api.withToken(other.token).call(auth.verify, {})).status).toBe(200)
})

test("an administrator's reset is recorded in the audit log, a customer's is not, and nothing of a password", async () => {
  const [admin, customer] = [await aUser(api.db, { role: 'admin' }), await aUser(api.db)]
  for (const { email } of [admin, customer]) {
    await sendRequest(email)
    await reset((await mailbox.emailTo(email)).token)
  }
  const log = await api.db.selectFrom('auditLog').selectAll().where('action', '=', 'password.reset').execute()
  expect(log).toMatchObject([
    { actorId: admin.id, objectType: 'user', objectId: String(admin.id), beforeHash: null, afterHash: null },
  ])
})

test('of twenty concurrent resets one succeeds', async () => {
  const { token } = await accountRequests()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => reset(token, `renda francesa ${n}`)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'invalid_reset_token')).toHaveLength(19)
})

test('a link is valid for one hour', async () => {
  const { user, token } = await accountRequests()
  const row = await api.db
    .selectFrom('accountTokens')
    .selectAll()
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  expect((row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000).toBe(60)
  await api.db.updateTable('accountTokens').set({ expiresAt: new Date() }).where('id', '=', row.id).execute()
  expect((await reset(token)).body.code).toBe('invalid_reset_token')
})

test('a newer link invalidates the older one', async () => {
  const { user, token } = await accountRequests()
  await sendRequest(user.email)
  const newer = await mailbox.emailTo(user.email, 2)
  expect((await reset(token)).body.code).toBe('invalid_reset_token')
  expect((await reset(newer.token)).status).toBe(200)
})

describe('a rejected password', () => {
  test.each([
    ['7 characters', 'sete777', 'invalid_input'],
    ['129 characters', 'x'.repeat(129), 'invalid_input'],
    ['a common password', 'Corinthians1910', 'password_too_common'],
  ])('leaves the link valid for a better one: %s', async (_what, password, code) => {
    const { token } = await accountRequests()
    const { status, body } = await reset(token, password)
    expect([status, body.code]).toEqual([400, code])
    expect(body.fields).toHaveProperty('password')
    expect((await reset(token)).status).toBe(200)
  })

  test('leaves the link valid for a better one: the account’s own email', async () => {
    const { user, token } = await accountRequests()
    expect((await reset(token, user.email)).body.code).toBe('password_is_email')
    expect((await reset(token)).status).toBe(200)
  })
})

test('an administrator’s link stays valid after choosing fewer than twelve characters', async () => {
  const admin = await aUser(api.db, { role: 'admin' })
  await sendRequest(admin.email)
  const { token } = await mailbox.emailTo(admin.email)
  const { status, body } = await reset(token, 'renda fran9')
  expect([status, body.code, body.fields]).toEqual([
    400,
    'admin_password_too_short',
    { password: 'A senha de quem administra a loja deve ter ao menos 12 caracteres.' },
  ])
  expect(await login(admin.email, OLD)).toBe(200)
  expect((await reset(token)).status).toBe(200)
})

test('resetting the password of an unconfirmed account confirms its email', async () => {
  const user = await aUser(api.db, { emailVerifiedAt: null })
  await sendRequest(user.email)
  await reset((await mailbox.emailTo(user.email)).token)
  expect(await login(user.email, NEW)).toBe(200)
})

test('made-up tokens are rejected before anything is hashed', async () => {
  const started = performance.now()
  await Promise.all(Array.from({ length: 100 }, (_, n) => reset(`made-up-${n}`)))
  // Two at a time, a hundred hashes would take more than a second, and the queue would reject requests.
  expect((await reset('made-up')).body.code).toBe('invalid_reset_token')
  expect(performance.now() - started).toBeLessThan(5_000)
})
