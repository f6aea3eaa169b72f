import type { reportPeriods } from '@shop/contract/constants'
import { orders } from '@shop/contract/orders'
import { reports } from '@shop/contract/reports'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`delete from refunds`.execute(api.db)
  await sql`delete from orders`.execute(api.db)
})

const aNumber: unknown = expect.any(Number)
const aName: unknown = expect.any(String)

type Months = (typeof reportPeriods)[number]
const report = async (months?: Months) => {
  const { data } = await admin.call(reports.read, { query: { ...(months !== undefined && { months }) } })
  if (data === undefined) throw new Error('no report')
  return data
}
const paid = { paymentState: 'paid', status: 'confirmed' } as const
/** Noon on the 15th of the month this many months ago: the same month in every time zone. */
const monthsAgo = (count: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15, 15))
}
const aSale = async (
  values: Parameters<typeof anOrder>[1],
  lines: [productId: number, quantity: number][] = [],
) => {
  const order = await anOrder(api.db, { ...paid, paidAt: monthsAgo(0), ...values })
  for (const [productId, quantity] of lines) {
    const line = { orderId: order.id, productId, productName: 'Peça', size: 'M', color: 'Branco', quantity }
    await api.db
      .insertInto('orderItems')
      .values({ ...line, unitPriceCents: 1000 })
      .execute()
  }
  return order
}

