import { orders } from '@shop/contract/orders'
import { type ReceivableState, receivables } from '@shop/contract/receivables'
import { reports } from '@shop/contract/reports'
import { testApi } from '@shop/test-kit/api'
import { aPlanOrder } from '@shop/test-kit/charges'
import { testDatabase } from '@shop/test-kit/database'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  database = await testDatabase()
  // A Monday.
  await stopClock(database.adminUrl, new Date('2026-11-16T15:00:00Z'))
  api = await testApi({ db: database.db })
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(async () => {
  await api.close()
  await database.close()
})
beforeEach(async () => {
  await database.admin.deleteFrom('refunds').execute()
  await database.admin.deleteFrom('orders').execute()
})

const november = { from: '2026-11-01', to: '2026-11-30' }
const october = { from: '2026-10-01', to: '2026-10-31' }
const deposit = { amountCents: 100_000, dueOn: '2026-05-18' }
const part = (dueOn: string, values = {}) => ({ amountCents: 50_000, dueOn, ...values })
const noon = (day: string) => new Date(`${day}T15:00:00Z`)

async function read(period = november, state?: ReceivableState) {
  const { data } = await admin.call(receivables.list, { query: { ...period, state } })
  if (data === undefined) throw new Error('no list')
  return data
}
const duesOf = ({ charges }: { charges: { dueOn: string }[] }) => charges.map(({ dueOn }) => dueOn)
const aPart = (dueOn: string, charge = {}, order = {}) =>
  aPlanOrder(api.db, [deposit, part(dueOn, charge)], order)

describe('a month', () => {
  test('shows each open part with whom, what for, which part, when and how late it is', async () => {
    const user = await aUser(api.db)
    const product = await aProduct(api.db, { name: 'Açucena' })
    const paidAt = noon('2026-11-04')
    const { order, chargeIds } = await aPlanOrder(
      api.db,
      [deposit, part('2026-11-04', { paidAt, receivedWay: 'cash' }), part('2026-11-12'), part('2026-12-12')],
      { userId: user.id, customerName: 'Fernanda Rocha', customerPhone: '(11) 98888-0000' },
    )
    await anItem(api.db, order, product)
    await anItem(api.db, order, await aProduct(api.db))
    const { today, late, due, paid } = await read()
    expect(today).toBe('2026-11-16')
    expect(due).toEqual({ count: 0, sumCents: 0, charges: [] })
    expect(late).toMatchObject({ count: 1, sumCents: 50_000, oldestDays: 4 })
    expect(late.charges).toEqual([
      {
        ...{ id: chargeIds[2], orderId: order.id, number: order.number, hasAccount: true },
        customer: { name: 'Fernanda Rocha', phone: '(11) 98888-0000', email: order.customerEmail },
        product: { name: 'Açucena', imageUrl: null },
        ...{ kind: 'part', part: { position: 2, count: 3 }, description: null },
        ...{ amountCents: 50_000, refundedCents: 0, dueOn: '2026-11-12', isLate: true, daysLate: 4 },
        ...{ paidAt: null, paymentMethod: null, receivedWay: null },
      },
    ])
    expect(paid).toMatchObject({ count: 1, sumCents: 50_000 })
    expect(paid.charges).toMatchObject([
      { id: chargeIds[1], paidAt, receivedWay: 'cash', isLate: false, daysLate: 0, part: { position: 1 } },
    ])
  })

  test.for([
    ['late since a working day', '2026-11-13', 'late'],
    ['not late: its Saturday counts until this Monday', '2026-11-14', 'due'],
    ['due today', '2026-11-16', 'due'],
    ['due on the last day', '2026-11-30', 'due'],
    ['late since the month before', '2026-10-30', 'late'],
    ['due in the next month', '2026-12-01', undefined],
  ] as const)('has a charge %s', async ([, dueOn, group]) => {
    await aPart(dueOn)
    const { late, due } = await read()
    expect([duesOf(late), duesOf(due)]).toEqual([
      group === 'late' ? [dueOn] : [],
      group === 'due' ? [dueOn] : [],
    ])
  })

  test('that is over has what was due in it and is still open', async () => {
    await aPart('2026-09-30')
    await aPart('2026-10-01')
    await aPart('2026-11-02')
    expect(duesOf((await read(october)).late)).toEqual(['2026-10-01'])
    expect(duesOf((await read(october)).due)).toEqual([])
  })

  test('to come has what is due in it alone', async () => {
    await aPart('2026-11-12')
    await aPart('2026-12-31')
    const december = await read({ from: '2026-12-01', to: '2026-12-31' })
    expect([duesOf(december.late), duesOf(december.due)]).toEqual([[], ['2026-12-31']])
  })

  test('with today has what was due before it and is not late yet', async () => {
    await aPart('2026-11-14')
    const { due } = await read({ from: '2026-11-16', to: '2026-11-30' })
    expect([due.count, duesOf(due)]).toEqual([1, ['2026-11-14']])
  })

  test('lists the oldest first, and sums every group even where one alone is listed', async () => {
    await aPart('2026-11-12')
    await aPart('2026-11-03')
    await aPart('2026-11-18')
    const late = await read(november, 'late')
    expect(duesOf(late.late)).toEqual(['2026-11-03', '2026-11-12'])
    expect(late.due).toEqual({ count: 1, sumCents: 50_000, charges: [] })
    expect(duesOf((await read(november, 'due')).due)).toEqual(['2026-11-18'])
  })

  test('counts the atelier’s own closed days', async () => {
    const setting = { key: 'closed_days', value: JSON.stringify(['2026-11-13']) }
    await api.db.insertInto('settings').values(setting).execute()
    await aPart('2026-11-13')
    const { late, due } = await read()
    await api.db.deleteFrom('settings').where('key', '=', 'closed_days').execute()
    expect([duesOf(late), duesOf(due)]).toEqual([[], ['2026-11-13']])
  })
})

