import { idempotencyKeyHeader } from '@shop/contract/constants'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** The default limit of the route. */
const CREATIONS = 20
const CHECKOUT = '/api/orders/create'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { idempotentReplay: { points: 40 } } } })
  await api.payments()
})
afterAll(() => api.close())

async function aCaller(role: 'customer' | 'admin' = 'customer') {
  const user = await aUser(api.db, { role })
  const { token } = await aSession(api.db, user)
  const send = async (key: string | undefined, draft: OrderDraft, url = '/api/orders') => {
    const response = await api.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { [idempotencyKeyHeader]: key }),
      },
      payload: z.encode(orderDraft, draft),
    })
    const { code } = z.object({ code: z.string().optional() }).parse(response.json())
    const replayed = response.headers['idempotent-replayed'] === 'true'
    return { status: response.statusCode, body: response.body, code, replayed }
  }
  return { user, send }
}

const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let n = 0; n < count; n += 1) results.push(await work())
  return results
}

test('resends under one key get the stored response and use up none of the orders an account may place', async () => {
  const [{ send }, dress] = [await aCaller(), await aProduct(api.db)]
  const draft = aDraft([dress])
  const first = await send('one', draft)
  expect(first).toMatchObject({ status: 201, replayed: false })
  for (const replay of await times(CREATIONS + 5, () => send('one', draft)))
    expect(replay).toEqual({ ...first, replayed: true })
  // Another attempt still counts against the limit as usual.
  expect((await send('two', draft)).status).toBe(201)
})

test('resends have their own limit', async () => {
  const [{ send }, dress] = [await aCaller(), await aProduct(api.db)]
  const draft = aDraft([dress])
  await send('one', draft)
  const statuses = (await times(41, () => send('one', draft))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(40)
  expect(statuses.at(-1)).toBe(429)
})

test.each([
  ['without a key', () => undefined, {}],
  ['with a new key each time', (n: number) => `key-${n}`, {}],
  ['with an invalid key', () => 'com espaço', {}],
  ['with the key of another body', () => 'taken', { notes: 'Outro' }],
])('a call %s is counted', async (_title, keyOf, changed) => {
  const [{ send }, dress] = [await aCaller(), await aProduct(api.db)]
  await send('taken', aDraft([dress]))
  let n = 0
  const responses = await times(CREATIONS, () => send(keyOf(n++), { ...aDraft([dress]), ...changed }))
  expect(responses.slice(0, -1).some(({ status }) => status === 429)).toBe(false)
  expect(responses.at(-1)).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('a key does not bypass the limit of another account', async () => {
  const [one, other, dress] = [await aCaller(), await aCaller(), await aProduct(api.db)]
  const draft = aDraft([dress])
  await one.send('shared', draft)
  await times(CREATIONS, () => other.send(undefined, draft))
  expect((await other.send('shared', draft)).status).toBe(429)
})

test('an administrator can record more sales in an hour than a customer may place orders', async () => {
  const [{ send }, dress] = [await aCaller('admin'), await aProduct(api.db, { stockAvailable: 30 })]
  const sales = await times(CREATIONS + 5, () => send(undefined, aDraft([dress])))
  expect(new Set(sales.map(({ status }) => status))).toEqual(new Set([201]))
})

test('stored responses hold no client secret and no customer data, and are repeated in full', async () => {
  const [{ user, send }, dress] = [await aCaller(), await aProduct(api.db)]
  const [placed, begun] = [aDraft([dress]), aDraft([{ ...dress, quantity: 2 }])]
  const responses = [await send('placed', placed), await send('begun', begun, CHECKOUT)]
  expect(responses.map(({ status }) => status)).toEqual([201, 200])
  const { clientSecret } = z.object({ clientSecret: z.string() }).parse(JSON.parse(responses[1]?.body ?? ''))

  const { rows } = await sql<{ row: string }>`
    select idempotency_keys::text as row from idempotency_keys where user_id = ${user.id}`.execute(api.db)
  expect(rows).toHaveLength(2)
  for (const { row } of rows) {
    for (const secret of [clientSecret, '_secret_', 'Rua das Flores', 'Apto 4', 'marina@', 'Marina', '90000'])
      expect(row).not.toContain(secret)
  }
  expect(await send('placed', placed)).toEqual({ ...responses[0], replayed: true })
  expect(await send('begun', begun, CHECKOUT)).toEqual({ ...responses[1], replayed: true })
})

test('a resend whose client secret cannot be fetched returns 503, and later the same response', async () => {
  const [{ send }, dress, provider] = [await aCaller(), await aProduct(api.db), await api.payments()]
  const draft = aDraft([dress])
  const first = await send('begun', draft, CHECKOUT)
  await provider.control('config', { failNext: [{ kind: '500', times: 50 }] })
  expect(await send('begun', draft, CHECKOUT)).toMatchObject({ status: 503, code: 'payment_unavailable' })
  await provider.control('config', { failNext: [] })
  await expect
    .poll(() => send('begun', draft, CHECKOUT), { timeout: 30_000 })
    .toEqual({ ...first, replayed: true })
})
