import { promiseChanges } from '@shop/contract/promise-changes'
import { promiseReports } from '@shop/contract/promise-report'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { aPromiseChange } from '@shop/test-kit/production'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  database = await testDatabase()
  await stopClock(database.adminUrl, new Date('2026-11-16T15:00:00Z'))
  api = await testApi({ db: database.db })
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const report = async (months: '3' | '6' | '12' = '12') => {
  const { data } = await admin.call(promiseReports.read, { query: { months } })
  if (data === undefined) throw new Error('no report')
  return data
}

const delivered = (deliveredAt: string, promisedTo: string, values = {}) =>
  anOrder(api.db, {
    ...{ paymentState: 'paid' as const, paidAt: new Date('2026-06-01T12:00:00Z') },
    ...{ status: 'delivered' as const, deliveredAt: new Date(deliveredAt) },
    ...{ promisedFrom: '2026-06-10', promisedTo },
    ...values,
  })

test('without a delivery nothing is measured', async () => {
  const { total, months, causes, reasons } = await report('3')
  expect(total).toEqual({
    ...{ delivered: 0, first: { onTime: 0, meanDays: null } },
    last: { onTime: 0, meanDays: null },
  })
  expect(months.map(({ name, delivered: count, changes }) => [name, count, changes])).toEqual([
    ['set/2026', 0, 0],
    ['out/2026', 0, 0],
    ['nov/2026', 0, 0],
  ])
  expect([causes, reasons]).toEqual([[], []])
})

test('deliveries are compared with the first promise and with the last one, by the month of the delivery', async () => {
  // Two days early.
  await delivered('2026-10-20T15:00:00Z', '2026-10-22')
  // In time by the promise as it was moved; six days late by the first.
  const moved = await delivered('2026-11-11T15:00:00Z', '2026-11-13')
  await aPromiseChange(api.db, moved, {
    ...{ oldTo: '2026-11-05', newFrom: '2026-11-10', newTo: '2026-11-13' },
  })
  // Four days late by both.
  await delivered('2026-11-09T15:00:00Z', '2026-11-05')
  await delivered('2026-11-09T15:00:00Z', '2026-11-05', { status: 'ready', deliveredAt: null })
  await delivered('2026-11-09T15:00:00Z', '2026-11-05', { promisedFrom: null, promisedTo: null })
  const { total, months } = await report()
  expect(total).toEqual({
    delivered: 3,
    first: { onTime: 1, meanDays: 2.7 },
    last: { onTime: 2, meanDays: 0 },
  })
  expect(months.slice(-2)).toMatchObject([
    { name: 'out/2026', delivered: 1, first: { onTime: 1, meanDays: -2 }, last: { onTime: 1, meanDays: -2 } },
    { name: 'nov/2026', delivered: 2, first: { onTime: 0, meanDays: 5 }, last: { onTime: 1, meanDays: 1 } },
  ])
  expect((await report('3')).months).toHaveLength(3)
})

test('what is due on a Sunday is in time on Monday, and an evening belongs to its day in São Paulo', async () => {
  const before = (await report()).total
  // Sunday, 13 September 2026; delivered on Monday.
  await delivered('2026-09-14T15:00:00Z', '2026-09-13')
  // 23h of the 15th in São Paulo.
  await delivered('2026-09-16T02:00:00Z', '2026-09-15')
  const { total } = await report()
  expect([total.delivered - before.delivered, total.last.onTime - before.last.onTime]).toEqual([2, 2])
})

test('changes are counted by cause, by reason and by what the customers said', async () => {
  const user = await aUser(api.db)
  const open = { paymentState: 'paid', paidAt: new Date(), status: 'in_production', userId: user.id } as const
  const [one, other] = [await anOrder(api.db, open), await anOrder(api.db, open)]
  const created = { createdAt: new Date('2026-09-10T12:00:00Z') }
  for (let day = 0; day < 3; day += 1) await aPromiseChange(api.db, one, { cause: 'measures', ...created })
  const change = await aPromiseChange(api.db, other, { reason: 'Férias da bordadeira', ...created })
  const before = await report()
  const customer = await api.as(user)
  await customer.call(promiseChanges.reply, {
    params: other,
    body: { changeId: change.id, reply: 'accepted' },
  })
  const { causes, reasons, replies, months } = await report()
  expect(causes).toEqual([
    { cause: 'atelier', changes: 2, orders: 2 },
    { cause: 'measures', changes: 3, orders: 1 },
  ])
  expect(reasons).toEqual([
    { reason: 'A renda chegou depois.', changes: 1 },
    { reason: 'Férias da bordadeira', changes: 1 },
  ])
  expect([before.replies.none, replies]).toEqual([2, { accepted: 1, talk: 0, cancel: 0, none: 1 }])
  expect(months.find(({ name }) => name === 'set/2026')?.changes).toBe(2)
})

test('only an administrator reads it', async () => {
  expect((await api.visitor.call(promiseReports.read, { query: {} })).status).toBe(401)
  const customer = await api.as(await aUser(api.db))
  expect((await customer.call(promiseReports.read, { query: {} })).status).toBe(403)
})
