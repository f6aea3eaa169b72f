import { accountCart } from '@shop/contract/account-cart'
import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { registrationForm } from '@shop/test-kit/registration-form'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const register = async (form: Record<string, unknown>) =>
  (await api.inject({ method: 'POST', url: auth.register.path, payload: form })).statusCode
const verify = (token: string) => api.visitor.call(auth.verifyEmail, { body: { token } })
const usersWith = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).execute()

test('a verification link signs in the customer who opens it, once, with the cart of the form', async () => {
  const cart = [{ id: 7, name: 'Açucena', price: 6890, size: 'M', color: 'Off-White', quantity: 2 }]
  const form = registrationForm({ cart })
  await register(form)
  const { token } = await mailbox.emailTo(form.email)
  const { data } = await verify(token)
  expect(data?.session?.user).toMatchObject({ email: form.email, role: 'customer' })
  const customer = api.withToken(data?.session?.token ?? '')
  expect((await customer.call(accountCart.read, {})).data?.items).toMatchObject([
    { productId: 7, name: 'Açucena', unitPriceCents: 689_000, quantity: 2 },
  ])
  expect((await verify(token)).data?.session).toBeUndefined()
})

test.each([
  ['blocked', { blockedAt: new Date() }],
  ['an administrator’s', { role: 'admin' }],
  ['already confirmed', { emailVerifiedAt: new Date() }],
] as const)('a verification link opens no session when the account is %s', async (_what, change) => {
  const form = registrationForm()
  await register(form)
  const { token } = await mailbox.emailTo(form.email)
  await api.db.updateTable('users').set(change).where('email', '=', form.email).execute()
  const { data } = await verify(token)
  expect(data?.session).toBeUndefined()
  const [user] = await usersWith(form.email)
  const sessions = api.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', user?.id ?? 0)
  expect(await sessions.execute()).toEqual([])
})

test('a registration with the email of an existing account leaves its cart unchanged', async () => {
  const owner = await aUser(api.db)
  const customer = await api.as(owner)
  const cart = [{ id: 7, name: 'Açucena', price: 6890, size: 'M', color: 'Off-White', quantity: 2 }]
  expect(await register(registrationForm({ email: owner.email, cart }))).toBe(201)
  await mailbox.emailTo(owner.email)
  expect((await customer.call(accountCart.read, {})).data).toEqual({ items: [], version: 0 })
})

test('a registration with more lines than an order allows returns 400', async () => {
  const line = { id: 7, name: 'Açucena', price: 6890, size: 'M', color: 'Off-White', quantity: 1 }
  expect(await register(registrationForm({ cart: Array(51).fill(line) }))).toBe(400)
})
