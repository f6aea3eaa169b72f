import { orderNotes } from '@shop/contract/order-notes'
import { orders } from '@shop/contract/orders'
import { shipments } from '@shop/contract/shipments'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someFiscalKey } from '../../testing/whole-customer.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin', name: 'Helena' }))
})
afterAll(() => api.close())

const CODE = 'OY123456785BR'
const ready = { paymentState: 'paid', paidAt: new Date(), status: 'ready' } as const
const correiosParcel = { carrier: 'Correios', trackingCode: 'oy 123 456 785 br' }

const ship = (id: number, body: object = {}) =>
  admin.call(shipments.ship, {
    params: { id },
    body: { ...correiosParcel, requestId: crypto.randomUUID(), ...body },
  })
const correct = (id: number, shipmentId: number, body: object) =>
  admin.call(shipments.correct, {
    params: { id, shipmentId },
    body: { ...correiosParcel, version: 0, ...body },
  })
const stored = (orderId: number) =>
  api.db.selectFrom('shipments').selectAll().where('orderId', '=', orderId).orderBy('id').execute()
const emailsTo = (recipient: string | null) =>
  api.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient ?? '')
    .orderBy('id')
    .execute()
const eventsOf = (orderId: number) =>
  api.db.selectFrom('orderEvents').select(['kind', 'details']).where('orderId', '=', orderId).execute()
const auditOf = (orderId: number) =>
  api.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('objectType', '=', 'order')
    .where('objectId', '=', String(orderId))
    .execute()

/** An order that was sent, and its shipment's id. */
async function aSentOrder(body: object = {}) {
  const order = await anOrder(api.db, ready)
  const { data } = await ship(order.id, body)
  return { order, shipmentId: data?.shipments?.[0]?.id ?? 0 }
}

describe('sending', () => {
  test('stores the parcel beside the status and e-mails carrier, code and link once', async () => {
    const order = await anOrder(api.db, ready)
    const { status, data } = await ship(order.id, { fiscalKey: someFiscalKey })
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'ready' })
    const trackingUrl = `https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`
    expect(data?.shipments).toMatchObject([
      { carrier: 'Correios', trackingCode: CODE, trackingUrl, fiscalKey: someFiscalKey, version: 0 },
    ])
    expect(await stored(order.id)).toMatchObject([{ trackingCode: CODE, trackingUrl: null }])
    const emails = await emailsTo(order.customerEmail)
    expect(emails.map(({ subject }) => subject)).toEqual([`Pedido nº ${order.number} enviado - Ateliê`])
    for (const part of ['Correios', CODE, trackingUrl]) expect(emails[0]?.text).toContain(part)
    expect(emails[0]?.text).not.toContain(someFiscalKey)
  })

  test('two clicks send one parcel and one e-mail', async () => {
    const order = await anOrder(api.db, ready)
    const requestId = crypto.randomUUID()
    const responses = await Promise.all([ship(order.id, { requestId }), ship(order.id, { requestId })])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(order.id)).toHaveLength(1)
    expect(await emailsTo(order.customerEmail)).toHaveLength(1)
    const other = await anOrder(api.db, ready)
    expect((await ship(other.id, { requestId })).error?.code).toBe('idempotency_mismatch')
    expect(await stored(other.id)).toEqual([])
  })

  test('another parcel of the same order is another shipment, but not with the same code', async () => {
    const { order } = await aSentOrder()
    const again = await ship(order.id)
    expect([again.status, again.error?.code]).toEqual([409, 'shipment_duplicate'])
    const jadlog = { carrier: 'Jadlog', trackingCode: '0812', trackingUrl: 'https://jadlog.example/0812' }
    const { data } = await ship(order.id, jadlog)
    expect(data?.shipments).toMatchObject([{ carrier: 'Correios' }, jadlog])
    expect(await emailsTo(order.customerEmail)).toHaveLength(2)
  })

  test.each([
    ['order_not_ready', { status: 'in_production' }],
    ['order_not_ready', { status: 'delivered' }],
    ['order_not_shippable', { fulfilment: 'pickup' }],
    ['order_not_shippable', { cancelledAt: new Date() }],
    ['order_not_shippable', { paymentState: 'refunded' }],
    ['order_not_shippable', { withdrawalRequestedAt: new Date() }],
  ] as const)('is refused with %s for %o', async (code, values) => {
    const order = await anOrder(api.db, { ...ready, ...values })
    const { status, error } = await ship(order.id)
    expect([status, error?.code]).toEqual([409, code])
    expect(await stored(order.id)).toEqual([])
    expect(await emailsTo(order.customerEmail)).toEqual([])
  })

  test('despite a doubtful payment only when it is confirmed', async () => {
    const order = await anOrder(api.db, { ...ready, attention: 'fraud_warning' })
    expect((await ship(order.id)).error?.code).toBe('order_needs_attention')
    expect(await stored(order.id)).toEqual([])
    expect((await ship(order.id, { confirmAttention: true })).status).toBe(200)
  })

  test('history and audit log name the shipment, never the code', async () => {
    const { order, shipmentId } = await aSentOrder()
    expect(await eventsOf(order.id)).toEqual([{ kind: 'shipped', details: { shipmentId } }])
    const log = await auditOf(order.id)
    expect(log).toEqual([{ action: 'order.shipped', details: { changed: [], shipmentId } }])
    expect(JSON.stringify(log)).not.toContain(CODE)
  })
})

