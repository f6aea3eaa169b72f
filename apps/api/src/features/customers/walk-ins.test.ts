import { customers } from '@shop/contract/customers'
import { orders } from '@shop/contract/orders'
import { sales } from '@shop/contract/sales'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { aSale } from '@shop/test-kit/sales'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAgain, readErasures } from '../account/erase-again.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
let token: string
beforeAll(async () => {
  api = await testApi()
  const staff = await aUser(api.db, { role: 'admin', name: 'Helena', phone: null })
  admin = await api.as(staff)
  token = (await aSession(api.db, staff)).token
})
afterAll(() => api.close())

const services = [{ description: 'Ajuste', amountCents: 10_000 }]
type Buyer = ReturnType<typeof aSale>['customer']
const sell = async (customer: Buyer) => {
  const body = aSale([], { services, totalCents: 10_000, customer })
  const { data, error } = await admin.call(sales.record, { body })
  if (data === undefined) throw new Error(error?.code)
  return data
}
const find = async (search: string) => (await admin.call(customers.list, { query: { search } })).data ?? []
const namesOf = async (search: string) =>
  (await find(search)).map((one) => (one.kind === 'account' ? one.account.name : one.name))
const walkIn = async (search: string) => {
  const [one] = await find(search)
  if (one?.kind !== 'walk_in') throw new Error(`${search} finds no customer without an account`)
  return one
}
const setDelivered = (id: number) =>
  api.db
    .updateTable('orders')
    .set({ status: 'delivered', deliveredAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

describe('a sale to a customer without an account', () => {
  test('creates her once: the e-mail, or phone and name, say who she is', async () => {
    const first = await sell({ name: 'Zélia Passos', phone: '(11) 97000-1111' })
    const again = await sell({ name: 'zelia passos', phone: '+55 11 970001111' })
    const other = await sell({ name: 'Outra Passos', phone: '(11) 97000-1111' })
    expect(again.customerId).toBe(first.customerId)
    expect(other.customerId).not.toBe(first.customerId)
    const mailed = await sell({ name: 'Ana Vaz', phone: '11 96000-0000', email: 'ana.vaz@exemplo.test' })
    const renamed = await sell({
      name: 'Ana Vaz Lima',
      phone: '11 95000-0000',
      email: 'ANA.vaz@exemplo.test',
    })
    expect(renamed.customerId).toBe(mailed.customerId)
    expect(await walkIn('ana.vaz@exemplo.test')).toMatchObject({
      name: 'Ana Vaz Lima',
      phone: '11 95000-0000',
    })
  })

  test('takes the one that was chosen, and what was typed corrects her data', async () => {
    const { customerId } = await sell({
      name: 'Berta Reis',
      phone: '(21) 97123-4567',
      email: 'b@exemplo.test',
    })
    const chosen = { name: 'Berta Reis', phone: '(21) 97123-9999', ...(customerId && { customerId }) }
    expect((await sell(chosen)).customerId).toBe(customerId)
    expect(await walkIn('97123-9999')).toMatchObject({ id: customerId, email: 'b@exemplo.test' })
    const { error } = await admin.call(sales.record, {
      body: aSale([], { services, totalCents: 10_000, customer: { ...chosen, customerId: 999_999 } }),
    })
    expect(error?.code).toBe('customer_not_found')
  })

  test('belongs to the account whose verified e-mail it has, and to no other', async () => {
    const user = await aUser(api.db, { email: 'conta@exemplo.test' })
    const sold = await sell({ name: 'Lia', phone: '11 90000-0000', email: user.email })
    expect(sold.customerId).toBeUndefined()
    const mine = await (await api.as(user)).call(orders.mine, { query: {} })
    expect(mine.data?.map(({ id }) => id)).toEqual([sold.id])
    const unproved = await aUser(api.db, { email: 'semprova@exemplo.test', emailVerifiedAt: null })
    const chosen = await sell({ name: 'Lia', phone: '11 90000-0000', accountId: unproved.id })
    expect(chosen.customer.email).toBe(unproved.email)
    expect((await (await api.as(unproved)).call(orders.mine, { query: {} })).data ?? []).toEqual([])
  })

  test('is not in `/api/users`', async () => {
    await sell({ name: 'Fora da lista', phone: '11 91111-2222' })
    expect((await admin.call(users.list, { query: { search: 'Fora da lista' } })).data).toEqual([])
  })
})

describe('the list', () => {
  test.each([
    '(31) 98765-4321',
    '31987654321',
    '+55 31 98765-4321',
    '055 31 98765 4321',
    '031 98765-4321',
    '98765-4321',
    '4321',
  ])('finds a phone typed as %s, of accounts and others', async (typed) => {
    await api.db.deleteFrom('users').where('email', '=', 'fone@exemplo.test').execute()
    await aUser(api.db, { name: 'Com conta', email: 'fone@exemplo.test', phone: '+55 (31) 98765-4321' })
    await sell({ name: 'Sem conta', phone: '31 98765.4321' })
    expect(await namesOf(typed)).toEqual(['Com conta', 'Sem conta'])
  })

  test('finds name and e-mail without case and accents', async () => {
    await sell({ name: 'Conceição Ávila', phone: '11 93333-0000', email: 'conce@exemplo.test' })
    expect(await namesOf('conceicao av')).toEqual(['Conceição Ávila'])
    expect(await namesOf('conce@')).toEqual(['Conceição Ávila'])
    expect(await namesOf('%')).toEqual([])
  })

  test('is paginated by name without repeating or omitting anybody', async () => {
    for (const name of ['Página A', 'Página B', 'Página B', 'Página C']) await aUser(api.db, { name })
    for (const [at, name] of ['Página B', 'Página A', 'Página D'].entries())
      await sell({ name, phone: `11 94444-000${at}` })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { search: 'Página', limit: 2, ...(cursor !== undefined && { cursor }) }
      const page = await admin.call(customers.list, { query })
      expect(page.headers['x-total-count']).toBe('7')
      seen.push(
        ...(page.data ?? []).map((one) => `${one.kind} ${one.kind === 'account' ? one.account.id : one.id}`),
      )
      const next = page.headers['x-next-cursor']
      cursor = typeof next === 'string' ? next : undefined
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(7)
    const names = await namesOf('Página')
    expect(names).toEqual(names.toSorted())
  })

  test('shows a customer whose e-mail an account has verified as that account', async () => {
    const email = 'depois@exemplo.test'
    await sell({ name: 'Depois', phone: '11 92222-0000', email })
    const user = await aUser(api.db, { name: 'Depois', email, emailVerifiedAt: null })
    expect(await find(email)).toHaveLength(2)
    await api.db
      .updateTable('users')
      .set({ emailVerifiedAt: sql<Date>`now()` })
      .where('id', '=', user.id)
      .execute()
    expect(await find(email)).toMatchObject([{ kind: 'account' }])
  })

  test('is exported, with those who have no account', async () => {
    await sell({ name: 'Exportada', phone: '(11) 91234-0000' })
    const url = '/api/customers/export?search=Exportada'
    const { payload } = await api.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(payload.split('\r\n')[1]).toMatch(/^"Exportada";"?"?;"\(11\) 91234-0000";.*"não";"não"$/)
  })
})

describe('one of them', () => {
  test('has her orders, and can be corrected; the orders keep their copies', async () => {
    const { id, customerId = 0 } = await sell({ name: 'Corrigida', phone: '11 95555-0000' })
    const params = { id: customerId }
    const body = { name: 'Corrigida Dias', phone: '11 95555-0001', email: null }
    expect((await admin.call(customers.change, { params, body })).data).toMatchObject(body)
    const { data } = await admin.call(customers.orders, { params })
    expect(data).toMatchObject([{ id, customer: { name: 'Corrigida' } }])
    const entries = await api.db
      .selectFrom('auditLog')
      .selectAll()
      .where('objectType', '=', 'customer')
      .execute()
    expect(JSON.stringify(entries)).not.toMatch(/Corrigida|95555/)
  })

  test('is erased with her data in the orders, once they are finished', async () => {
    const customer = { name: 'Esquecida', phone: '11 96666-0000', email: 'esquecida@exemplo.test' }
    const { id, customerId = 0 } = await sell(customer)
    const params = { id: customerId }
    const open = await admin.call(customers.erase, { params })
    expect([open.status, open.error?.code]).toEqual([409, 'customer_in_use'])
    await setDelivered(id)
    expect((await admin.call(customers.erase, { params })).status).toBe(204)
    expect(await find('esquecida')).toEqual([])
    const { data } = await admin.call(orders.read, { params: { id } })
    expect(data).toMatchObject({ erased: true, customer: { email: null, phone: null } })
    const log = await api.db.selectFrom('auditLog').selectAll().where('action', 'like', '%erase').execute()
    expect(log).toMatchObject([{ action: 'order.erase' }, { action: 'customer.erase' }])
    expect(JSON.stringify(log)).not.toMatch(/squecida|96666/)
    const sent = api.db.selectFrom('mails').selectAll().where('recipient', '=', customer.email)
    expect(await sent.execute()).toEqual([])
  })

  test('is erased again after a restore, even with an open order, and no newer one is', async () => {
    const { id, customerId = 0 } = await sell({ name: 'Voltou', phone: '11 98888-0000' })
    const listed = (erasedAt: string) => readErasures(`customer:${customerId}\t${erasedAt}\n`)
    const [before] = listed('2020-01-01T00:00:00.000000Z')
    const [erasure] = listed('2099-01-01T00:00:00.000000Z')
    if (before === undefined || erasure === undefined) throw new Error('nothing read')
    expect(await eraseAgain(api.db, before)).toBe(false)
    expect(await find('Voltou')).toHaveLength(1)
    expect(await eraseAgain(api.db, erasure)).toBe(true)
    expect(await find('Voltou')).toEqual([])
    expect(await tracesOf(api.db, ['Voltou', '98888-0000'])).toEqual(['orders.customer_name'])
    expect((await admin.call(orders.read, { params: { id } })).data?.erased).toBe(true)
    expect(await eraseAgain(api.db, erasure)).toBe(false)
  })

  test('goes with the account that she opened later', async () => {
    const email = 'conta.depois@exemplo.test'
    const without = await sell({ name: 'Nora', phone: '11 97777-0000' })
    const { customerId = 0 } = without
    const sold = await sell({ name: 'Nora', phone: '11 97777-0000', email, customerId })
    const user = await aUser(api.db, { email, emailVerifiedAt: null })
    await api.db
      .updateTable('users')
      .set({ emailVerifiedAt: sql<Date>`now()` })
      .where('id', '=', user.id)
      .execute()
    for (const { id } of [without, sold]) await setDelivered(id)
    const session = await aSession(api.db, user)
    const password = 'senha-de-teste-1'
    const left = await api.withToken(session.token).call(users.deleteAccount, { body: { password } })
    expect(left.status).toBe(200)
    for (const { id } of [without, sold])
      expect((await admin.call(orders.read, { params: { id } })).data?.customer.phone).toBeNull()
    expect(await find(email)).toEqual([])
  })
})

test('neither a visitor nor a customer sees them', async () => {
  const customer = await api.as(await aUser(api.db))
  const params = { id: 1 }
  for (const [who, status] of [
    [api.visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await who.call(customers.list, { query: {} })).status).toBe(status)
    expect((await who.call(customers.exportCsv, { query: {} })).status).toBe(status)
    expect((await who.call(customers.orders, { params })).status).toBe(status)
    expect((await who.call(customers.erase, { params })).status).toBe(status)
  }
})
