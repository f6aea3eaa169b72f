import { reports } from '@shop/contract/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { anOrder, aProduct, aUser } from '../../testing/factories.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const read = async () => {
  const { data } = await admin.call(reports.today, {})
  if (data === undefined) throw new Error('nothing today')
  return data
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('on the first morning nothing waits', async () => {
  expect(await read()).toMatchObject({
    orders: { count: 0, first: [] },
    payments: { count: 0, first: [] },
    withdrawals: { count: 0, first: [] },
    tickets: { count: 0, first: [] },
    stock: { count: 0, first: [] },
    contactMessages: { count: 0, first: [] },
    expiredOrders: 0,
    paidOrders: 0,
  })
})

test('orders to begin and orders due soon wait, whoever paid first before the others', async () => {
  const paid = { paymentState: 'paid' as const }
  const fresh = await anOrder(api.db, { ...paid, status: 'confirmed', paidAt: daysAgo(1) })
  const due = await anOrder(api.db, { ...paid, status: 'in_production', paidAt: daysAgo(36) })
  await anOrder(api.db, { ...paid, status: 'in_production', paidAt: daysAgo(20) })
  await anOrder(api.db, { ...paid, status: 'ready', paidAt: daysAgo(40) })
  const { orders, orderCounts, paidOrders } = await read()
  expect([orders.count, orders.first.map(({ id }) => id)]).toEqual([2, [due.id, fresh.id]])
  expect(paidOrders).toBe(4)
  expect(orderCounts).toEqual([
    { status: 'pending', count: 0 },
    { status: 'confirmed', count: 1 },
    { status: 'in_production', count: 2 },
    { status: 'ready', count: 1 },
    { status: 'delivered', count: 0 },
  ])
})

test('payments that do not add up come before refused and open ones; expired ones ask for nothing', async () => {
  const open = await anOrder(api.db)
  const refused = await anOrder(api.db, { paymentState: 'declined' })
  const disputed = await anOrder(api.db, {
    ...{ paymentState: 'paid' as const, status: 'delivered' as const, paidAt: daysAgo(60) },
    attention: 'dispute',
  })
  await anOrder(api.db, { paymentState: 'expired' })
  const { payments, expiredOrders } = await read()
  expect([payments.count, payments.first.map(({ id }) => id)]).toEqual([
    3,
    [disputed.id, refused.id, open.id],
  ])
  expect(payments.first[0]?.attention).toBe('dispute')
  expect(expiredOrders).toBe(1)
})

test('a withdrawal waits until its money is returned', async () => {
  const order = await anOrder(api.db, {
    ...{ paymentState: 'paid' as const, status: 'delivered' as const, paidAt: daysAgo(50) },
    withdrawalRequestedAt: daysAgo(1),
  })
  expect((await read()).withdrawals).toMatchObject({ count: 1, first: [{ id: order.id }] })
  await sql`update orders set payment_state = 'refunded' where id = ${order.id}`.execute(api.db)
  expect((await read()).withdrawals.count).toBe(0)
})

test('tickets, messages and the last pieces wait, the most urgent first', async () => {
  const person = await aUser(api.db, { name: 'Beatriz Tanaka' })
  await sql`insert into tickets (user_id, subject, status, updated_at) values
    (${person.id}, 'Nova', 'open', now() - interval '1 hour'), (${person.id}, 'Antiga', 'open', now() - interval '22 hours'),
    (${person.id}, 'Respondida', 'awaiting_reply', now()), (${person.id}, 'Fechada', 'closed', now())`.execute(
    api.db,
  )
  await sql`insert into contact_messages (name, email, subject, message, handled_at) values
    ('Luísa', 'l@exemplo.test', 'Outros', 'Olá', null), ('Ana', 'a@exemplo.test', 'Outros', 'Olá', now())`.execute(
    api.db,
  )
  await aProduct(api.db, { name: 'Muitas', stockAvailable: 6 })
  await aProduct(api.db, { name: 'Cinco', stockAvailable: 5 })
  await aProduct(api.db, { name: 'Nenhuma', stockAvailable: 0 })
  const { tickets, contactMessages, stock, soldOutProducts, newCustomers } = await read()
  expect([tickets.count, tickets.first.map(({ subject }) => subject)]).toEqual([2, ['Antiga', 'Nova']])
  expect(tickets.first[0]?.userName).toBe('Beatriz Tanaka')
  expect(contactMessages).toMatchObject({ count: 1, first: [{ name: 'Luísa' }] })
  expect([stock.count, stock.first.map(({ name, stockQuantity }) => [name, stockQuantity])]).toEqual([
    2,
    [
      ['Nenhuma', 0],
      ['Cinco', 5],
    ],
  ])
  expect([soldOutProducts, newCustomers]).toEqual([1, 1])
})
