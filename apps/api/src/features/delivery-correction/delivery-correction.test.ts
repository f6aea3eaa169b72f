import type { DeliveryCorrection } from '@shop/contract/delivery-correction'
import { deliveryCorrection } from '@shop/contract/delivery-correction'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const shipping = {
  street: 'Rua Tupi',
  number: '88',
  complement: 'Casa 2',
  neighborhood: 'Vila Nova',
  city: 'Campinas',
  state: 'SP',
  zipCode: '13073-000',
} as const
const corrected = { name: 'Rosana Lopes', phone: '(19) 98888-0133' }
const paid = { paymentState: 'paid', paidAt: new Date(), status: 'in_production' } as const

const correct = (id: number, body: Partial<DeliveryCorrection> = {}) =>
  admin.call(deliveryCorrection.correct, {
    params: { id },
    body: { version: 0, ...corrected, shipping, ...body },
  })
const rowOf = (id: number) =>
  api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const emailsTo = (recipient: string | null) =>
  api.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', recipient ?? '')
    .execute()

test('replaces name, phone and address, and tells her without repeating them', async () => {
  const order = await anOrder(api.db, paid)
  const { status, data } = await correct(order.id)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    customer: { ...corrected, email: order.customerEmail },
    shipping: { ...shipping, address: 'Rua Tupi, 88 · Vila Nova' },
    deliveryVersion: 1,
  })
  expect(await rowOf(order.id)).toMatchObject({
    customerName: 'Rosana Lopes',
    shippingAddress: 'Rua Tupi, 88 · Vila Nova',
    shippingComplement: 'Casa 2',
    shippingZipCode: '13073-000',
  })
  const [email] = await emailsTo(order.customerEmail)
  expect(email?.subject).toBe(`Dados de entrega corrigidos: pedido nº ${order.number} - Ateliê`)
  expect(email?.text).toContain('/conta')
  for (const value of ['Rosana', '98888', 'Tupi', 'Campinas', '13073'])
    expect(JSON.stringify(email)).not.toContain(value)
})

test('history and audit log name the fields, never a value', async () => {
  const order = await anOrder(api.db, { ...paid, customerName: 'Rosana Lopes' })
  await correct(order.id, { shipping: undefined })
  const events = await api.db
    .selectFrom('orderEvents')
    .select(['kind', 'details'])
    .where('orderId', '=', order.id)
    .execute()
  expect(events).toEqual([{ kind: 'delivery_corrected', details: { changed: ['customerPhone'] } }])
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'details', 'beforeHash', 'afterHash'])
    .where('objectId', '=', String(order.id))
    .execute()
  expect(log).toEqual([
    {
      action: 'order.delivery_corrected',
      details: { changed: ['customerPhone'] },
      beforeHash: null,
      afterHash: null,
    },
  ])
})

test('the same data again change nothing and send nothing, whatever version was read', async () => {
  const order = await anOrder(api.db, paid)
  await correct(order.id)
  expect((await correct(order.id)).data?.deliveryVersion).toBe(1)
  expect(await emailsTo(order.customerEmail)).toHaveLength(1)
})

test('does not replace what it has not read', async () => {
  const order = await anOrder(api.db, paid)
  await correct(order.id)
  const { status, error } = await correct(order.id, { name: 'Outra' })
  expect([status, error?.code]).toEqual([409, 'stale_version'])
  expect((await rowOf(order.id)).customerName).toBe('Rosana Lopes')
})

test.each([
  ['delivery_locked', { status: 'delivered' }],
  ['delivery_locked', { cancelledAt: new Date() }],
  ['customer_erased', { erasedAt: new Date() }],
] as const)('is refused with %s for %o', async (code, values) => {
  const order = await anOrder(api.db, { ...paid, ...values })
  const { status, error } = await correct(order.id)
  expect([status, error?.code]).toEqual([409, code])
  expect(await rowOf(order.id)).toMatchObject({ customerName: order.customerName, deliveryVersion: 0 })
})

test('is refused once a parcel is on its way', async () => {
  const order = await anOrder(api.db, { ...paid, status: 'ready' })
  await api.db
    .insertInto('shipments')
    .values({ orderId: order.id, requestId: crypto.randomUUID(), carrier: 'Loggi' })
    .execute()
  expect((await correct(order.id)).error?.code).toBe('delivery_locked')
})

test('the address follows the rules of the checkout', async () => {
  const order = await anOrder(api.db, paid)
  const far = await correct(order.id, { shipping: { ...shipping, state: 'AM', zipCode: '69005-000' } })
  expect([far.status, far.error?.code]).toEqual([400, 'state_not_delivered'])
  const wrong = await correct(order.id, { shipping: { ...shipping, state: 'RJ' } })
  expect([wrong.status, wrong.error?.fields]).toEqual([
    400,
    { 'shipping.zipCode': 'Este CEP não é do estado escolhido.' },
  ])
  expect(await rowOf(order.id)).toMatchObject({ shippingCity: 'São Paulo', deliveryVersion: 0 })
})

test('an order to be collected takes who collects it, and keeps the atelier’s address', async () => {
  const order = await anOrder(api.db, { ...paid, fulfilment: 'pickup', pickupName: 'Sônia' })
  const { data } = await correct(order.id, { pickupName: 'Tia Rute' })
  expect(data).toMatchObject({ pickupName: 'Tia Rute', shipping: { city: 'São Paulo' } })
  expect(await rowOf(order.id)).toMatchObject({ shippingAddress: order.shippingAddress })
  expect((await correct(order.id, { pickupName: '', version: 1 })).data?.pickupName).toBe(null)
})
