/** An order that is not paid completely leaves the atelier only for a reason that an administrator writes. */
import { formatBRL } from '@shop/contract/money'
import { orderNotes } from '@shop/contract/order-notes'
import { orders } from '@shop/contract/orders'
import { shipments } from '@shop/contract/shipments'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aSession, aUser } from '@shop/test-kit/factories'
import { aPlannedOrder } from '@shop/test-kit/planned-order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let staff: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  staff = await aUser(api.db, { role: 'admin', name: 'Helena' })
  admin = await api.as(staff)
})
afterAll(() => api.close())

const paidAt = new Date()
const partlyPaid = [
  { amountCents: 128_700, paidAt },
  { amountCents: 150_150, paidAt },
  { amountCents: 150_151 },
]
const reason = 'A mãe da Rosana paga na entrega'

const anOpenOrder = (values: Parameters<typeof aPlannedOrder>[2] = {}) =>
  aPlannedOrder(api.db, partlyPaid, { status: 'ready', ...values })
const deliver = (id: number, body: object = {}) =>
  admin.call(orders.setStatus, { params: { id }, body: { status: 'delivered', ...body } })
const ship = (id: number, body: object = {}) =>
  admin.call(shipments.ship, {
    params: { id },
    body: { carrier: 'Loggi', trackingCode: 'A1', requestId: crypto.randomUUID(), ...body },
  })
const notesOf = async (id: number) =>
  (await admin.call(orderNotes.list, { params: { id } })).data?.map(({ text }) => text)
const statusOf = async (id: number) => (await admin.call(orders.read, { params: { id } })).data?.status
const lastEvent = async (id: number) => (await admin.call(orders.history, { params: { id } })).data?.at(-1)
const logOf = (id: number) =>
  api.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('objectType', '=', 'order')
    .where('objectId', '=', String(id))
    .execute()

describe('delivering an order with a balance', () => {
  test('is rejected with the sum that is missing, and nothing changes', async () => {
    const { id } = await anOpenOrder()
    const { status, error } = await deliver(id)
    expect([status, error?.code, error?.details]).toEqual([409, 'balance_open', { dueTotal: 1501.51 }])
    expect(await statusOf(id)).toBe('ready')
    expect(await notesOf(id)).toEqual([])
  })

  test('goes on with a reason, which becomes a note; history and audit log have the sum alone', async () => {
    const { id } = await anOpenOrder()
    expect((await deliver(id, { balanceReason: reason })).data?.status).toBe('delivered')
    expect(await notesOf(id)).toEqual([`Entregue com ${formatBRL(150_151)} em aberto: ${reason}`])
    expect(await lastEvent(id)).toMatchObject({
      kind: 'status_changed',
      details: { to: 'delivered', balanceCents: 150_151 },
    })
    const log = await logOf(id)
    expect(log).toContainEqual({
      action: 'order.status',
      details: { changed: ['status'], balanceCents: 150_151 },
    })
    expect(JSON.stringify(log)).not.toContain('Rosana')
  })

  test('needs a reason of up to 500 characters', async () => {
    const { id } = await anOpenOrder()
    const { token } = await aSession(api.db, staff)
    for (const balanceReason of ['', '   ', 'a'.repeat(501)]) {
      const response = await api.inject({
        method: 'PUT',
        url: `/api/orders/${id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { status: 'Entregue', balanceReason },
      })
      expect(response.statusCode).toBe(400)
    }
    expect(await statusOf(id)).toBe('ready')
  })

  test('of an erased customer writes no note, which would never be deleted', async () => {
    const { id } = await anOpenOrder({ erasedAt: new Date(), customerEmail: null })
    expect((await deliver(id, { balanceReason: reason })).status).toBe(200)
    expect(await notesOf(id)).toEqual([])
  })
})

test('an order with a balance may become Pronto, and any other status', async () => {
  const { id } = await anOpenOrder({ status: 'confirmed' })
  for (const status of ['in_production', 'ready', 'pending'] as const)
    expect((await admin.call(orders.setStatus, { params: { id }, body: { status } })).status).toBe(200)
})

test.each([
  [
    'all of it is paid',
    [
      { amountCents: 1000, paidAt },
      { amountCents: 500, paidAt },
    ],
    {},
  ],
  [
    'what is open is cancelled',
    [
      { amountCents: 1000, paidAt },
      { amountCents: 500, cancelledAt: paidAt },
    ],
    {},
  ],
  [
    'nothing is received',
    [{ amountCents: 1000 }, { amountCents: 500 }],
    { paymentState: 'awaiting', paidAt: null },
  ],
  ['all is returned', [{ amountCents: 1000, paidAt }, { amountCents: 500 }], { paymentState: 'refunded' }],
] as const)('an order leaves as ever if %s', async (_when, parts, values) => {
  const { id } = await aPlannedOrder(api.db, parts, { ...values, status: 'ready' })
  expect((await deliver(id)).status).toBe(200)
  expect(await notesOf(id)).toEqual([])
})

test('an order with one charge that is paid leaves as ever', async () => {
  const { id } = await anOrder(api.db, { paymentState: 'paid', paidAt, status: 'ready' })
  expect((await ship(id)).status).toBe(200)
  expect((await deliver(id)).status).toBe(200)
})

describe('sending an order with a balance', () => {
  test('is rejected with the sum that is missing: no parcel, no e-mail', async () => {
    const { id, customerEmail } = await anOpenOrder()
    const { status, error } = await ship(id)
    expect([status, error?.code, error?.details]).toEqual([409, 'balance_open', { dueTotal: 1501.51 }])
    expect(await api.db.selectFrom('shipments').select('id').where('orderId', '=', id).execute()).toEqual([])
    const emails = api.db.selectFrom('mails').select('id').where('recipient', '=', customerEmail)
    expect(await emails.execute()).toEqual([])
  })

  test('goes on with a reason, once for two clicks', async () => {
    const { id } = await anOpenOrder()
    const parcel = { requestId: crypto.randomUUID(), balanceReason: reason }
    const responses = await Promise.all([ship(id, parcel), ship(id, parcel)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await notesOf(id)).toEqual([`Enviado com ${formatBRL(150_151)} em aberto: ${reason}`])
    expect(await lastEvent(id)).toMatchObject({ kind: 'shipped', details: { balanceCents: 150_151 } })
    expect(JSON.stringify(await logOf(id))).not.toContain('Rosana')
  })
})
