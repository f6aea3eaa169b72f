import { nextCursorHeader } from '@shop/contract/constants'
import type { OrderQuery } from '@shop/contract/orders'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const idsOf = (response: { data: readonly { id: number }[] | undefined }) =>
  response.data?.map(({ id }) => id)
const find = async (query: OrderQuery) =>
  idsOf(await admin.call(orders.list, { query: { scope: 'todos', ...query } }))

describe('own orders', () => {
  test('are only those of the caller, newest first', async () => {
    const [user, other] = [await aUser(api.db), await aUser(api.db)]
    const first = await anOrder(api.db, { userId: user.id })
    await anOrder(api.db, { userId: other.id, customerEmail: user.email })
    const second = await anOrder(api.db, { userId: user.id })
    expect(idsOf(await (await api.as(user)).call(orders.mine, { query: {} }))).toEqual([second.id, first.id])
  })

  test('have the field names that the customer’s page reads', async () => {
    const user = await aUser(api.db)
    const [order, product] = [await anOrder(api.db, { userId: user.id }), await aProduct(api.db)]
    const item = await anItem(api.db, order, product, { quantity: 2 })
    const { token } = await aSession(api.db, user)
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.inject({ method: 'GET', url: '/api/orders', headers })
    expect(response.json()).toMatchObject([
      {
        id: order.id,
        data_pedido: order.createdAt.toISOString(),
        status: 'Pendente',
        total: 4890,
        items: [
          {
            id: item.id,
            nome_produto: product.name,
            quantidade: 2,
            tamanho: 'M',
            preco_unitario: 4890,
          },
        ],
      },
    ])
  })

  test('are also returned to an administrator who sets no filter', async () => {
    const user = await aUser(api.db, { role: 'admin' })
    const order = await anOrder(api.db, { userId: user.id })
    expect(idsOf(await (await api.as(user)).call(orders.mine, { query: {} }))).toEqual([order.id])
  })

  test('are at most a hundred per page, followed by a cursor', async () => {
    const user = await aUser(api.db)
    for (let n = 0; n < 101; n += 1) await anOrder(api.db, { userId: user.id })
    const caller = await api.as(user)
    const first = await caller.call(orders.mine, { query: {} })
    expect(first.data).toHaveLength(100)
    const cursor = String(first.headers[nextCursorHeader])
    const rest = await caller.call(orders.mine, { query: { cursor } })
    expect(rest.data).toHaveLength(1)
    expect(rest.headers).not.toHaveProperty(nextCursorHeader)
  })

  test('require a token', async () => {
    expect((await api.visitor.call(orders.mine, { query: {} })).status).toBe(401)
  })
})

describe('the orders of a customer’s email', () => {
  test('are read by an administrator, with the field names that the admin reads', async () => {
    const customerEmail = 'lia@exemplo.test'
    const [order, product] = [await anOrder(api.db, { customerEmail }), await aProduct(api.db)]
    await anItem(api.db, order, product, { size: 'G', color: 'Off-White' })
    const user = await aUser(api.db, { role: 'admin' })
    const { token } = await aSession(api.db, user)
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.inject({ method: 'GET', url: '/api/orders?email=Lia@exemplo.test', headers })
    expect(response.json()).toMatchObject([
      {
        id: order.id,
        date: order.createdAt.toISOString(),
        status: 'Pendente',
        total: 4890,
        customer: { name: order.customerName, email: customerEmail },
        shipping: {
          address: 'Rua das Acácias, 120',
          city: 'São Paulo',
          state: 'SP',
          zipCode: '01310-100',
        },
        items: [
          {
            cartId: `${product.id}-G-Off-White`,
            name: product.name,
            size: 'G',
            color: 'Off-White',
            quantity: 1,
            price: 4890,
          },
        ],
      },
    ])
  })

  test.each([{ email: 'lia@exemplo.test' }, { scope: 'todos' as const }])(
    'and all orders are forbidden for customers: %j',
    async (query) => {
      const { status, error } = await (await api.as(await aUser(api.db))).call(orders.list, { query })
      expect([status, error?.message]).toEqual([403, 'Acesso negado.'])
      expect((await api.visitor.call(orders.list, { query })).status).toBe(401)
    },
  )
})

