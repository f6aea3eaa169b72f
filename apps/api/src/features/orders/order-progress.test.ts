import type { OrderStatus } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { orderTasks } from './orders.jobs.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const paid = { paymentState: 'paid', status: 'confirmed', paidAt: new Date() } as const
const set = (id: number, status: OrderStatus) =>
  admin.call(orders.setStatus, { params: { id }, body: { status } })
const subjectsTo = async (recipient: string | null) => {
  const rows = await api.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', recipient ?? '')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject.replace(/nº \d+ /, ''))
}

const minutesPass = (id: number, minutes: number) =>
  api.db
    .updateTable('orders')
    .set({ deliveredAt: sql`delivered_at - ${minutes} * interval '1 minute'` })
    .where('id', '=', id)
    .execute()
const runDeliveryEmail = async (orderId: number) => {
  for (const task of orderTasks({ db: api.db, publicUrl: 'http://shop.test' })) await task.run({ orderId })
}

test('each step forward is emailed to the customer, once', async () => {
  const order = await anOrder(api.db, paid)
  for (const status of ['in_production', 'ready', 'in_production', 'ready', 'delivered'] as const) {
    expect((await set(order.id, status)).status).toBe(200)
  }
  await minutesPass(order.id, 10)
  await runDeliveryEmail(order.id)
  expect(await subjectsTo(order.customerEmail)).toEqual([
    'Pedido em produção - Ateliê',
    'Pedido pronto - Ateliê',
    'Pedido entregue - Ateliê',
  ])
})

describe('the delivery email', () => {
  test('is due ten minutes later, and until then the order shows that the delivery can be undone', async () => {
    const order = await anOrder(api.db, { ...paid, status: 'ready' })
    const { data } = await set(order.id, 'delivered')
    const jobs = await sql<{ minutes: number }>`
      select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs
      where task_identifier = 'orders.deliveryEmail' and key is null order by id desc limit 1`.execute(api.db)
    expect(jobs.rows).toEqual([{ minutes: 10 }])
    const { deliveredAt } = await api.db
      .selectFrom('orders')
      .select('deliveredAt')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const until = new Date((deliveredAt?.getTime() ?? 0) + 600_000)
    expect(data?.undoDelivery).toEqual({ until, status: 'ready' })
    expect(await subjectsTo(order.customerEmail)).toEqual([])
    await minutesPass(order.id, 10)
    const { data: later } = await admin.call(orders.read, { params: { id: order.id } })
    expect(later).not.toHaveProperty('undoDelivery')
  })

  test('is not sent when the delivery was undone', async () => {
    const order = await anOrder(api.db, { ...paid, status: 'ready' })
    await set(order.id, 'delivered')
    await set(order.id, 'ready')
    await runDeliveryEmail(order.id)
    expect(await subjectsTo(order.customerEmail)).toEqual([])
  })

  test('waits its own ten minutes when the order was delivered again, and is sent once', async () => {
    const order = await anOrder(api.db, { ...paid, status: 'ready' })
    await set(order.id, 'delivered')
    await set(order.id, 'ready')
    await set(order.id, 'delivered')
    await minutesPass(order.id, 9)
    await runDeliveryEmail(order.id)
    expect(await subjectsTo(order.customerEmail)).toEqual([])
    await minutesPass(order.id, 1)
    await runDeliveryEmail(order.id)
    await runDeliveryEmail(order.id)
    expect(await subjectsTo(order.customerEmail)).toEqual(['Pedido entregue - Ateliê'])
  })

  test('is not announced to the customer before it is sent', async () => {
    const owner = await aUser(api.db)
    const order = await anOrder(api.db, { ...paid, status: 'ready', userId: owner.id })
    await set(order.id, 'delivered')
    const { data } = await (await api.as(owner)).call(orders.read, { params: { id: order.id } })
    expect(data?.status).toBe('delivered')
    expect(data).not.toHaveProperty('undoDelivery')
  })
})

test('a step back is a correction and sends no email', async () => {
  const order = await anOrder(api.db, { ...paid, status: 'ready' })
  await set(order.id, 'confirmed')
  await set(order.id, 'pending')
  expect(await subjectsTo(order.customerEmail)).toEqual([])
})

test('an order whose customer data was erased moves on without an email', async () => {
  const order = await anOrder(api.db, { ...paid, customerEmail: null, erasedAt: new Date() })
  expect((await set(order.id, 'in_production')).status).toBe(200)
})

test('the email arrives, with the order and a link to it', async () => {
  const mailbox = await testMailbox(api.database?.url ?? '')
  const order = await anOrder(api.db, { ...paid, customerName: 'Marina Duarte' })
  await set(order.id, 'in_production')
  const { subject, text } = await mailbox.emailTo(order.customerEmail ?? '')
  expect(subject).toBe(`Pedido nº ${order.number} em produção - Ateliê`)
  expect(text).toContain('Olá, Marina')
  expect(text).toContain('http://shop.test/conta')
  await mailbox.close()
})
