import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft, stockOf } from '@shop/test-kit/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'
import * as stock from '../stock/stock.service.ts'
import { orderLines } from './orders.service.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
let staff: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await orderingApi()
  staff = await aUser(api.db, { role: 'admin' })
  admin = await api.as(staff)
})
afterAll(() => api.close())

const setStatus = (id: number, status: OrderStatus) =>
  admin.call(orders.setStatus, { params: { id }, body: { status } })
const logOf = (id: number) =>
  api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectType', '=', 'order')
    .where('objectId', '=', String(id))
    .where('action', '=', 'order.status')
    .execute()

/** Sold in the atelier: paid and Confirmado. */
async function aSale() {
  const { data } = await admin.call(orders.place, { body: aDraft([await aProduct(api.db)]) })
  return data?.id ?? 0
}

/** Unpaid, and its units were released. */
async function anExpiredOrder(stockAvailable = 1) {
  const dress = await aProduct(api.db, { stockAvailable })
  const customer = await api.as(await aUser(api.db))
  const { data } = await customer.call(orders.place, { body: aDraft([dress]) })
  const orderId = data?.id ?? 0
  await api.db.transaction().execute(async (tx) => {
    await stock.release(tx, await orderLines(tx, orderId), { orderId })
    const values = { paymentState: 'expired', stockState: 'released', holdExpiresAt: null } as const
    await tx.updateTable('orders').set(values).where('id', '=', orderId).execute()
  })
  return { orderId, dress }
}

test('an administrator sets any status from any other, using the wire’s labels', async () => {
  const id = await aSale()
  const { token } = await aSession(api.db, staff)
  const walk: OrderStatus[] = ['delivered', 'pending', 'ready', 'confirmed', 'in_production', 'pending']
  for (const status of walk) {
    const response = await api.inject({
      method: 'PUT',
      url: `/api/orders/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { status: orderStatusLabels[status] },
    })
    expect(response.json()).toMatchObject({ id, status: orderStatusLabels[status], paymentState: 'pago' })
  }
})

test('a status change is in the history and in the audit log, with the previous value', async () => {
  const id = await aSale()
  await setStatus(id, 'in_production')
  const { data } = await admin.call(orders.history, { params: { id } })
  expect(data?.at(-1)).toMatchObject({
    kind: 'status_changed',
    actorName: staff.name,
    details: { from: 'confirmed', to: 'in_production', paymentState: 'paid' },
  })
  expect(await logOf(id)).toMatchObject([{ actorId: staff.id, details: { changed: ['status'] } }])
})

test('setting the status that an order already has changes nothing', async () => {
  const id = await aSale()
  expect((await setStatus(id, 'confirmed')).status).toBe(200)
  expect(await logOf(id)).toEqual([])
})

test('the delivery date is set with Entregue and cleared when the order is moved back', async () => {
  const id = await aSale()
  const deliveredAt = async () => {
    const order = api.db.selectFrom('orders').select('deliveredAt').where('id', '=', id)
    return (await order.executeTakeFirstOrThrow()).deliveredAt
  }
  await setStatus(id, 'delivered')
  const delivered = await deliveredAt()
  const read = await admin.call(orders.read, { params: { id } })
  expect(read.data?.deliveredAt).toEqual(delivered)
  expect(delivered).toBeInstanceOf(Date)
  await setStatus(id, 'delivered')
  expect(await deliveredAt()).toEqual(delivered)
  await setStatus(id, 'ready')
  expect(await deliveredAt()).toBeNull()
})

test('only an administrator can set a status; customers cannot, not even of their own order', async () => {
  const customer = await aUser(api.db)
  const caller = await api.as(customer)
  const { data } = await caller.call(orders.place, { body: aDraft([await aProduct(api.db)]) })
  const input = { params: { id: data?.id ?? 0 }, body: { status: 'confirmed' as const } }
  const { status, error } = await caller.call(orders.setStatus, input)
  expect([status, error?.message]).toEqual([403, 'Acesso negado.'])
  expect((await api.visitor.call(orders.setStatus, input)).status).toBe(401)
  expect((await caller.call(orders.read, { params: input.params })).data?.status).toBe('pending')
})

test('setting the status of an order that does not exist returns order_not_found', async () => {
  expect((await setStatus(999_999, 'ready')).error?.code).toBe('order_not_found')
})

describe('an expired order that the atelier resumes', () => {
  test('takes its units again, and releases them when it is moved back to Pendente', async () => {
    const { orderId, dress } = await anExpiredOrder()
    expect((await setStatus(orderId, 'confirmed')).data).toMatchObject({
      status: 'confirmed',
      paymentState: 'expired',
    })
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 0 })
    await setStatus(orderId, 'ready')
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 0 })
    await setStatus(orderId, 'pending')
    expect(await stockOf(api.db, dress)).toEqual({ available: 1, reserved: 0 })
  })

  test('is rejected when another order has taken the units, and stays Pendente', async () => {
    const { orderId, dress } = await anExpiredOrder()
    await admin.call(orders.place, { body: aDraft([dress]) })
    const { status, error } = await setStatus(orderId, 'confirmed')
    expect([status, error?.code]).toEqual([409, 'out_of_stock'])
    const read = await admin.call(orders.read, { params: { id: orderId } })
    expect(read.data).toMatchObject({ status: 'pending', paymentState: 'expired' })
    expect(await logOf(orderId)).toEqual([])
  })

  test('by two administrators at once takes the units once', async () => {
    const { orderId, dress } = await anExpiredOrder(2)
    await Promise.all([setStatus(orderId, 'confirmed'), setStatus(orderId, 'in_production')])
    expect(await stockOf(api.db, dress)).toEqual({ available: 1, reserved: 0 })
  })
})