describe('all orders', () => {
  test('are paged without repeating or omitting any, whatever is added meanwhile', async () => {
    const at = new Date('2026-05-04T12:00:00Z')
    const email = 'muitas@exemplo.test'
    const ids: number[] = []
    // Some share a timestamp, so that a page boundary falls between them.
    for (let n = 0; n < 7; n += 1) {
      const createdAt = new Date(at.getTime() + Math.floor(n / 3))
      ids.push((await anOrder(api.db, { customerEmail: email, createdAt })).id)
    }
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await admin.call(orders.list, { query: { scope: 'todos', email, limit: 2, cursor } })
      seen.push(...(idsOf(page) ?? []))
      await anOrder(api.db, { customerEmail: email })
      const next = page.headers[nextCursorHeader]
      cursor = typeof next === 'string' ? next : undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(ids.toReversed())
  })

  test('are filtered by status, payment state, or both', async () => {
    const email = 'filtro@exemplo.test'
    const paidAt = new Date()
    const make = (values: object) => anOrder(api.db, { customerEmail: email, ...values })
    const pending = await make({})
    const expired = await make({ paymentState: 'expired' })
    const ready = await make({ status: 'ready', paymentState: 'paid', paidAt })
    expect(await find({ email, status: 'pending' })).toEqual([expired.id, pending.id])
    expect(await find({ email, paymentState: 'paid' })).toEqual([ready.id])
    expect(await find({ email, status: 'pending', paymentState: 'expired' })).toEqual([expired.id])
    expect(await find({ email, status: 'ready', paymentState: 'expired' })).toEqual([])
  })

  test('are found by number, id, a part of the name or of the email, ignoring accents', async () => {
    const order = await anOrder(api.db, {
      customerName: 'Conceição Assunção',
      customerEmail: 'ceica_77@noiva.test',
    })
    for (const search of ['conceicao', 'ASSUNÇÃO', 'eiç', 'ceica_77@', 'as', 'Co', String(order.number)]) {
      expect(await find({ search }), search).toContain(order.id)
    }
    expect(await find({ search: `#${order.number}` })).toEqual([order.id])
    expect(await find({ search: String(order.id) })).toContain(order.id)
    for (const search of ['ceicaX77', '%', 'sunç%', 'xyz', '999999999']) {
      expect(await find({ search }), search).not.toContain(order.id)
    }
  })

  test('are found by the phone or its end, however it is typed, in the list, the counts and the export', async () => {
    const order = await anOrder(api.db, { customerPhone: '+55 (27) 96543-2109' })
    const other = await anOrder(api.db, { customerPhone: '(27) 96543-2100' })
    const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
    for (const search of ['27 96543-2109', '(27) 965432109', '+5527965432109', '96543-2109', '965432109']) {
      expect(await find({ search }), search).toEqual([order.id])
      const { data = [] } = await admin.call(orders.counts, { query: { search } })
      expect(
        data.map(({ count }) => count),
        search,
      ).toEqual([1])
    }
    expect(await find({ search: '(27) 9' })).not.toContain(other.id)
    const url = `/api/orders/export?search=${encodeURIComponent('27 96543-2109')}`
    const { payload } = await api.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(payload.split('\r\n').filter((row) => /^"?\d/.test(row))).toHaveLength(1)
  })

  test('are rejected with an invalid cursor', async () => {
    for (const cursor of ['x', '1-', '99999999999999999-1', "1-1'"]) {
      const { status, error } = await admin.call(orders.list, { query: { scope: 'todos', cursor } })
      expect([status, error?.fields]).toEqual([400, { cursor: 'Valor inválido.' }])
    }
  })

  test('are rejected for a period that begins in an invalid year, in the list and in the export', async () => {
    const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
    for (const path of ['?escopo=todos&', '/export?']) {
      const url = `/api/orders${path}from=0000-02-29`
      const response = await api.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ fields: { from: 'Data inválida.' } })
    }
  })

  test('of a period are found from the first to the last valid calendar day, both included', async () => {
    const email = 'periodo@exemplo.test'
    // 23:30 of the 31st in São Paulo.
    const { id } = await anOrder(api.db, {
      customerEmail: email,
      createdAt: new Date('2026-06-01T02:30:00Z'),
    })
    expect(await find({ email, from: '0001-01-01', to: '9999-12-31' })).toEqual([id])
    expect(await find({ email, from: '2026-05-31', to: '2026-05-31' })).toEqual([id])
    expect(await find({ email, to: '2026-05-30' })).toEqual([])
    expect(await find({ email, from: '2026-06-01' })).toEqual([])
    expect(await find({ email, from: '9999-12-31' })).toEqual([])
    expect(await find({ email, to: '0001-01-01' })).toEqual([])
  })

  test('are found by an existing order number alone; a number that does not exist is searched in the emails', async () => {
    const numbered = await anOrder(api.db)
    const lookalike = await anOrder(api.db, { customerEmail: `noiva${numbered.number}@exemplo.test` })
    const find = async (search: string) =>
      idsOf(await admin.call(orders.list, { query: { scope: 'todos', search, limit: 50 } }))
    expect(await find(String(numbered.number))).toEqual([numbered.id])
    const year = await anOrder(api.db, { customerEmail: 'noiva888777@exemplo.test' })
    expect(await find('888777')).toEqual([year.id])
    expect(await find(`noiva${numbered.number}`)).toEqual([lookalike.id])
  })
})

