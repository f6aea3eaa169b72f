import { auth } from '@shop/contract/auth'
import { states } from '@shop/contract/states'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueToken } from '../auth/account-tokens.service.ts'

const OLD = 'senha-de-teste-1'
const NEW = 'tule de ilusão 3'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { failedLoginByAccountAndAddress: { points: 100 } } } })
})
afterAll(() => api.close())

async function signedIn(values: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(api.db, values)
  const { token } = await aSession(api.db, user)
  const send = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    api.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
  return { user, token, send }
}

describe('the user’s own profile', () => {
  test('is read in the wire format', async () => {
    const { user, send } = await signedIn()
    const response = await send('GET', users.profile.path)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      id: user.id,
      nome: user.name,
      rua: 'Rua das Acácias',
      estado: 'SP',
    })
    expect(response.body).not.toContain('argon2')
  })

  test('has the specified fields and no other', async () => {
    const { user, send } = await signedIn({ complement: 'Apto 4' })
    expect((await send('GET', users.profile.path)).json()).toEqual({
      id: user.id,
      nome: user.name,
      email: user.email,
      telefone: '(11) 90000-0000',
      rua: 'Rua das Acácias',
      numero: '120',
      complemento: 'Apto 4',
      bairro: 'Jardim Paulista',
      cidade: 'São Paulo',
      estado: 'SP',
      cep: '01310-100',
      role: 'customer',
      dias_desde_cadastro: 0,
    })
    const admin = await signedIn({ role: 'admin' })
    expect((await admin.send('GET', users.profile.path)).json()).toMatchObject({ role: 'admin' })
  })

  test('is written with English names and returned as stored', async () => {
    const { user, send } = await signedIn()
    const response = await send('PUT', users.updateProfile.path, {
      name: 'Marina Duarte',
      email: user.email,
      phone: '(21) 98888-7777',
      street: 'Rua do Catete',
      number: '7',
      complement: 'Casa 2',
      neighborhood: 'Catete',
      city: 'Rio de Janeiro',
      state: 'RJ',
      zipCode: '22220000',
    })
    expect(response.json()).toMatchObject({
      nome: 'Marina Duarte',
      telefone: '(21) 98888-7777',
      rua: 'Rua do Catete',
      numero: '7',
      complemento: 'Casa 2',
      bairro: 'Catete',
      cidade: 'Rio de Janeiro',
      estado: 'RJ',
      cep: '22220-000',
    })
    expect((await send('GET', users.profile.path)).json()).toEqual(response.json())
  })

  test('omitted fields stay, and an emptied complement is removed', async () => {
    const { send } = await signedIn()
    await send('PUT', users.updateProfile.path, { complement: 'Apto 9' })
    const remaining = await send('PUT', users.updateProfile.path, { city: 'Santos' })
    expect(remaining.json()).toMatchObject({
      complemento: 'Apto 9',
      cidade: 'Santos',
      rua: 'Rua das Acácias',
    })
    const emptied = await send('PUT', users.updateProfile.path, { complement: '' })
    expect(emptied.json()).toMatchObject({ complemento: null })
    expect((await send('PUT', users.updateProfile.path, {})).statusCode).toBe(200)
  })

  test('a different e-mail is ignored, and so are a role and an id', async () => {
    const { user, send } = await signedIn()
    const sent = {
      name: 'Nova',
      email: 'outra@exemplo.test',
      role: 'admin',
      id: 1,
      blocked: true,
      passwordHash: 'x',
    }
    const response = await send('PUT', users.updateProfile.path, sent)
    expect(response.json()).toMatchObject({ id: user.id, nome: 'Nova', email: user.email, role: 'customer' })
    const { name: _, updatedAt: __, ...row } = await rowOf(user.id)
    const { name: ___, updatedAt: ____, ...before } = user
    expect(row).toEqual(before)
  })

  test('accepts all 27 states and no other', async () => {
    const { send } = await signedIn()
    for (const state of states) {
      const response = await send('PUT', users.updateProfile.path, { state })
      expect([response.statusCode, response.json()]).toMatchObject([200, { estado: state }])
    }
    const rejected = await send('PUT', users.updateProfile.path, { state: 'XX' })
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      400,
      { message: 'Por favor, confira os dados informados.', fields: { state: 'Escolha um estado.' } },
    ])
  })

  test('an account cannot change the profile of another account', async () => {
    const [{ send }, other] = [await signedIn(), await aUser(api.db)]
    await send('PUT', users.updateProfile.path, { id: other.id, name: 'Invasora' })
    expect((await rowOf(other.id)).name).toBe(other.name)
  })
})

