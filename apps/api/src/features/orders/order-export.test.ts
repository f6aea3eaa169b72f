import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aPlannedOrder } from '@shop/test-kit/planned-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someFiscalKey } from '../../testing/whole-customer.ts'

let api: Awaited<ReturnType<typeof testApi>>
let token: string
beforeAll(async () => {
  api = await testApi()
  token = (await aSession(api.db, await aUser(api.db, { role: 'admin' }))).token
})
afterAll(() => api.close())

const csv = async (query = '') => {
  const response = await api.inject({
    url: `/api/orders/export${query}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { ...response, lines: response.payload.split('\r\n').slice(1, -1) }
}

test('the export has a row for each order, with its items and with amounts that a spreadsheet can sum', async () => {
  const product = await aProduct(api.db, { name: 'Açucena' })
  const order = await anOrder(api.db, {
    ...{
      paymentState: 'paid' as const,
      status: 'in_production' as const,
      paidAt: new Date('2026-03-02T15:00:00Z'),
    },
    createdAt: new Date('2026-03-01T15:30:00Z'),
    cancelledAt: new Date('2026-04-17T12:00:00Z'),
    customerName: '=cmd|" /C calc"!A0',
    customerEmail: 'ana@exemplo.test',
    customerPhone: '(11) 90000-0000',
    totalCents: 978_000,
  })
  const line = {
    orderId: order.id,
    productId: product.id,
    productName: 'Açucena',
    size: 'M',
    color: 'Off-White',
  }
  await api.db
    .insertInto('orderItems')
    .values({ ...line, quantity: 2, unitPriceCents: 489_000 })
    .execute()
  const parcel = { orderId: order.id, carrier: 'Correios', fiscalKey: someFiscalKey }
  for (const trackingCode of ['OY123456785BR', null]) {
    const requestId = crypto.randomUUID()
    await api.db
      .insertInto('shipments')
      .values({ ...parcel, requestId, trackingCode })
      .execute()
  }
  const { statusCode, headers, lines } = await csv()
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toMatch(/filename="pedidos-\d{4}-\d\d-\d\d\.csv"/)
  expect(lines).toEqual([
    `${order.number};"01/03/2026 12:30";"Em Produção";"pago";"02/03/2026 12:00";"'=cmd|"" /C calc""!A0";"ana@exemplo.test";"(11) 90000-0000";"Rua das Acácias, 120";"";"São Paulo";"SP";"01310-100";"2 × Açucena (M, Off-White)";2;"9780,00";"0,00";"17/04/2026 09:00";"Correios | Correios";"OY123456785BR | ";"";"0,00";"9780,00";"0,00"`,
  ])
})

test('the export contains all orders that match the filters, across batches', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => anOrder(api.db, { createdAt: new Date('2025-06-15T12:00:00Z') })),
  )
  await anOrder(api.db, { paymentState: 'expired', createdAt: new Date('2025-06-16T02:59:00Z') })
  await anOrder(api.db, { createdAt: new Date('2025-06-16T03:00:00Z') })
  expect((await csv('?from=2025-06-15&to=2025-06-15')).lines).toHaveLength(21)
  expect((await csv('?from=2025-06-16&to=2025-06-30')).lines).toHaveLength(1)
  expect((await csv('?paymentState=expirado')).lines).toHaveLength(1)
  expect((await csv('?status=Em%20Produ%C3%A7%C3%A3o')).lines).toHaveLength(1)
  expect((await csv('?search=ana@exemplo')).lines).toHaveLength(1)
})

test('the export ends with what was received of each order and what is open', async () => {
  const createdAt = new Date('2024-02-10T12:00:00Z')
  const parts = [{ amountCents: 206_700, paidAt: createdAt }, { amountCents: 482_300 }]
  await aPlannedOrder(api.db, parts, { createdAt })
  const paidAt = createdAt
  for (const values of [
    {},
    { paymentState: 'paid', paidAt },
    { paymentState: 'expired' },
    { paymentState: 'refunded', paidAt },
    { paymentState: 'paid', paidAt, cancelledAt: createdAt },
  ] as const)
    await anOrder(api.db, { totalCents: 100_000, createdAt, ...values })
  const { lines, payload } = await csv('?from=2024-02-10&to=2024-02-10')
  expect(payload.slice(0, payload.indexOf('\r\n'))).toMatch(/;"Cupom";"Desconto";"Recebido";"Em aberto"$/)
  expect(lines.map((line) => line.split(';').slice(-2)).toReversed()).toEqual([
    ['"2067,00"', '"4823,00"'],
    ['"0,00"', '"1000,00"'],
    ['"1000,00"', '"0,00"'],
    ['"0,00"', '"0,00"'],
    ['"1000,00"', '"0,00"'],
    ['"1000,00"', '"0,00"'],
  ])
  expect((await csv('?paymentState=parcial')).lines).toHaveLength(1)
})

test('the export is recorded in the audit log and restricted to administrators', async () => {
  await csv()
  const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({ action: 'orders.export', objectType: 'export' })
  expect((await api.visitor.call(orders.exportCsv, { query: {} })).status).toBe(401)
  expect((await (await api.as(await aUser(api.db))).call(orders.exportCsv, { query: {} })).status).toBe(403)
})
