import { idempotencyKeyHeader } from '@shop/contract/constants'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { orderingApi } from '../../testing/ordering-api.ts'
import { idempotencyTasks } from './idempotency.jobs.ts'
import { createAttempts } from './idempotency.service.ts'

const AT_ONCE = 50

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

/** A signed-in customer; `send` makes the raw HTTP call. */
async function aCustomer() {
  const user = await aUser(api.db)
  const { token } = await aSession(api.db, user)
  return {
    async send(key: string, draft: OrderDraft, path = '/api/orders') {
      const { statusCode, body, headers } = await api.inject({
        method: 'POST',
        url: path,
        headers: { authorization: `Bearer ${token}`, [idempotencyKeyHeader]: key },
        payload: z.encode(orderDraft, draft),
      })
      const { code } = z.object({ code: z.string().optional() }).parse(JSON.parse(body))
      return { status: statusCode, body, code, replayed: headers['idempotent-replayed'] === 'true' }
    },
    orders: () => api.db.selectFrom('orders').select('id').where('userId', '=', user.id).execute(),
    keys: () => api.db.selectFrom('idempotencyKeys').selectAll().where('userId', '=', user.id).execute(),
    age: (key: string, values: { created?: string; expires?: string }) =>
      sql`update idempotency_keys set
        created_at = created_at - ${values.created ?? '0'}::interval, expires_at = expires_at - ${values.expires ?? '0'}::interval
        where key = ${key} and user_id = ${user.id}`.execute(api.db),
  }
}

describe('the same attempt again', () => {
  test('returns the same bytes', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const draft = aDraft([dress])
    const first = await customer.send('one', draft)
    const second = await customer.send('one', draft)
    expect([first.status, first.replayed]).toEqual([201, false])
    expect([second.status, second.replayed]).toEqual([201, true])
    expect(second.body).toBe(first.body)
    expect(await customer.orders()).toHaveLength(1)
  })

  test('returns the same error', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const wrong = aDraft([dress], { totalCents: 1 })
    const first = await customer.send('refused', wrong)
    expect([first.status, first.code]).toEqual([409, 'prices_changed'])
    expect(await customer.send('refused', wrong)).toEqual({ ...first, replayed: true })
  })

  test('with another body, or at another URL, is a conflict', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    await customer.send('other', aDraft([dress]))
    const other = await customer.send('other', aDraft([{ ...dress, quantity: 2 }]))
    expect([other.status, other.code]).toEqual([409, 'idempotency_mismatch'])
    const elsewhere = await customer.send('other', aDraft([dress]), '/api/orders/create')
    expect([elsewhere.status, elsewhere.code]).toEqual([409, 'idempotency_mismatch'])
  })

  test('while the first is still running is a conflict', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    await customer.send('running', aDraft([dress]))
    const inProgress = { status: 'in_progress', responseStatus: null, responseBody: null } as const
    await api.db.updateTable('idempotencyKeys').set(inProgress).where('key', '=', 'running').execute()
    const again = await customer.send('running', aDraft([dress]))
    expect([again.status, again.code]).toEqual([409, 'idempotency_running'])
  })

  test('by another customer is independent', async () => {
    const [one, other, dress] = [await aCustomer(), await aCustomer(), await aProduct(api.db)]
    const first = await one.send('shared', aDraft([dress]))
    const second = await other.send('shared', aDraft([dress]))
    expect([second.status, second.replayed]).toEqual([201, false])
    expect(second.body).not.toBe(first.body)
  })

  test('fifty times concurrently creates one order; every successful response has the same bytes', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const draft = aDraft([dress])
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => customer.send('fifty', draft)))
    expect(await customer.orders()).toHaveLength(1)
    expect(responses.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1)
    const bodies = new Set(responses.filter(({ status }) => status === 201).map(({ body }) => body))
    expect(bodies.size).toBe(1)
    const rejections = responses.filter(({ status }) => status !== 201).map(({ code }) => code)
    expect(rejections.filter((code) => code !== 'idempotency_running')).toEqual([])
  })
})