describe('changing the user’s own password', () => {
  test('keeps this session, ends the others, and notifies the owner by email', async () => {
    const { user, token, send } = await signedIn()
    const other = await aSession(api.db, user)
    const response = await send('PUT', users.changePassword.path, { currentPassword: OLD, newPassword: NEW })
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Sua senha foi alterada.' }])
    expect((await api.withToken(token).call(auth.verify, {})).status).toBe(200)
    expect((await api.withToken(other.token).call(auth.verify, {})).status).toBe(401)

    const login = async (password: string) =>
      (await api.visitor.call(auth.login, { body: { email: user.email, password } })).status
    expect([await login(OLD), await login(NEW)]).toEqual([401, 200])
    const emails = await api.db.selectFrom('mails').selectAll().where('recipient', '=', user.email).execute()
    expect(emails).toMatchObject([{ kind: 'password-changed' }])
    expect(emails[0]?.subject).toContain('Sua senha foi alterada')
  })

  test("an administrator's change is recorded in the audit log, a customer's is not, and nothing of a password", async () => {
    const admin = await signedIn({ role: 'admin' })
    for (const { send } of [admin, await signedIn()]) {
      await send('PUT', users.changePassword.path, { currentPassword: OLD, newPassword: NEW })
    }
    const log = await api.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'password.change')
      .execute()
    const objectId = String(admin.user.id)
    expect(log).toMatchObject([
      { actorId: admin.user.id, objectType: 'user', objectId, beforeHash: null, afterHash: null },
    ])
  })

  test('invalidates password reset links that were still open', async () => {
    const { user, send } = await signedIn()
    const link = await api.db.transaction().execute((tx) =>
      issueToken(tx, {
        userId: user.id,
        purpose: 'password_reset',
        redirectPath: null,
        requestedAt: new Date(),
      }),
    )
    await send('PUT', users.changePassword.path, { currentPassword: OLD, newPassword: NEW })
    const body = { token: link, password: 'outra renda 10' }
    expect((await api.visitor.call(auth.resetPassword, { body })).error?.code).toBe('invalid_reset_token')
  })

  test('a wrong current password returns 400 with its field, never 401', async () => {
    const { user, send } = await signedIn()
    const sent = { currentPassword: 'errada', newPassword: NEW }
    const response = await send('PUT', users.changePassword.path, sent)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'wrong_current_password',
      message: 'A senha atual está incorreta.',
      fields: { currentPassword: 'A senha atual está incorreta.' },
    })
    expect((await rowOf(user.id)).passwordHash).toBe(user.passwordHash)
  })

  test.each([
    ['too short', 'sete777', 'invalid_input'],
    ['too common', 'Senha@123', 'password_too_common'],
  ])('a new password that is %s is rejected with its field', async (_what, newPassword, code) => {
    const { send } = await signedIn()
    const response = await send('PUT', users.changePassword.path, { currentPassword: OLD, newPassword })
    expect([response.statusCode, response.json()]).toMatchObject([400, { code }])
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['newPassword'])
  })

  test("an administrator's needs twelve characters, a customer's eight", async () => {
    const [admin, customer] = [await signedIn({ role: 'admin' }), await signedIn()]
    const sent = { currentPassword: OLD, newPassword: 'renda fran9' }
    const rejected = await admin.send('PUT', users.changePassword.path, sent)
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      400,
      {
        code: 'admin_password_too_short',
        fields: { newPassword: 'A senha de quem administra a loja deve ter ao menos 12 caracteres.' },
      },
    ])
    expect((await rowOf(admin.user.id)).passwordHash).toBe(admin.user.passwordHash)
    expect((await customer.send('PUT', users.changePassword.path, sent)).statusCode).toBe(200)
  })

  test('the account’s own email is rejected as a password', async () => {
    const { user, send } = await signedIn()
    const sent = { currentPassword: OLD, newPassword: user.email }
    expect((await send('PUT', users.changePassword.path, sent)).json()).toMatchObject({
      code: 'password_is_email',
    })
  })
})

test.each([
  ['GET', users.profile.path],
  ['PUT', users.updateProfile.path],
  ['PUT', users.changePassword.path],
] as const)('%s %s returns 401 to visitors', async (method, url) => {
  const response = await api.inject({ method, url, ...(method === 'PUT' && { payload: {} }) })
  expect([response.statusCode, response.json()]).toMatchObject([401, { message: 'Autenticação necessária.' }])
})

function rowOf(id: number) {
  return api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