describe('a work list', () => {
  test('leaves out refunded orders, and the counts list them separately', async () => {
    const customerName = 'Reembolsada Antunes'
    const paid = { customerName, status: 'confirmed', paidAt: new Date() } as const
    const order = await anOrder(api.db, { ...paid, paymentState: 'paid' })
    const refunded = await anOrder(api.db, { ...paid, paymentState: 'refunded' })
    const search = customerName
    expect(await find({ search, status: 'confirmed', active: true })).toEqual([order.id])
    expect(await find({ search, status: 'confirmed' })).toEqual([refunded.id, order.id])
    expect((await admin.call(orders.counts, { query: { search } })).data).toEqual(
      expect.arrayContaining([
        { status: 'confirmed', paymentState: 'paid', cancelled: false, count: 1 },
        { status: 'confirmed', paymentState: 'refunded', cancelled: false, count: 1 },
      ]),
    )
  })

  test('leaves out cancelled orders, which have a filter and counts of their own', async () => {
    const customerName = 'Cancelada Antunes'
    const paid = { customerName, status: 'confirmed', paymentState: 'paid', paidAt: new Date() } as const
    const order = await anOrder(api.db, paid)
    const cancelled = await anOrder(api.db, { ...paid, cancelledAt: new Date() })
    const search = customerName
    expect(await find({ search, status: 'confirmed', active: true })).toEqual([order.id])
    expect(await find({ search, cancelled: true })).toEqual([cancelled.id])
    const counted = { status: 'confirmed', paymentState: 'paid', cancelled: true }
    expect((await admin.call(orders.counts, { query: { search } })).data).toContainEqual({
      ...counted,
      count: 1,
    })
    const all = (await admin.call(orders.counts, { query: {} })).data?.filter((one) => one.cancelled)
    expect(all?.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
  })

  test('shows no delivery window for refunded orders', async () => {
    const paid = { status: 'confirmed', paidAt: new Date() } as const
    const order = await anOrder(api.db, { ...paid, paymentState: 'paid' })
    const refunded = await anOrder(api.db, { ...paid, paymentState: 'refunded' })
    const windowOf = async (id: number) =>
      (await admin.call(orders.read, { params: { id } })).data?.deliveryWindow
    expect(await windowOf(order.id)).not.toBeNull()
    expect(await windowOf(refunded.id)).toBeNull()
  })
})