describe('the report', () => {
  test('has its totals, the latest orders and three charts, with the established field names of the wire', async () => {
    const dress = await aProduct(api.db, { name: 'Açucena' })
    await aSale({ totalCents: 123_456 }, [[dress.id, 2]])
    const response = await api.inject({ url: '/api/reports', headers: await bearer() })
    expect(response.json()).toMatchObject({
      totalRevenue: 1234.56,
      totalProducts: aNumber,
      totalOrders: 1,
      pendingOrders: 0,
      totalCustomers: aNumber,
      recentOrders: [
        { status: 'Confirmado', total: 1234.56, customer: {}, shipping: {}, items: [{ quantity: 2 }] },
      ],
      chartData: {
        monthlySales: [
          ...Array.from({ length: 11 }, () => ({ name: aName, value: 0, orders: 0 })),
          { name: aName, value: 1234.56, orders: 1 },
        ],
        salesByProduct: [{ name: 'Açucena', value: 2 }],
        salesByState: [{ name: 'SP', value: 1234.56 }],
      },
    })
  })

  test('counts what was paid, minus refunds, and no unpaid orders', async () => {
    await aSale({ totalCents: 10_000 })
    for (const paymentState of ['awaiting', 'declined', 'expired'] as const) {
      await anOrder(api.db, { totalCents: 70_000, paymentState })
    }
    const partly = await aSale({ totalCents: 5000 })
    const wholly = await aSale({ totalCents: 3000 })
    for (const [order, amount, status] of [
      [partly, 2000, 'succeeded'],
      [partly, 1000, 'pending'],
      [wholly, 3000, 'succeeded'],
    ] as const) {
      await sql`insert into refunds (order_id, request_id, amount_cents, status)
        values (${order.id}, gen_random_uuid(), ${amount}, ${status})`.execute(api.db)
    }
    await sql`update orders set payment_state = 'refunded' where id = ${wholly.id}`.execute(api.db)
    const { totalRevenueCents, totalOrders, chartData } = await report()
    expect([totalRevenueCents, totalOrders]).toEqual([13_000, 6])
    expect(chartData.salesByState).toEqual([{ name: 'SP', valueCents: 13_000 }])
    expect(chartData.monthlySales.at(-1)?.valueCents).toBe(13_000)
  })

  test('has twelve months in São Paulo time, those without a sale with zero', async () => {
    await aSale({ totalCents: 500, paidAt: monthsAgo(11) })
    await aSale({ totalCents: 900, paidAt: monthsAgo(12) })
    const { chartData, totalRevenueCents } = await report()
    expect(chartData.monthlySales).toHaveLength(12)
    expect(chartData.monthlySales.map(({ valueCents }) => valueCents)).toEqual([
      500,
      ...Array.from({ length: 11 }, () => 0),
    ])
    expect(
      chartData.monthlySales.every(({ name }) =>
        /^(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\/\d{4}$/.test(name),
      ),
    ).toBe(true)
    expect(totalRevenueCents).toBe(1400)
  })

  test('an evening sale on the last day belongs to that month, although it is the next month in UTC', async () => {
    const { rows } = await sql<{ evening: Date }>`
      select (sale_month(now()) - interval '1 hour') at time zone 'America/Sao_Paulo' as evening`.execute(
      api.db,
    )
    await aSale({ totalCents: 700, paidAt: rows[0]?.evening ?? new Date() })
    const months = (await report()).chartData.monthlySales
    expect(months.slice(-2).map(({ valueCents }) => valueCents)).toEqual([700, 0])
  })

  test('shows products by units and states by revenue, the largest first, and months: all of the requested period', async () => {
    const [dress, veil] = [
      await aProduct(api.db, { name: 'Açucena' }),
      await aProduct(api.db, { name: 'Véu' }),
    ]
    await aSale({ totalCents: 2000, shippingState: 'RJ' }, [[veil.id, 2]])
    await aSale({ totalCents: 5000, shippingState: 'MG' }, [
      [dress.id, 1],
      [veil.id, 4],
    ])
    await aSale({ totalCents: 9000, paidAt: monthsAgo(4) }, [[dress.id, 9]])
    for (const paymentState of ['awaiting', 'declined', 'expired', 'refunded'] as const) {
      const paidAt = paymentState === 'refunded' ? monthsAgo(0) : null
      const unsold = { paymentState, paidAt, refundedCents: paidAt ? 7000 : 0 }
      await aSale({ totalCents: 7000, shippingState: 'BA', ...unsold }, [[veil.id, 9]])
    }
    const year = (await report()).chartData
    expect(year.salesByProduct).toEqual([
      { name: 'Açucena', units: 10, productId: dress.id, salesCents: 10_000 },
      { name: 'Véu', units: 6, productId: veil.id, salesCents: 6000 },
    ])
    expect(year.salesByState.map(({ name }) => name)).toEqual(['SP', 'MG', 'RJ'])
    const quarter = (await report('3')).chartData
    expect(quarter.salesByProduct.map(({ name, units }) => [name, units])).toEqual([
      ['Véu', 6],
      ['Açucena', 1],
    ])
    expect(quarter.salesByState).toEqual([
      { name: 'MG', valueCents: 5000 },
      { name: 'RJ', valueCents: 2000 },
    ])
    expect(quarter.monthlySales.map(({ valueCents }) => valueCents)).toEqual([0, 0, 7000])
    const { chartData, period, totalRevenueCents } = await report('6')
    expect(chartData.monthlySales.map(({ valueCents }) => valueCents)).toEqual([0, 9000, 0, 0, 0, 7000])
    expect(chartData.salesByState.reduce((sum, { valueCents }) => sum + valueCents, 0)).toBe(16_000)
    expect(period?.from.slice(0, 7)).toBe(monthsAgo(5).toISOString().slice(0, 7))
    expect(period?.from.slice(-2)).toBe('01')
    expect(totalRevenueCents).toBe(16_000)
  })

  test('the current month is shown with the same month of last year', async () => {
    await aSale({ totalCents: 4000 })
    await aSale({ totalCents: 2500, paidAt: monthsAgo(12) })
    await aSale({ totalCents: 800, paidAt: monthsAgo(13) })
    const { sameMonthLastYear, chartData } = await report()
    const running = chartData.monthlySales.at(-1)
    expect(running?.valueCents).toBe(4000)
    expect(sameMonthLastYear?.valueCents).toBe(2500)
    expect(sameMonthLastYear?.name.slice(0, 3)).toBe(running?.name.slice(0, 3))
    expect(sameMonthLastYear?.name).not.toBe(running?.name)
  })

  test('pending orders are those that are Pendente and not expired', async () => {
    await anOrder(api.db)
    await anOrder(api.db, { paymentState: 'declined' })
    await anOrder(api.db, { paymentState: 'expired' })
    await aSale({})
    expect((await report()).pendingOrders).toBe(2)
    const query = { scope: 'todos', status: 'pending', active: true } as const
    expect((await admin.call(orders.list, { query })).data).toHaveLength(2)
  })

  test('customers are the users with that role, products those for sale', async () => {
    const before = await report()
    await aUser(api.db)
    await aUser(api.db, { role: 'admin' })
    await aProduct(api.db)
    const gone = await aProduct(api.db)
    await sql`update products set deleted_at = now(), category_id = null where id = ${gone.id}`.execute(
      api.db,
    )
    const after = await report()
    expect([
      after.totalCustomers - before.totalCustomers,
      after.totalProducts - before.totalProducts,
    ]).toEqual([1, 1])
  })

  test('the latest fifty orders are included, newest first', async () => {
    await sql`insert into orders (customer_name, customer_email, shipping_address, shipping_city, shipping_state,
        shipping_zip_code, total_cents, created_at)
      select 'Cliente', 'c@exemplo.test', 'Rua', 'Santos', 'SP', '01310-100', n, now() - n * interval '1 hour'
      from generate_series(1, 60) n`.execute(api.db)
    const { recentOrders, totalOrders } = await report()
    expect(totalOrders).toBe(60)
    expect(recentOrders.map(({ totalCents }) => totalCents)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    )
  })
})

test('neither a visitor nor a customer can read the reports', async () => {
  const customer = await api.as(await aUser(api.db))
  for (const [who, status] of [
    [api.visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await who.call(reports.read, { query: {} })).status).toBe(status)
    expect((await who.call(reports.dashboard, {})).status).toBe(status)
  }
})

async function bearer() {
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  return { authorization: `Bearer ${token}` }
}