test.for([
  ['unpaid', { paymentState: 'awaiting', paidAt: null }, {}],
  ['refunded', { paymentState: 'refunded' }, {}],
  ['cancelled', { cancelledAt: new Date() }, {}],
  ['withdrawn from', { withdrawalRequestedAt: new Date() }, {}],
  ['open, whose part is cancelled', {}, { cancelledAt: new Date() }],
] as const)('nothing is due of an order that is %s', async ([, order, charge]) => {
  await aPart('2026-11-12', charge, order)
  await aPart('2026-11-18', charge, order)
  const { late, due } = await read()
  expect([late.count, due.count]).toEqual([0, 0])
})

describe('received', () => {
  test('is what was paid in the month of São Paulo, in one charge or in parts, the last first', async () => {
    const paidOrder = (paidAt: Date, values = {}) =>
      anOrder(api.db, { paymentState: 'paid', paidAt, totalCents: 30_000, paymentMethod: 'pix', ...values })
    await paidOrder(new Date('2026-11-01T02:59:59Z'))
    const first = await paidOrder(new Date('2026-11-01T03:00:00Z'))
    const last = await paidOrder(new Date('2026-12-01T02:59:59Z'), { cancelledAt: new Date() })
    await paidOrder(new Date('2026-12-01T03:00:00Z'))
    const { paid } = await read()
    expect(paid).toMatchObject({ count: 2, sumCents: 60_000 })
    expect(paid.charges).toMatchObject([
      { number: last.number, kind: 'whole', part: null, paymentMethod: 'pix' },
      { number: first.number, kind: 'whole' },
    ])
  })

  test('is without what was returned, as in the reports', async () => {
    const { order, chargeIds } = await aPlanOrder(api.db, [
      { ...deposit, paidAt: noon('2026-11-10') },
      part('2026-12-01'),
    ])
    const refund = { orderId: order.id, amountCents: 30_000, status: 'succeeded' } as const
    const chargeId = chargeIds[0] ?? 0
    await api.db
      .insertInto('refunds')
      .values({ ...refund, chargeId, requestId: crypto.randomUUID() })
      .execute()
    const { paid } = await read()
    expect(paid.sumCents).toBe(70_000)
    expect(paid.charges).toMatchObject([{ amountCents: 100_000, refundedCents: 30_000 }])
  })
})

test('parts that a new plan left out are not counted among the parts', async () => {
  const cancelledAt = new Date()
  const parts = [part('2026-11-18', { cancelledAt }), part('2026-11-25'), part('2026-12-18')]
  await aPlanOrder(api.db, [deposit, ...parts])
  expect((await read()).due.charges).toMatchObject([{ part: { position: 1, count: 2 } }])
})

test('the dashboard counts what is late, and names what has been for fifteen days', async () => {
  await aPart('2026-11-12')
  await aPart('2026-11-02')
  const { order } = await aPart('2026-10-30')
  await aPart('2026-11-18')
  const { data } = await admin.call(reports.dashboard, {})
  expect(data?.lateCharges).toMatchObject({ count: 3, sumCents: 150_000, oldestDays: 17, longCount: 1 })
  expect(data?.lateCharges?.long).toMatchObject([{ number: order.number, daysLate: 17 }])
  // It decides nothing by itself.
  const { data: unchanged } = await admin.call(orders.read, { params: { id: order.id } })
  expect(unchanged).toMatchObject({ paymentState: 'partly_paid', cancelledAt: null })
})

test('a period of more than a year is rejected, and so is everybody but an administrator', async () => {
  const years = { from: '2024-01-01', to: '2026-01-01' }
  const { error } = await admin.call(receivables.list, { query: years })
  expect(error).toMatchObject({ code: 'invalid_input' })
  expect((await api.visitor.call(receivables.list, { query: november })).status).toBe(401)
  const seamstress = await api.as(await aUser(api.db, { role: 'seamstress' }))
  expect((await seamstress.call(receivables.list, { query: november })).status).toBe(403)
})
