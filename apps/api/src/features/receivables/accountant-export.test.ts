import { receivables } from '@shop/contract/receivables'
import { testApi } from '@shop/test-kit/api'
import { aPlanOrder } from '@shop/test-kit/charges'
import { anOrder, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let token: string
beforeAll(async () => {
  api = await testApi()
  token = (await aSession(api.db, await aUser(api.db, { role: 'admin' }))).token
})
afterAll(() => api.close())

async function csv(query = '') {
  const response = await api.inject({
    url: `/api/charges/export${query}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { ...response, lines: response.payload.split('\r\n').slice(1, -1) }
}

test('has a row for each charge received and each order delivered, with whole CPF and sums to add up', async () => {
  const received = (day: string) => ({ paidAt: new Date(`${day}T15:00:00Z`) })
  const { order, chargeIds } = await aPlanOrder(
    api.db,
    [
      { amountCents: 100_000, dueOn: '2026-03-01' },
      { amountCents: 50_000, dueOn: '2026-04-01', ...received('2026-04-02'), receivedWay: 'cash' },
      { amountCents: 25_050, dueOn: '2026-05-01', ...received('2026-05-02'), paymentMethod: 'card' },
      {
        kind: 'extra',
        description: '=1+1',
        amountCents: 10_000,
        dueOn: '2026-06-01',
        ...received('2026-06-01'),
      },
    ],
    {
      ...{ paymentState: 'paid', paidAt: new Date('2026-03-02T01:00:00Z'), customerCpf: '52998224725' },
      ...{ status: 'delivered', deliveredAt: new Date('2026-06-11T02:59:00Z'), customerName: 'Ana; "Bia"' },
    },
  )
  const [chargeId] = chargeIds
  const refund = { orderId: order.id, amountCents: 30_000, status: 'succeeded' } as const
  await api.db
    .insertInto('refunds')
    .values({ ...refund, chargeId: chargeId ?? 0, requestId: crypto.randomUUID() })
    .execute()
  const { statusCode, headers, lines } = await csv('?from=2026-03-01&to=2026-06-10')
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toMatch(/filename="recebimentos-\d{4}-\d\d-\d\d\.csv"/)
  const who = `${order.number};"Ana; ""Bia""";"529.982.247-25";"SP"`
  expect(lines).toEqual([
    `"Recebimento";"01/03/2026";"";${who};"Sinal";"Pix";"1000,00";"300,00";""`,
    `"Recebimento";"02/04/2026";"";${who};"Parcela 1 de 2";"Dinheiro, no ateliê";"500,00";"0,00";""`,
    `"Recebimento";"02/05/2026";"";${who};"Parcela 2 de 2";"Cartão";"250,50";"0,00";""`,
    `"Recebimento";"01/06/2026";"";${who};"Acréscimo: =1+1";"";"100,00";"0,00";""`,
    `"Entrega";"";"10/06/2026";${who};"";"";"";"";"1850,50"`,
  ])
})

test('contains the days of the period in São Paulo, and all rows across batches of one moment', async () => {
  const paidAt = new Date('2025-06-15T12:00:00Z')
  const order = { paymentState: 'paid', totalCents: 1000 } as const
  const same = Array.from({ length: 520 }, () => ({ ...order, paidAt, ...address }))
  await api.db.insertInto('orders').values(same).execute()
  await anOrder(api.db, { ...order, paidAt: new Date('2025-06-16T02:59:59Z') })
  await anOrder(api.db, { ...order, paidAt: new Date('2025-06-16T03:00:00Z') })
  const { lines } = await csv('?from=2025-06-15&to=2025-06-15')
  expect(lines).toHaveLength(521)
  expect(new Set(lines).size).toBe(521)
  expect((await csv('?from=2025-06-16&to=2025-06-30')).lines).toHaveLength(1)
})

const address = {
  ...{ customerName: 'Cliente', customerEmail: 'cliente@exemplo.test' },
  ...{ shippingAddress: 'Rua das Acácias, 120', shippingCity: 'São Paulo' },
  ...{ shippingState: 'SP', shippingZipCode: '01310-100' },
}

test('is recorded in the audit log and restricted to administrators', async () => {
  await csv()
  const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({ action: 'charges.export', objectType: 'export' })
  expect((await api.visitor.call(receivables.exportCsv, { query: {} })).status).toBe(401)
  const customer = await api.as(await aUser(api.db))
  expect((await customer.call(receivables.exportCsv, { query: {} })).status).toBe(403)
})
