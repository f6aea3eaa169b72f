import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProfile, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'

const ATELIER = 'atelie@exemplo.test'
/** The start of the day this many days ago in São Paulo, by the database's clock. */
async function startOfDay(daysAgo: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select (
    (now() at time zone 'America/Sao_Paulo')::date - ${daysAgo}::integer
  )::timestamp at time zone 'America/Sao_Paulo' as at`.execute(api.db)
  return rows[0]?.at ?? new Date(Number.NaN)
}

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi()
  await aProfile(api.db, { email: ATELIER })
  mailbox = await testMailbox(api.database?.url ?? '')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

async function aPurchase(values: Parameters<typeof anOrder>[1] = {}) {
  const buyer = await aUser(api.db, { name: 'Marina Duarte' })
  const order = await anOrder(api.db, {
    userId: buyer.id,
    customerName: buyer.name,
    customerEmail: buyer.email,
    status: 'delivered',
    paymentState: 'paid',
    paidAt: await startOfDay(40),
    deliveredAt: await startOfDay(2),
    ...values,
  })
  const as = await api.as(buyer)
  const withdraw = (reason?: string) =>
    as.call(orders.withdraw, { params: { id: order.id }, body: { ...(reason !== undefined && { reason }) } })
  return { buyer, order, withdraw }
}
const eventsOf = (orderId: number) =>
  api.db.selectFrom('orderEvents').selectAll().where('orderId', '=', orderId).execute()

test('within seven days the buyer withdraws: the order is marked, its status stays, both sides get an email at once', async () => {
  const { buyer, order, withdraw } = await aPurchase()
  const { status, data } = await withdraw('Ficou grande.')
  expect([status, data?.status, data?.paymentState]).toEqual([200, 'delivered', 'paid'])
  expect(Math.abs(Date.now() - (data?.withdrawalRequestedAt?.getTime() ?? 0))).toBeLessThan(60_000)
  expect(await eventsOf(order.id)).toMatchObject([
    { kind: 'withdrawal_requested', actorId: buyer.id, details: {} },
  ])

  const receipt = await mailbox.emailTo(buyer.email)
  expect(receipt.subject).toContain(`Recebemos sua desistência do pedido nº ${order.number}`)
  expect(receipt.text).not.toContain('Ficou grande.')
  const notice = await mailbox.emailTo(ATELIER)
  expect(notice.subject).toBe(`Desistência da compra: pedido nº ${order.number}`)
  expect(notice.text).toContain('> Ficou grande.')
  expect(notice.text).toContain(`/admin/pedidos/${order.number}`)
  // The reason is shown to the atelier with the order; it is not returned to the buyer.
  expect(data).not.toHaveProperty('withdrawalReason')
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const { data: seen } = await admin.call(orders.read, { params: { id: order.id } })
  expect(seen?.withdrawalReason).toBe('Ficou grande.')
})

test('repeating the request changes nothing and sends no email', async () => {
  const { buyer, order, withdraw } = await aPurchase()
  const first = await withdraw()
  await api.db
    .updateTable('orders')
    .set({ deliveredAt: await startOfDay(30) })
    .where('id', '=', order.id)
    .execute()
  const again = await Promise.all([withdraw('Outra vez'), withdraw()])
  for (const { status, data } of again) {
    expect([status, data?.withdrawalRequestedAt]).toEqual([200, first.data?.withdrawalRequestedAt])
  }
  expect(await eventsOf(order.id)).toHaveLength(1)
  const emails = api.db.selectFrom('mails').select('id').where('objectId', '=', String(order.id))
  expect(await emails.where('kind', 'like', 'withdrawal.%').execute()).toHaveLength(2)
  await mailbox.emailTo(buyer.email)
})

test('ten concurrent requests are one withdrawal', async () => {
  const { order, withdraw } = await aPurchase()
  const responses = await Promise.all(Array.from({ length: 10 }, () => withdraw()))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await eventsOf(order.id)).toHaveLength(1)
})

test('the seventh day counts until its end, by São Paulo’s calendar; the eighth is too late', async () => {
  const firstMoment = await startOfDay(7)
  const inTime = await aPurchase({ deliveredAt: firstMoment })
  expect((await inTime.withdraw()).status).toBe(200)
  const late = await aPurchase({ deliveredAt: new Date(firstMoment.getTime() - 1000) })
  const { status, error } = await late.withdraw()
  expect([status, error?.code]).toEqual([409, 'withdrawal_unavailable'])
  expect(await eventsOf(late.order.id)).toEqual([])
})

test('a paid order that is not yet delivered can be withdrawn too', async () => {
  const { withdraw } = await aPurchase({ status: 'in_production', deliveredAt: null })
  expect((await withdraw()).status).toBe(200)
})

test.each(['awaiting', 'declined', 'expired', 'refunded'] as const)(
  'an order that is %s cannot be withdrawn',
  async (paymentState) => {
    const { withdraw } = await aPurchase({ paymentState })
    expect((await withdraw()).error?.code).toBe('withdrawal_unavailable')
  },
)

test('another account’s order is not found, not even by administrators, and a visitor has to sign in', async () => {
  const { order } = await aPurchase()
  const input = { params: { id: order.id }, body: {} }
  for (const role of ['customer', 'admin'] as const) {
    const other = await api.as(await aUser(api.db, { role }))
    expect((await other.call(orders.withdraw, input)).error?.code).toBe('order_not_found')
  }
  expect((await api.visitor.call(orders.withdraw, input)).status).toBe(401)
  expect(await eventsOf(order.id)).toEqual([])
})
