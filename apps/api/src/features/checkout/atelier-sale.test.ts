import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft, stockOf } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
let staff: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await orderingApi()
  staff = await aUser(api.db, { role: 'admin' })
  admin = await api.as(staff)
})
afterAll(() => api.close())

const customerWith = (email: string) => ({ name: 'Lia Prado', email, phone: '(11) 90000-0000' })
const mine = async (user: { id: number }) =>
  (await (await api.as(user)).call(orders.mine, { query: {} })).data

test('a sale that an administrator records is paid and confirmed at once, and belongs to the customer', async () => {
  const [user, dress] = [await aUser(api.db), await aProduct(api.db, { stockAvailable: 3 })]
  const draft = aDraft([{ ...dress, quantity: 2 }], { customer: customerWith(user.email) })
  const { status, data } = await admin.call(orders.place, { body: draft })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    status: 'confirmed',
    paymentState: 'paid',
    paymentMethod: null,
    holdExpiresAt: null,
    totalCents: dress.priceCents * 2,
    attention: null,
  })
  expect(data?.paidAt).toEqual(data?.placedAt)
  expect(data?.deliveryWindow).not.toBeNull()
  expect(await stockOf(api.db, dress)).toEqual({ available: 1, reserved: 0 })
  expect(await mine(user)).toMatchObject([{ id: data?.id }])
  expect(await mine(staff)).toEqual([])
})

test('a recorded sale is in the audit log without the customer’s data, and in the order’s own history', async () => {
  const dress = await aProduct(api.db)
  const { data } = await admin.call(orders.place, { body: aDraft([dress]) })
  const id = data?.id ?? 0
  const log = api.db.selectFrom('auditLog').selectAll().where('objectId', '=', String(id))
  const entries = await log.where('objectType', '=', 'order').execute()
  expect(entries).toMatchObject([{ action: 'order.record', actorId: staff.id }])
  expect(JSON.stringify(entries)).not.toMatch(/Marina|marina@|90000/)
  const history = await admin.call(orders.history, { params: { id } })
  expect(history.data).toMatchObject([
    { kind: 'created', actorName: staff.name, details: { recorded: true, totalCents: dress.priceCents } },
  ])
})

test('a recorded sale for an email without an account waits until an account verifies that address', async () => {
  const [dress, email] = [await aProduct(api.db), 'ainda-sem-conta@exemplo.test']
  const { data } = await admin.call(orders.place, {
    body: aDraft([dress], { customer: customerWith(email) }),
  })
  const byEmail = await admin.call(orders.ofCustomer, { query: { email } })
  expect(byEmail.data).toMatchObject([{ id: data?.id, customer: { email } }])

  const user = await aUser(api.db, { email, emailVerifiedAt: null })
  const unproved = await admin.call(orders.place, {
    body: aDraft([dress], { customer: customerWith(email) }),
  })
  expect(await mine(user)).toEqual([])
  await api.db
    .updateTable('users')
    .set({ emailVerifiedAt: sql<Date>`now()` })
    .where('id', '=', user.id)
    .execute()
  expect(await mine(user)).toMatchObject([{ id: unproved.data?.id }, { id: data?.id }])
})

test('the last unit can be sold once; with none left nothing is written', async () => {
  const dress = await aProduct(api.db, { stockAvailable: 1 })
  expect((await admin.call(orders.place, { body: aDraft([dress]) })).status).toBe(201)
  const { status, error } = await admin.call(orders.place, { body: aDraft([dress]) })
  expect([status, error?.code]).toEqual([409, 'out_of_stock'])
})

test('a recorded sale is priced by the shop like any other order', async () => {
  const dress = await aProduct(api.db)
  const { error } = await admin.call(orders.place, { body: aDraft([dress], { totalCents: 1 }) })
  expect(error?.code).toBe('prices_changed')
})

test('the same form sent several times is one sale', async () => {
  const [dress, checkoutId] = [await aProduct(api.db), randomUUID()]
  const body = aDraft([dress], { checkoutId })
  const responses = await Promise.all([1, 2, 3].map(() => admin.call(orders.place, { body })))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  const sold = responses.find(({ data }) => data !== undefined)?.data?.id
  const rejected = responses.filter(({ error }) => error !== undefined)
  expect(rejected).toMatchObject(
    [1, 2].map(() => ({ error: { code: 'order_already_paid', details: { orderId: sold } } })),
  )
  expect(await stockOf(api.db, dress)).toEqual({ available: 9, reserved: 0 })
})

test('an administrator who checks out buys like a customer: unpaid, held, and their own', async () => {
  const dress = await aProduct(api.db)
  const { status, data } = await admin.call(orders.checkout, { body: aDraft([dress]) })
  expect(status).toBe(200)
  expect(await mine(staff)).toMatchObject([{ id: data?.orderId, paymentState: 'awaiting' }])
})
