import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { newCustomerDays, timeZone } from '@shop/contract/constants'
import { addWorkingDays } from '@shop/contract/dates'
import { dueSoonWorkingDays } from '@shop/contract/deadlines'
import { reports } from '@shop/contract/reports'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const read = async () => {
  const { data } = await admin.call(reports.dashboard, {})
  if (data === undefined) throw new Error('no dashboard')
  return data
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('in a new shop nothing is pending', async () => {
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

const today = saoPauloDay(new Date())
/** A paid order whose delivery window starts this many working days from now; negative counts are in the past. */
const promised = (status: 'confirmed' | 'in_production' | 'ready', days: number, values = {}) => {
  const promisedFrom = days < 0 ? addDays(today, days) : addWorkingDays(today, days)
  const promise = { promisedFrom, promisedTo: addDays(promisedFrom, 20) }
  return anOrder(api.db, {
    ...{ paymentState: 'paid' as const, paidAt: daysAgo(1), status, ...promise },
    ...values,
  })
}

test('orders late or due by their stored window are listed with those to start and to send, earliest due date first', async () => {
  const late = await promised('in_production', -3)
  const dueToday = await promised('in_production', 0)
  const dueSoon = await promised('in_production', dueSoonWorkingDays)
  const fresh = await promised('confirmed', 15)
  // To be sent by the last day of its window, which was yesterday.
  const toSend = await promised('ready', -21)
  const toSendLater = await promised('ready', 2)
  await promised('in_production', dueSoonWorkingDays + 1)
  const gone = { cancelledAt: new Date() }
  await promised('in_production', -9, { paymentState: 'refunded' })
  await promised('confirmed', -9, gone)
  await promised('ready', -30, { paymentState: 'refunded' })
  const { orders, orderCounts, paidOrders, closedDays } = await read()
  expect(orders.count).toBe(6)
  expect(orders.first.map(({ id }) => id)).toEqual(
    [late, toSend, dueToday, dueSoon, fresh, toSendLater].map(({ id }) => id),
  )
  expect(closedDays).toEqual([])
  // The cancelled one is neither paid work nor confirmed.
  expect(paidOrders).toBe(7)
  expect(orderCounts.map(({ count }) => count)).toEqual([0, 1, 5, 3, 0])
})

test('a day on which the atelier is closed adds the orders due after it to the panel', async () => {
  const before = (await read()).orders.count
  const closed = [addWorkingDays(today, 1)]
  await aClosedDay(closed)
  expect((await read()).orders.count).toBe(before + 1)
  await aClosedDay([])
})

async function aClosedDay(days: readonly string[]) {
  const value = JSON.stringify(days)
  await api.db
    .insertInto('settings')
    .values({ key: 'closed_days', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

test('payments that need attention come before declined and awaiting ones; expired ones are not listed', async () => {
  const open = await anOrder(api.db)
  const declined = await anOrder(api.db, { paymentState: 'declined' })
  const disputed = await anOrder(api.db, {
    ...{ paymentState: 'paid' as const, status: 'delivered' as const, paidAt: daysAgo(60) },
    attention: 'dispute',
  })
  await anOrder(api.db, { paymentState: 'expired' })
  const { payments, expiredOrders } = await read()
  expect([payments.count, payments.first.map(({ id }) => id)]).toEqual([
    3,
    [disputed.id, declined.id, open.id],
  ])
  expect(payments.first[0]?.attention).toBe('dispute')
  expect(expiredOrders).toBe(1)
})

test('a withdrawal is listed until its money is refunded', async () => {
  const order = await anOrder(api.db, {
    ...{ paymentState: 'paid' as const, status: 'delivered' as const, paidAt: daysAgo(50) },
    withdrawalRequestedAt: daysAgo(1),
  })
  expect((await read()).withdrawals).toMatchObject({ count: 1, first: [{ id: order.id }] })
  await sql`update orders set payment_state = 'refunded' where id = ${order.id}`.execute(api.db)
  expect((await read()).withdrawals.count).toBe(0)
})

test('a withdrawn order is no longer listed as work', async () => {
  const order = await promised('confirmed', -9)
  const before = (await read()).orders.count
  await sql`update orders set withdrawal_requested_at = now() where id = ${order.id}`.execute(api.db)
  const { orders, withdrawals } = await read()
  expect(orders.count).toBe(before - 1)
  expect(withdrawals.first.map(({ id }) => id)).toEqual([order.id])
  await sql`update orders set payment_state = 'refunded' where id = ${order.id}`.execute(api.db)
})

test('new customers are counted from the start of a day in São Paulo, not from the evening before', async () => {
  const before = (await read()).newCustomers
  const firstDay = sql<Date>`((now() at time zone ${timeZone})::date - ${newCustomerDays}::int)::timestamp
    at time zone ${timeZone}`
  const first = await aUser(api.db)
  await api.db.updateTable('users').set({ createdAt: firstDay }).where('id', '=', first.id).execute()
  expect((await read()).newCustomers).toBe(before + 1)
  const earlier = await aUser(api.db)
  const lastSecond = sql<Date>`${firstDay} - interval '1 second'`
  await api.db.updateTable('users').set({ createdAt: lastSecond }).where('id', '=', earlier.id).execute()
  expect((await read()).newCustomers).toBe(before + 1)
  await api.db.deleteFrom('users').where('id', 'in', [first.id, earlier.id]).execute()
})

test('tickets, messages and low-stock products are listed, the most urgent first', async () => {
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
