import { auth } from '@shop/contract/auth'
import type { ErrorBody } from '@shop/contract/error-body'
import { states } from '@shop/contract/states'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { PASSWORD, registrationForm } from '@shop/test-kit/registration-form'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'

const PLENTY = { points: 10_000 }

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { registration: PLENTY, verificationEmail: PLENTY } } })
  mailbox = await testMailbox(api.database?.url ?? '')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

async function register(form: Record<string, unknown>) {
  const response = await api.inject({ method: 'POST', url: auth.register.path, payload: form })
  return { status: response.statusCode, body: response.json<Partial<ErrorBody>>(), text: response.body }
}
const login = async (email: string, password = PASSWORD) =>
  (await api.visitor.call(auth.login, { body: { email, password } })).status
const verify = (token: string) => api.visitor.call(auth.verifyEmail, { body: { token } })
const usersWith = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).execute()

describe('registering', () => {
  test('creates an account that a link by email activates, and then it can log in', async () => {
    const form = registrationForm({ email: 'Marina@Exemplo.TEST' })
    const { status, body } = await register(form)
    expect([status, typeof body.message]).toEqual([201, 'string'])

    const received = await mailbox.emailTo('marina@exemplo.test')
    expect(await login('marina@exemplo.test')).toBe(403)
    expect(received.text).toContain(`http://shop.test/verificar-email?token=${received.token}`)
    expect(received.html).toContain(`http://shop.test/verificar-email?token=${received.token}`)
    const verified = await verify(received.token)
    expect([verified.status, verified.data?.message]).toEqual([
      200,
      'Sua conta foi ativada com sucesso. Faça o login para continuar.',
    ])
    expect(await login('marina@exemplo.test')).toBe(200)
  })

  test('stores what the form sent, and the password as an Argon2id hash', async () => {
    const form = registrationForm({ complemento: 'Apto 4' })
    await register(form)
    await mailbox.emailTo(form.email)
    const [user] = await usersWith(form.email)
    expect(user).toMatchObject({
      name: 'Marina Duarte',
      phone: '(11) 90000-0000',
      street: 'Rua das Flores',
      number: '12',
      complement: 'Apto 4',
      neighborhood: 'Jardins',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
      emailVerifiedAt: null,
    })
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  test('a form cannot register an administrator or a verified account', async () => {
    const form = registrationForm({ role: 'admin', emailVerifiedAt: '2026-01-01T00:00:00Z', id: 1 })
    expect((await register(form)).status).toBe(201)
    await mailbox.emailTo(form.email)
    expect(await usersWith(form.email)).toMatchObject([{ role: 'customer', emailVerifiedAt: null }])
  })

  test('accepts all 27 states', async () => {
    for (const estado of states)
      expect([estado, (await register(registrationForm({ estado }))).status]).toEqual([estado, 201])
  })

  test.each(['name', 'email', 'password', 'phone', 'rua', 'numero', 'bairro', 'cidade', 'estado', 'cep'])(
    'is rejected without %s',
    async (field) => {
      const form = registrationForm({ [field]: undefined })
      const { status, body } = await register(form)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    },
  )

  test.each(['name', 'rua', 'numero', 'complemento', 'bairro', 'cidade'])(
    'is rejected with half a surrogate pair in %s, which no table can store',
    async (field) => {
      const { status, body } = await register(registrationForm({ [field]: 'Ana \ud800' }))
      expect([status, body.fields]).toEqual([400, { [field]: 'Valor inválido.' }])
    },
  )

  test('is accepted without a complement', async () => {
    expect((await register(registrationForm({ complemento: undefined }))).status).toBe(201)
  })

  test.each([
    ['a password of 7 characters', { password: 'sete777', confirmPassword: 'sete777' }, 'invalid_input'],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129), confirmPassword: undefined },
      'invalid_input',
    ],
    ['a common password', { password: 'Flamengo123', confirmPassword: 'Flamengo123' }, 'password_too_common'],
    ['two different passwords', { confirmPassword: 'outra coisa' }, 'password_mismatch'],
  ])('rejects %s, whatever else the form sent', async (_what, values, code) => {
    const form = registrationForm(values)
    const { status, body } = await register(form)
    expect([status, body.code]).toEqual([400, code])
    expect(Object.keys(body.fields ?? {})).toHaveLength(1)
    const accountRequests = api.db.selectFrom('accountRequests').selectAll().where('email', '=', form.email)
    expect([await accountRequests.execute(), await usersWith(form.email)]).toEqual([[], []])
  })

  test.each([
    ['the e-mail', 'Lirio.Branco@exemplo.test'],
    ['the part of the e-mail before the @', 'lirio.branco'],
  ])('rejects %s as a password', async (_what, password) => {
    const email = 'lirio.branco@exemplo.test'
    const { status, body } = await register(registrationForm({ email, password, confirmPassword: password }))
    expect([status, body.code]).toEqual([400, 'password_is_email'])
  })

  test.each([8, 128])('accepts a password of %d characters', async (length) => {
    const password = 'pérola e tule '.repeat(10).slice(0, length)
    expect((await register(registrationForm({ password, confirmPassword: password }))).status).toBe(201)
  })
})