describe('a key', () => {
  test('whose process died is free for the same body after a minute, and not before', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const draft = aDraft([dress])
    await customer.send('dead', draft)
    const inProgress = { status: 'in_progress', responseStatus: null, responseBody: null } as const
    await api.db.updateTable('idempotencyKeys').set(inProgress).where('key', '=', 'dead').execute()
    await customer.age('dead', { created: '50 seconds' })
    expect((await customer.send('dead', draft)).code).toBe('idempotency_running')
    await customer.age('dead', { created: '15 seconds' })
    const other = await customer.send('dead', aDraft([{ ...dress, quantity: 2 }]))
    expect(other.code).toBe('idempotency_mismatch')
    expect(await customer.send('dead', draft)).toMatchObject({ status: 201, replayed: false })
    expect(await customer.send('dead', draft)).toMatchObject({ status: 201, replayed: true })
    expect(await customer.orders()).toHaveLength(1)
  })

  test('that another call has taken over is not changed by a late one', async () => {
    const { id: userId } = await aUser(api.db)
    const attempts = createAttempts(api.db)
    const attempt = { owner: { userId }, key: 'late', fingerprint: Buffer.alloc(32) }
    const claim = async () => {
      const begun = await attempts.begin(attempt)
      return 'claim' in begun ? begun.claim : expect.fail('the key was already claimed')
    }
    const late = await claim()
    await sql`update idempotency_keys set created_at = created_at - interval '61 seconds' where user_id = ${userId}`.execute(
      api.db,
    )
    const next = await claim()
    for (const status of [201, 503]) {
      await late.settle({ status, body: 'late' })
      await expect(attempts.begin(attempt)).rejects.toMatchObject({ code: 'idempotency_running' })
    }
    await next.settle({ status: 201, body: 'mine' })
    expect(await attempts.begin(attempt)).toEqual({ response: { status: 201, body: 'mine' } })
  })

  test('stores its response for a day', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    await customer.send('day', aDraft([dress]))
    const [storedKey] = await customer.keys()
    const hours = ((storedKey?.expiresAt.getTime() ?? 0) - (storedKey?.createdAt.getTime() ?? 0)) / 3_600_000
    expect(hours).toBe(24)
    await customer.age('day', { expires: '25 hours' })
    const other = await customer.send('day', aDraft([{ ...dress, quantity: 2 }]))
    expect([other.status, other.replayed]).toEqual([201, false])
  })

  test('stores nothing after a server error: the retry works and finds the same order', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const payments = await api.payments()
    await payments.control('config', { failNext: [{ kind: '500', times: 50 }] })
    const draft = aDraft([dress])
    const failed = await customer.send('away', draft, '/api/orders/create')
    expect([failed.status, failed.code]).toEqual([503, 'payment_unavailable'])
    expect(await customer.keys()).toEqual([])
    await payments.control('config', { failNext: [] })
    await expect
      .poll(async () => (await customer.send('away', draft, '/api/orders/create')).status, {
        timeout: 30_000,
      })
      .toBe(200)
    expect(await customer.orders()).toHaveLength(1)
  })

  test.each(['com espaço', 'ç', 'x'.repeat(256)])('cannot be %j', async (key) => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const { status, code } = await customer.send(key, aDraft([dress]))
    expect([status, code]).toEqual([400, 'invalid_input'])
    expect(await customer.orders()).toEqual([])
  })

  test('whose response cannot be stored still returns it, success or error', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    const draft = aDraft([dress])
    const { admin } = api
    await sql`create function keep_nothing() returns trigger language plpgsql
      as 'begin raise exception ''no room''; end'`.execute(admin)
    await sql`create trigger keep_nothing before update or delete on idempotency_keys
      for each row execute function keep_nothing()`.execute(admin)
    const good = await customer.send('good', draft)
    const bad = await customer.send('bad', { ...draft, totalCents: 1 })
    await sql`drop function keep_nothing() cascade`.execute(admin)
    expect([good.status, bad.status, bad.code]).toEqual([201, 409, 'prices_changed'])
    expect(bad.body).not.toContain('no room')
    await customer.age('good', { created: '61 seconds' })
    expect((await customer.send('good', draft)).status).toBe(201)
    expect(await customer.orders()).toHaveLength(1)
  })

  test('is deleted by the hourly job once it has expired', async () => {
    const [customer, dress] = [await aCustomer(), await aProduct(api.db)]
    await customer.send('old', aDraft([dress]))
    await customer.send('young', aDraft([dress]))
    await customer.age('old', { expires: '25 hours' })
    const [purge] = idempotencyTasks({ db: api.db })
    await purge?.run({})
    expect((await customer.keys()).map(({ key }) => key)).toEqual(['young'])
  })
})
