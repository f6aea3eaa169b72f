import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aSession, aTicket, aUser, chargeIdOf } from '@shop/test-kit/factories'
import { aPlannedOrder } from '@shop/test-kit/planned-order'
import { tracesOf } from '@shop/test-kit/traces'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delivered, paid } from '../../testing/whole-customer.ts'

const PASSWORD = 'senha-de-teste-1'
const TRIES = 4

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { failedLoginByAccountAndAddress: { points: TRIES } } } })
})
afterAll(() => api.close())

type Customer = Awaited<ReturnType<typeof aCustomer>>

async function aCustomer(values: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(api.db, values)
  const { token } = await aSession(api.db, user)
  return {
    ...user,
    token,
    leave: (password = PASSWORD) => api.withToken(token).call(users.deleteAccount, { body: { password } }),
    isSignedIn: async () => (await api.withToken(token).call(auth.verify, {})).status === 200,
    ordered: (order: Parameters<typeof anOrder>[1]) =>
      anOrder(api.db, { userId: user.id, customerEmail: user.email, ...order }),
  }
}

describe('an account cannot be deleted while there is', () => {
  const openings: Record<string, (customer: Customer) => Promise<object>> = {
    'an order that is paid and not delivered': async ({ ordered }) => {
      const { number } = await ordered({ ...paid, status: 'ready' })
      return { orders: [number], refunds: [], tickets: [] }
    },
    'an order that is paid in part and in work': async ({ id, email, ordered }) => {
      await ordered({ ...delivered })
      const parts = [{ amountCents: 206_700, paidAt: new Date() }, { amountCents: 482_300 }]
      const { number } = await aPlannedOrder(api.db, parts, { userId: id, customerEmail: email })
      return { orders: [number], refunds: [], tickets: [] }
    },
    'an order whose payment is disputed': async ({ ordered }) => {
      const { number } = await ordered({ ...delivered, attention: 'dispute' })
      return { orders: [number], refunds: [], tickets: [] }
    },
    'an order that received a wrong amount': async ({ ordered }) => {
      const { number } = await ordered({ attention: 'amount_mismatch' })
      return { orders: [number], refunds: [], tickets: [] }
    },
    'an undelivered atelier sale recorded for its email': async ({ ordered }) => {
      const { number } = await ordered({ ...paid, userId: null, status: 'confirmed' })
      return { orders: [number], refunds: [], tickets: [] }
    },
    'a cancelled order whose refund failed': async ({ ordered }) => {
      const cancelled = { cancelledAt: new Date(), attention: 'refund_failed' } as const
      const { number } = await ordered({ ...paid, ...cancelled, status: 'confirmed' })
      return { orders: [number], refunds: [], tickets: [] }
    },
    'a refund in progress': async ({ ordered }) => {
      const { id: orderId, number } = await ordered(delivered)
      const chargeId = await chargeIdOf(api.db, orderId)
      const refund = { orderId, chargeId, requestId: crypto.randomUUID(), amountCents: 100 }
      await api.db.insertInto('refunds').values(refund).execute()
      return { orders: [], refunds: [number], tickets: [] }
    },
    'a withdrawal that is not refunded yet': async ({ ordered }) => {
      const { number } = await ordered({ ...delivered, withdrawalRequestedAt: new Date() })
      return { orders: [], refunds: [number], tickets: [] }
    },
    'an open ticket': async ({ id: userId }) => {
      const { id } = await aTicket(api.db, { userId, status: 'awaiting_reply' })
      return { orders: [], refunds: [], tickets: [id] }
    },
  }

  test.each(Object.keys(openings))('%s', async (what) => {
    const customer = await aCustomer()
    const details = await openings[what]?.(customer)
    const before = await tracesOf(api.db, [customer.email])
    const { status, error } = await customer.leave()
    expect([status, error?.code, error?.details]).toEqual([409, 'account_in_use', details])
    expect(await tracesOf(api.db, [customer.email])).toEqual(before)
    expect(await customer.isSignedIn()).toBe(true)
  })
})

test('a wrong password is reported with its field, and changes nothing', async () => {
  const customer = await aCustomer()
  const { status, error } = await customer.leave('errada')
  expect([status, error?.fields]).toEqual([400, { password: 'A senha atual está incorreta.' }])
  expect(await customer.isSignedIn()).toBe(true)
})

test('guessing the password is limited as on the sign-in page, also for concurrent guesses', async () => {
  const { leave } = await aCustomer()
  const guesses = await Promise.all(Array.from({ length: TRIES + 1 }, () => leave('errada')))
  expect(guesses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: TRIES }, () => 400),
    429,
  ])
})

test('an administrator, who might be the last one, cannot delete the account', async () => {
  const admin = await aCustomer({ role: 'admin' })
  const { status, error } = await admin.leave()
  expect([status, error?.code]).toEqual([409, 'admin_account'])
  expect(await admin.isSignedIn()).toBe(true)
})

test('a visitor is rejected', async () => {
  const { status } = await api.visitor.call(users.deleteAccount, { body: { password: PASSWORD } })
  expect(status).toBe(401)
})

test('of many concurrent deletions one succeeds, and none fails unexpectedly', async () => {
  const customer = await aCustomer()
  const responses = await Promise.all(Array.from({ length: TRIES }, () => customer.leave()))
  const statuses = responses.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses[0]).toBe(200)
  expect(statuses.slice(1).every((status) => status === 400 || status === 401)).toBe(true)
  const emails = await api.db
    .selectFrom('accountRequests')
    .select('kind')
    .where('email', '=', customer.email)
    .execute()
  expect(emails).toEqual([{ kind: 'farewell' }])
})