describe('an e-mail that already has an account', () => {
  test('gets the same response as a new one, and its owner gets an email', async () => {
    const owner = await aUser(api.db, { name: 'Beatriz Lima' })
    const [withAccount, unknown] = [
      await register(registrationForm({ email: owner.email })),
      await register(registrationForm()),
    ]
    expect([withAccount.status, withAccount.text]).toEqual([201, unknown.text])

    const received = await mailbox.emailTo(owner.email)
    expect(received.subject).toContain('Você já tem uma conta')
    expect(received.text).toContain('Alguém tentou criar uma conta com este e-mail')
    expect(received.token).toBe('')
    const [row] = await usersWith(owner.email)
    expect(row).toMatchObject({ name: 'Beatriz Lima', passwordHash: owner.passwordHash })
  })

  test('fifty concurrent registrations create one account, and no error', async () => {
    const form = registrationForm()
    const responses = await Promise.all(Array.from({ length: 50 }, () => register(form)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    const waiting = api.db.selectFrom('accountRequests').selectAll().where('email', '=', form.email)
    await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), 60_000)
    expect(await usersWith(form.email)).toHaveLength(1)
    expect(await api.db.selectFrom('deadLetters').selectAll().execute()).toEqual([])
  }, 90_000)
})

describe('the link of the email', () => {
  async function registered(values: Record<string, unknown> = {}) {
    const form = registrationForm(values)
    await register(form)
    return { email: form.email, token: (await mailbox.emailTo(form.email)).token }
  }

  test('works once, also with twenty concurrent requests', async () => {
    const { token } = await registered()
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const rejected = await verify(token)
    expect([rejected.status, rejected.error?.message]).toEqual([
      400,
      'O link de verificação é inválido ou já foi utilizado.',
    ])
  })

  test('is valid for 24 hours', async () => {
    const { email, token } = await registered()
    const [user] = await usersWith(email)
    const ofUser = () =>
      api.db
        .selectFrom('accountTokens')
        .selectAll()
        .where('userId', '=', user?.id ?? 0)
    const { createdAt, expiresAt } = await ofUser().executeTakeFirstOrThrow()
    expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBe(24)
    await api.db
      .updateTable('accountTokens')
      .set({ expiresAt: new Date() })
      .where('userId', '=', user?.id ?? 0)
      .execute()
    expect((await verify(token)).error?.code).toBe('invalid_verification_token')
  })

  test('for a password reset does not verify an account', async () => {
    const user = await aUser(api.db, { emailVerifiedAt: null })
    await api.visitor.call(auth.requestPasswordReset, { body: { email: user.email } })
    const { token } = await mailbox.emailTo(user.email)
    expect((await verify(token)).error?.code).toBe('invalid_verification_token')
  })

  test('returns the redirect path of the registration, also when the email was requested again', async () => {
    const { email, token } = await registered({ redirect: '/checkout' })
    await api.visitor.call(auth.resendVerification, { body: { email } })
    const again = await mailbox.emailTo(email, 2)
    expect((await verify(token)).error?.code).toBe('invalid_verification_token')
    expect((await verify(again.token)).data).toMatchObject({ redirect: '/checkout' })
  })

  test('returns no redirect path when none was given', async () => {
    const { token } = await registered()
    expect((await verify(token)).data).not.toHaveProperty('redirect')
  })
})

describe('requesting the email again', () => {
  const sendRequest = async (email: string) => {
    const payload = { email }
    const response = await api.inject({ method: 'POST', url: auth.resendVerification.path, payload })
    return [response.statusCode, response.body]
  }

  test('returns the same response for an unconfirmed account, a confirmed one, and none', async () => {
    const [waiting, verified] = [await aUser(api.db, { emailVerifiedAt: null }), await aUser(api.db)]
    const responses = [
      await sendRequest(waiting.email),
      await sendRequest(verified.email),
      await sendRequest('ninguem@exemplo.test'),
    ]
    expect(responses[0]?.[0]).toBe(200)
    expect(new Set(responses.map((response) => response.join(' '))).size).toBe(1)
    expect((await mailbox.emailTo(waiting.email)).subject).toContain('Confirme seu e-mail')
    expect(await mailbox.emailsTo(verified.email)).toEqual([])
    expect(await mailbox.emailsTo('ninguem@exemplo.test')).toEqual([])
  })
})