describe('correcting', () => {
  test('a code e-mails again, and only if something changed', async () => {
    const { order, shipmentId } = await aSentOrder()
    expect((await correct(order.id, shipmentId, {})).status).toBe(200)
    expect(await emailsTo(order.customerEmail)).toHaveLength(1)
    const { data } = await correct(order.id, shipmentId, { trackingCode: 'AA000000005BR' })
    expect(data?.shipments).toMatchObject([{ trackingCode: 'AA000000005BR', version: 1 }])
    const [, email] = await emailsTo(order.customerEmail)
    expect(email?.subject).toBe(`Rastreio corrigido: pedido nº ${order.number} - Ateliê`)
    expect(email?.text).toContain('AA000000005BR')
    // The second click of the same correction.
    expect((await correct(order.id, shipmentId, { trackingCode: 'AA000000005BR' })).status).toBe(200)
    expect(await emailsTo(order.customerEmail)).toHaveLength(2)
    expect((await eventsOf(order.id)).at(-1)).toEqual({
      kind: 'shipment_corrected',
      details: { shipmentId, changed: ['trackingCode'] },
    })
  })

  test('the fiscal key alone is no news for the customer, nor is anything after the delivery', async () => {
    const { order, shipmentId } = await aSentOrder()
    await correct(order.id, shipmentId, { fiscalKey: someFiscalKey })
    await admin.call(orders.setStatus, { params: { id: order.id }, body: { status: 'delivered' } })
    const late = await correct(order.id, shipmentId, { trackingCode: 'AA000000005BR', version: 1 })
    expect(late.data?.shipments).toMatchObject([{ trackingCode: 'AA000000005BR', fiscalKey: null }])
    expect(await emailsTo(order.customerEmail)).toHaveLength(1)
  })

  test('does not replace what another administrator wrote meanwhile', async () => {
    const { order, shipmentId } = await aSentOrder()
    await correct(order.id, shipmentId, { trackingCode: 'AA000000005BR' })
    const { status, error } = await correct(order.id, shipmentId, { carrier: 'Loggi', trackingCode: '' })
    expect([status, error?.code]).toEqual([409, 'stale_version'])
    expect(await stored(order.id)).toMatchObject([{ carrier: 'Correios', trackingCode: 'AA000000005BR' }])
  })

  test('finds a shipment only with its own order', async () => {
    const [mine, other] = [await aSentOrder(), await aSentOrder()]
    const { status, error } = await correct(mine.order.id, other.shipmentId, { trackingCode: '' })
    expect([status, error?.code]).toEqual([404, 'shipment_not_found'])
    expect(await stored(other.order.id)).toMatchObject([{ trackingCode: CODE }])
  })

  test('to the code of another parcel of the order is refused', async () => {
    const { order, shipmentId } = await aSentOrder()
    await ship(order.id, { trackingCode: 'AA000000005BR' })
    const { error } = await correct(order.id, shipmentId, { trackingCode: 'AA000000005BR' })
    expect(error?.code).toBe('shipment_duplicate')
  })

  test('brings no code back to an erased customer', async () => {
    const { order, shipmentId } = await aSentOrder()
    await api.db
      .updateTable('orders')
      .set({ erasedAt: new Date(), customerEmail: null })
      .where('id', '=', order.id)
      .execute()
    const { error } = await correct(order.id, shipmentId, { trackingCode: 'AA000000005BR' })
    expect(error?.code).toBe('customer_erased')
    expect((await admin.call(orderNotes.add, { params: order, body: { text: 'Ligar' } })).error?.code).toBe(
      'customer_erased',
    )
  })
})

test('the customer sees carrier, code and link of her own parcels, and neither key nor version', async () => {
  const user = await aUser(api.db)
  const order = await anOrder(api.db, { ...ready, userId: user.id })
  await ship(order.id, { fiscalKey: someFiscalKey })
  const customer = await api.as(user)
  const { data } = await customer.call(orders.read, { params: { id: order.id } })
  expect(data?.shipments).toEqual([
    {
      id: expect.any(Number) as unknown,
      carrier: 'Correios',
      trackingCode: CODE,
      trackingUrl: `https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`,
      shippedAt: expect.any(Date) as unknown,
    },
  ])
  const other = await api.as(await aUser(api.db))
  expect((await other.call(orders.read, { params: { id: order.id } })).status).toBe(404)
  const unsent = await anOrder(api.db, { ...ready, userId: user.id })
  expect((await customer.call(orders.read, { params: { id: unsent.id } })).data).not.toHaveProperty(
    'shipments',
  )
})
