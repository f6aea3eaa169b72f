import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'

const PLENTY = { points: 10_000 }
const OWNERS = 'crepe de seda 7'
const STRANGERS = 'senha da estranha'
const CHOSEN = 'renda francesa 9'
const QUICK = { firstDelayMs: 300, maxDelayMs: 300, giveUpAfterMs: 60_000 }

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { registration: PLENTY, verificationEmail: PLENTY } } })
  mailbox = await testMailbox(api.database?.url ?? '', QUICK)
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const register = (email: string, password: string) =>
  api.visitor.call(auth.register, {
    body: {
      name: 'Marina Duarte',
      email,
      password,
      phone: '(11) 90000-0000',
      street: 'Rua das Flores',
      number: '12',
      neighborhood: 'Jardins',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
  })
const login = async (email: string, password: string) =>
  (await api.visitor.call(auth.login, { body: { email, password } })).status
const verify = (token: string) => api.visitor.call(auth.verifyEmail, { body: { token } })
const choosePassword = (token: string) =>
  api.visitor.call(auth.resetPassword, { body: { token, password: CHOSEN } })
const userWith = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

let made = 0
const anAddress = () => {
  made += 1
  return `nova-${made}@exemplo.test`
}

/** Registered by the owner and then, before she opened the email, by an attacker. */
async function registeredTwice() {
  const email = anAddress()
  await register(email, OWNERS)
  const first = await mailbox.emailTo(email)
  await register(email, STRANGERS)
  return { email, first, second: await mailbox.emailTo(email, 2) }
}

test('an email that was registered twice retains neither password: its owner chooses one through the emailed link', async () => {
  const { email, second } = await registeredTwice()
  expect(second.subject).toContain('Confirme seu e-mail e crie sua senha')
  expect(second.text).toContain(`http://shop.test/redefinir-senha?token=${second.token}`)
  expect([await login(email, OWNERS), await login(email, STRANGERS)]).toEqual([401, 401])
  expect((await choosePassword(second.token)).status).toBe(200)
  expect([await login(email, OWNERS), await login(email, STRANGERS)]).toEqual([401, 401])
  expect(await login(email, CHOSEN)).toBe(200)
})

test('no link confirms it without a new password', async () => {
  const { email, first, second } = await registeredTwice()
  for (const { token } of [first, second]) {
    expect((await verify(token)).error?.code).toBe('invalid_verification_token')
  }
  expect((await userWith(email)).emailVerifiedAt).toBeNull()
})

test('requesting the email again sends the same email', async () => {
  const { email, second } = await registeredTwice()
  await api.visitor.call(auth.resendVerification, { body: { email } })
  const third = await mailbox.emailTo(email, 3)
  expect(third.subject).toBe(second.subject)
  expect((await choosePassword(second.token)).error?.code).toBe('invalid_reset_token')
  expect((await choosePassword(third.token)).status).toBe(200)
})

test('registering again resets the registration date to today', async () => {
  const { email } = await aUser(api.db, { emailVerifiedAt: null, createdAt: new Date('2026-01-01') })
  await register(email, OWNERS)
  await mailbox.emailTo(email)
  expect(Date.now() - (await userWith(email)).createdAt.getTime()).toBeLessThan(60_000)
})

test('a retried email does not count as a second registration', async () => {
  const email = anAddress()
  mailbox.smtp.next({ kind: 'refuse', code: 451 })
  await register(email, OWNERS)
  expect((await verify((await mailbox.emailTo(email)).token)).status).toBe(200)
  expect(await login(email, OWNERS)).toBe(200)
})

test('a retried email does not restore what a later registration has replaced', async () => {
  const email = anAddress()
  mailbox.smtp.next({ kind: 'refuse', code: 451 })
  await register(email, STRANGERS)
  await vi.waitFor(() => expect(mailbox.smtp.offered()).toBeGreaterThan(mailbox.smtp.received.length), 30_000)
  await register(email, OWNERS)
  await mailbox.emailTo(email, 2)
  const links = await mailbox.emailsTo(email)
  const chosen = await Promise.all(links.map(({ token }) => choosePassword(token)))
  expect(chosen.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([await login(email, STRANGERS), await login(email, OWNERS)]).toEqual([401, 401])
  expect(await login(email, CHOSEN)).toBe(200)
})
