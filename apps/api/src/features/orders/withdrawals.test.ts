import { orders } from '@shop/contract/orders'
import type { WithdrawalKind } from '@shop/contract/withdrawal-terms'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProfile, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'

const ATELIER = 'atelie@exemplo.test'
const TEXT = 'Depois do corte o ateliê fica com 30 % do preço.'
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
  const withdraw = (reason?: string, kind?: WithdrawalKind) => {
    const body = { ...(reason !== undefined && { reason }), ...(kind && { kind }) }
    return as.call(orders.withdraw, { params: { id: order.id }, body })
  }
  return { buyer, order, withdraw, as }
}

/** On the way, ordered this many days ago under the owner's own text about cancelling. */
async function anAgreedPurchase(daysAgo: number, values: Parameters<typeof anOrder>[1] = {}) {
  const day = await startOfDay(daysAgo)
  const onTheWay = { status: 'in_production', createdAt: day, paidAt: day, deliveredAt: null } as const
  const purchase = await aPurchase({ ...onTheWay, ...values })
  const agreement = { orderId: purchase.order.id, place: 'site' } as const
  await api.db
    .insertInto('orderAgreements')
    .values({ ...agreement, kind: 'cancellation', body: TEXT })
    .execute()
  return purchase
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

describe('under the text of the owner that the customer accepted', () => {
  test('from the eighth day after the order she asks to cancel, and both sides read that the text counts', async () => {
    const { buyer, order, withdraw } = await anAgreedPurchase(8)
    const { status, data } = await withdraw('Adiamos.', 'agreed')
    expect([status, data?.withdrawalByAgreement, data?.cancellationText]).toEqual([200, true, TEXT])
    expect([data?.status, data?.paymentState]).toEqual(['in_production', 'paid'])
    expect(await eventsOf(order.id)).toMatchObject([
      { kind: 'withdrawal_requested', actorId: buyer.id, details: { byAgreement: true } },
    ])
    const receipt = await mailbox.emailTo(buyer.email)
    expect(receipt.subject).toContain(`Recebemos seu pedido de cancelamento do pedido nº ${order.number}`)
    expect(receipt.text).toContain('vale o texto que você aceitou ao comprar')
    const subject = `Pedido de cancelamento: pedido nº ${order.number}`
    const noticed = async () => (await mailbox.emailsTo(ATELIER)).find((email) => email.subject === subject)
    await expect.poll(noticed, { timeout: 10_000 }).toBeDefined()
    expect((await noticed())?.text).not.toContain('reembolso integral')
  })

  test('until the seventh day all returns by law, and so it does after the delivery', async () => {
    const early = await anAgreedPurchase(7)
    expect((await early.withdraw(undefined, 'agreed')).error?.code).toBe('withdrawal_terms_changed')
    const { status, data } = await early.withdraw(undefined, 'law')
    expect([status, data?.withdrawalByAgreement]).toEqual([200, undefined])

    const arrived = { status: 'delivered', deliveredAt: await startOfDay(7) } as const
    const delivered = await anAgreedPurchase(200, arrived)
    expect((await delivered.withdraw(undefined, 'agreed')).error?.code).toBe('withdrawal_terms_changed')
    expect((await delivered.withdraw()).status).toBe(200)
  })

  test('a page that still shows the law is told so, and nothing is written', async () => {
    const { order, withdraw } = await anAgreedPurchase(8)
    const { status, error } = await withdraw()
    expect([status, error?.code]).toEqual([409, 'withdrawal_terms_changed'])
    expect(await eventsOf(order.id)).toEqual([])
    const emails = api.db.selectFrom('mails').select('id').where('objectId', '=', String(order.id))
    expect(await emails.execute()).toEqual([])
  })

  test('when the text was replaced by the law’s, she withdraws as in any other order', async () => {
    const { order, withdraw } = await anAgreedPurchase(60)
    await api.db
      .insertInto('orderAgreements')
      .values({ orderId: order.id, kind: 'law', place: 'atelier', body: 'Tudo volta.' })
      .execute()
    expect((await withdraw(undefined, 'agreed')).error?.code).toBe('withdrawal_terms_changed')
    const { status, data } = await withdraw()
    expect([status, data?.withdrawalByAgreement, data?.cancellationText]).toEqual([200, undefined, undefined])
  })
})
