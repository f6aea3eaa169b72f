import { nextCursorHeader } from '@shop/contract/constants'
import { type TicketQuery, tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { aTicket, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let customer: Awaited<ReturnType<typeof aUser>>
type Caller = Awaited<ReturnType<typeof api.as>>
let asCustomer: Caller
let asAdmin: Caller

beforeAll(async () => {
  api = await testApi()
  customer = await aUser(api.db, { name: 'Marina Duarte', email: 'marina@exemplo.test' })
  const other = await aUser(api.db, { name: 'Gabriela Prado' })
  asCustomer = await api.as(customer)
  asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
  for (const [userId, subject, status, hoursAgo] of [
    [customer.id, 'aberto recente', 'open', 1],
    [other.id, 'aberto antigo', 'open', 30],
    [customer.id, 'aguardando recente', 'awaiting_reply', 2],
    [other.id, 'aguardando antigo', 'awaiting_reply', 40],
    [customer.id, 'fechado antigo 100%', 'closed', 90],
    [other.id, 'fechado recente', 'closed', 3],
  ] as const) {
    await aTicket(api.db, { userId, subject, status, hoursAgo })
  }
})
afterAll(() => api.close())

async function subjects(caller: Caller, query: TicketQuery = {}) {
  const { data = [] } = await caller.call(tickets.list, { query })
  return data.map(({ subject }) => subject)
}

test('a customer sees their own, the latest first, and none of other accounts', async () => {
  expect(await subjects(asCustomer)).toEqual(['aberto recente', 'aguardando recente', 'fechado antigo 100%'])
  const { data } = await asCustomer.call(tickets.list, { query: {} })
  expect(data?.every(({ userId }) => userId === customer.id)).toBe(true)
  expect(data?.some((ticket) => 'userName' in ticket || 'userEmail' in ticket)).toBe(false)
})

describe('administrators', () => {
  const all = [
    'aberto antigo',
    'aberto recente',
    'aguardando antigo',
    'aguardando recente',
    'fechado recente',
    'fechado antigo 100%',
  ]

  test('see all tickets with their customers’ names, the longest wait first and closed ones last', async () => {
    expect(await subjects(asAdmin)).toEqual(all)
    const { data } = await asAdmin.call(tickets.list, { query: {} })
    expect(data?.[0]).toMatchObject({ userName: 'Gabriela Prado', status: 'open' })
  })

  test.each([1, 2, 4, 5])('read them in pages of %d without missing or repeating one', async (limit) => {
    const read: string[] = []
    let cursor: string | undefined
    do {
      const response = await asAdmin.call(tickets.list, { query: { limit, cursor } })
      read.push(...(response.data ?? []).map(({ subject }) => subject))
      expect(response.data?.length).toBeLessThanOrEqual(limit)
      const next = response.headers[nextCursorHeader]
      cursor = typeof next === 'string' ? next : undefined
    } while (cursor !== undefined)
    expect(read).toEqual(all)
  })

  test('filter by status', async () => {
    expect(await subjects(asAdmin, { status: 'awaiting_reply' })).toEqual([
      'aguardando antigo',
      'aguardando recente',
    ])
  })

  test.each([
    ['a word of the subject', 'FECHADO', ['fechado recente', 'fechado antigo 100%']],
    ['the customer’s name', 'gabriela', ['aberto antigo', 'aguardando antigo', 'fechado recente']],
    ['the customer’s e-mail', 'marina@', ['aberto recente', 'aguardando recente', 'fechado antigo 100%']],
    ['a percent sign, which is a wildcard in SQL', '0%', ['fechado antigo 100%']],
    ['an underscore, which is a wildcard in SQL', '_', []],
  ])('find by %s', async (_what, search, expected) => {
    expect(await subjects(asAdmin, { search })).toEqual(expected)
  })

  test('find by the number of a ticket', async () => {
    const { data = [] } = await asAdmin.call(tickets.list, { query: {} })
    const wanted = data[3]
    expect(await subjects(asAdmin, { search: `#${wanted?.id}` })).toEqual([wanted?.subject])
  })
})

test('a customer searches their own subjects, and cannot search by name', async () => {
  expect(await subjects(asCustomer, { search: 'recente' })).toEqual(['aberto recente', 'aguardando recente'])
  expect(await subjects(asCustomer, { search: 'gabriela' })).toEqual([])
})

test.each(['x', '0.1', '3.1.1', '-1.2.3', `0.${'9'.repeat(17)}.1`])(
  'the cursor %j is rejected',
  async (cursor) => {
    const { status, error } = await asAdmin.call(tickets.list, { query: { cursor } })
    expect([status, error?.fields]).toEqual([400, { cursor: 'Valor inválido.' }])
  },
)
