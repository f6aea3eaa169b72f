import type { OrderStatus } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { anOrder, aUser } from '../../testing/factories.ts'
import { testMailbox } from '../../testing/mailbox.ts'

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

test('each step forward is told to the customer, once', async () => {
  const order = await anOrder(api.db, paid)
  for (const status of ['in_production', 'ready', 'in_production', 'ready', 'delivered'] as const) {
    expect((await set(order.id, status)).status).toBe(200)
  }
  expect(await subjectsTo(order.customerEmail)).toEqual([
    'Pedido em produção - Ateliê',
    'Pedido pronto - Ateliê',
    'Pedido entregue - Ateliê',
  ])
})

test('a step back is a correction, of which nobody is told', async () => {
  const order = await anOrder(api.db, { ...paid, status: 'ready' })
  await set(order.id, 'confirmed')
  await set(order.id, 'pending')
  expect(await subjectsTo(order.customerEmail)).toEqual([])
})

test('an order whose customer is gone moves on without a letter', async () => {
  const order = await anOrder(api.db, { ...paid, customerEmail: null, erasedAt: new Date() })
  expect((await set(order.id, 'in_production')).status).toBe(200)
})

test('the letter comes, with the order and the way to it', async () => {
  const mailbox = await testMailbox(api.database?.url ?? '')
  const order = await anOrder(api.db, { ...paid, customerName: 'Marina Duarte' })
  await set(order.id, 'in_production')
  const { subject, text } = await mailbox.mailTo(order.customerEmail ?? '')
  expect(subject).toBe(`Pedido nº ${order.number} em produção - Ateliê`)
  expect(text).toContain('Olá, Marina')
  expect(text).toContain('http://shop.test/conta')
  await mailbox.close()
})
