import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader } from '@shop/contract/constants'
import { type OrderDraft, orderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft, aGuestDraft } from '@shop/test-kit/orders'
import { tracesOf } from '@shop/test-kit/traces'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const CPF = '529.982.247-25'
const DIGITS = '52998224725'
const MASKED = '•••.982.247-••'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function draftWith(customer: Partial<OrderDraft['customer']>) {
  const draft = aDraft([await aProduct(api.db)])
  return { ...draft, customer: { ...draft.customer, ...customer } }
}
async function post(url: string, user: { id: number }, payload: object, headers = {}) {
  const { token } = await aSession(api.db, user)
  return api.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
}
const rowOf = (id: number) =>
  api.db.selectFrom('orders').select('customerCpf').where('id', '=', id).executeTakeFirstOrThrow()

describe('the CPF of an order', () => {
  test('is stored whole and shown masked to the buyer and to administrators, in every response', async () => {
    const buyer = await aUser(api.db)
    const caller = await api.as(buyer)
    const placed = await caller.call(orders.place, { body: await draftWith({ cpf: CPF }) })
    expect([placed.status, placed.data?.customer.cpf]).toEqual([201, MASKED])
    const id = placed.data?.id ?? 0
    expect(await rowOf(id)).toEqual({ customerCpf: DIGITS })
    const admin = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
    const own = await aSession(api.db, buyer)
    for (const [url, token] of [
      [`/api/orders/${id}`, own.token],
      ['/api/orders', own.token],
      [`/api/orders/${id}/history`, own.token],
      ['/api/orders/last-cpf', own.token],
      [`/api/orders/${id}`, admin.token],
      ['/api/orders?escopo=todos', admin.token],
      [`/api/orders/number/${placed.data?.number}`, admin.token],
      ['/api/orders/export', admin.token],
    ] as const) {
      const { statusCode, payload } = await api.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect([url, statusCode]).toEqual([url, 200])
      expect(payload.replaceAll(/\D/g, ''), url).not.toContain(DIGITS)
    }
  })

  test('is in one column of the database and nowhere else: no event, job, email or stored response', async () => {
    const digits = '11144477735'
    const user = await aUser(api.db)
    const draft = { ...(await draftWith({ cpf: digits })), checkoutId: crypto.randomUUID() }
    const corrected = { ...draft, customer: { ...draft.customer, cpf: '39053344705' } }
    for (const sent of [draft, corrected, draft]) {
      const key = { [idempotencyKeyHeader]: crypto.randomUUID() }
      expect((await post('/api/orders/create', user, orderDraft.encode(sent), key)).statusCode).toBe(200)
    }
    expect(await tracesOf(api.db, [digits, '111.444.777-35'])).toEqual(['orders.customer_cpf'])
  })

  test('cannot be searched for, and is in no export of the admin', async () => {
    const user = await aUser(api.db)
    await anOrder(api.db, { userId: user.id, customerCpf: '86288366757' })
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    for (const search of ['86288366757', '862.883.667-57', '883.667']) {
      const query = { scope: 'todos', limit: 10, search } as const
      expect((await admin.call(orders.page, { query })).data).toEqual([])
    }
  })

  test.each(['529.982.247-24', '111.111.111-11', '123', ''])(
    '%j is rejected at its field, and nothing is ordered',
    async (cpf) => {
      const user = await aUser(api.db)
      const sent = orderDraft.encode(await draftWith({}))
      const payload = { ...sent, customer: { ...sent.customer, cpf } }
      const response = await post('/api/orders', user, payload)
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'invalid_input', fields: { 'customer.cpf': 'Informe um CPF válido.' } },
      ])
      const placed = api.db.selectFrom('orders').select('id').where('userId', '=', user.id)
      expect(await placed.execute()).toEqual([])
    },
  )
})

describe('the CPF of the last order', () => {
  test('is offered masked, and used without ever being sent whole', async () => {
    const user = await aUser(api.db)
    const caller = await api.as(user)
    expect((await caller.call(orders.lastCpf, {})).data).toEqual({ cpf: null })
    await anOrder(api.db, { userId: user.id, customerCpf: '11144477735', createdAt: new Date(0) })
    await anOrder(api.db, { userId: user.id, customerCpf: DIGITS })
    await anOrder(api.db, { userId: user.id })
    expect((await caller.call(orders.lastCpf, {})).data).toEqual({ cpf: MASKED })
    const { data } = await caller.call(orders.place, { body: await draftWith({ cpfFromLastOrder: true }) })
    expect(await rowOf(data?.id ?? 0)).toEqual({ customerCpf: DIGITS })
  })

  test('is never that of another account', async () => {
    const [owner, other] = [await aUser(api.db), await aUser(api.db)]
    await anOrder(api.db, { userId: owner.id, customerEmail: other.email, customerCpf: DIGITS })
    const caller = await api.as(other)
    expect((await caller.call(orders.lastCpf, {})).data).toEqual({ cpf: null })
    const { status, error } = await caller.call(orders.place, {
      body: await draftWith({ cpfFromLastOrder: true }),
    })
    expect([status, error?.code, error?.fields]).toEqual([
      400,
      'required_fields',
      { 'customer.cpf': 'Preencha este campo.' },
    ])
  })
})

describe('Mostrar CPF', () => {
  test('returns the whole number to an administrator and writes one audit entry without it', async () => {
    const order = await anOrder(api.db, { customerCpf: DIGITS })
    const admin = await aUser(api.db, { role: 'admin' })
    const { status, data } = await (await api.as(admin)).call(orders.revealCpf, { params: { id: order.id } })
    expect([status, data]).toEqual([200, { cpf: CPF }])
    const entries = await api.db
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'beforeHash', 'afterHash', 'details'])
      .where('objectType', '=', 'order')
      .where('objectId', '=', String(order.id))
      .execute()
    expect(entries).toEqual([
      {
        actorId: admin.id,
        action: 'order.cpf_shown',
        beforeHash: null,
        afterHash: null,
        details: { changed: [] },
      },
    ])
  })

  test('of an order without one returns 404 and writes nothing', async () => {
    const order = await anOrder(api.db)
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const { error } = await admin.call(orders.revealCpf, { params: { id: order.id } })
    expect(error?.code).toBe('order_not_found')
    const entries = api.db.selectFrom('auditLog').select('id').where('objectId', '=', String(order.id))
    expect(await entries.execute()).toEqual([])
  })
})

test('a guest’s order that is sent has a CPF, a number and a neighbourhood, whatever client sends it', async () => {
  const draft = { ...aGuestDraft([await aProduct(api.db)]), checkoutId: randomUUID() }
  const { number, neighborhood, ...singleLine } = draft.shipping
  for (const [field, body] of [
    ['shipping.number', { ...draft, shipping: singleLine }],
    ['shipping.number', { ...draft, shipping: { ...singleLine, neighborhood } }],
    ['shipping.neighborhood', { ...draft, shipping: { ...singleLine, number } }],
    ['customer.cpf', { ...draft, customer: { ...draft.customer, cpf: undefined } }],
  ] as const) {
    const { status, error } = await api.visitor.call(orders.checkout, { body })
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]])
  }
  expect((await api.visitor.call(orders.checkout, { body: draft })).status).toBe(200)
})
