import { orders } from '@shop/contract/orders'
import { productionPlans } from '@shop/contract/production-plans'
import { schedule } from '@shop/contract/schedule'
import { store } from '@shop/contract/store'
import { aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'

const HOUR = 60
let api: Awaited<ReturnType<typeof atelierApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await atelierApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

async function read() {
  const { data } = await admin.call(schedule.capacity, {})
  if (data === undefined) throw new Error('no capacity')
  return data
}

test('twelve weeks with their hours and what is booked', async () => {
  const { weeks, settings, asOf } = await read()
  expect(asOf).toBe('2026-11-16')
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2026-11-16', minutes: 3_600, bookedMinutes: 50 * HOUR, note: null })
  expect(settings).toEqual({
    weeklyMinutes: 3_600,
    marginDays: 5,
    shipDays: { min: 2, max: 5 },
    safetyDays: 15,
    tightDays: 30,
  })
})

test('a week that differs is saved, cut below what is booked too, and visitors then see no free hours', async () => {
  const { settings, version } = await read()
  const exceptions = [
    { week: '2026-11-30', minutes: 30 * HOUR, note: 'Lúcia viaja' },
    { week: '2026-12-28', minutes: 0, note: 'Férias coletivas' },
  ]
  const saved = await admin.call(schedule.save, { body: { settings, exceptions, version } })
  const week = saved.data?.weeks.find((one) => one.week === '2026-11-30')
  expect(week).toMatchObject({ minutes: 30 * HOUR, bookedMinutes: 45 * HOUR, note: 'Lúcia viaja' })
  const { data: seen } = await api.visitor.call(schedule.read, {})
  const free = new Map(seen?.weeks.map((one) => [one.week, one.freeMinutes]))
  expect([free.get('2026-11-30'), free.get('2026-12-28')]).toEqual([0, 0])
  const stale = await admin.call(schedule.save, { body: { settings, exceptions: [], version } })
  expect(stale.error?.code).toBe('stale_version')
  await admin.call(schedule.save, { body: { settings, exceptions: [] } })
})

test.each([
  ['a day that is no Monday', { exceptions: [{ week: '2026-12-01', minutes: 60, note: '' }] }],
  ['a usual week without hours', { settings: { weeklyMinutes: 0 } }],
  ['a carrier that is faster than it is fast', { settings: { shipDays: { min: 6, max: 5 } } }],
  ['a tight day after the safe one', { settings: { safetyDays: 40 } }],
])('%s is rejected', async (_, changes: { settings?: object; exceptions?: object[] }) => {
  const { settings } = await read()
  const body = { settings: { ...settings, ...changes.settings }, exceptions: changes.exceptions ?? [] }
  expect(schedule.save.body.safeParse(body).success).toBe(false)
})

test('a week is named once', async () => {
  const { settings } = await read()
  const twice = [30, 40].map((hours) => ({ week: '2026-12-14', minutes: hours * HOUR, note: '' }))
  const { status, error } = await admin.call(schedule.save, { body: { settings, exceptions: twice } })
  expect([status, error?.fields]).toEqual([400, { exceptions: 'Cada semana aparece uma só vez.' }])
  expect((await read()).weeks.filter(({ note }) => note !== null)).toEqual([])
})

test('weeks that have passed stay as they were', async () => {
  const past = { week: '2026-11-09', minutes: 20 * HOUR, note: 'Feira' }
  await api.db.insertInto('capacityWeeks').values(past).execute()
  const { settings } = await read()
  const exceptions = [
    { ...past, minutes: 0 },
    { week: '2026-12-14', minutes: 72 * HOUR, note: 'Diarista' },
  ]
  const { data } = await admin.call(schedule.save, { body: { settings, exceptions } })
  expect(data?.weeks.filter(({ note }) => note !== null).map(({ week }) => week)).toEqual(['2026-12-14'])
  const stored = await api.db.selectFrom('capacityWeeks').selectAll().orderBy('week').execute()
  expect(stored).toEqual([past, exceptions[1]])
  await admin.call(schedule.save, { body: { settings, exceptions: [] } })
})

test('customers see neither the weeks nor the plans', async () => {
  const customer = await api.as(await aUser(api.db))
  for (const endpoint of [schedule.capacity, productionPlans.list])
    expect((await customer.call(endpoint, {})).status).toBe(403)
})

test('changing calendar, plans and capacity changes no promise that was made', async () => {
  const buyer = await api.as(await aUser(api.db))
  const { data } = await buyer.call(orders.place, {
    body: aDraft([{ ...api.dress, offer: 'made_to_order' }]),
  })
  const id = data?.id ?? 0
  await admin.call(orders.receive, { params: { id }, body: { way: 'cash' } })
  const [before, booked] = [await api.row(id), await api.booked(id)]
  const { settings } = await read()
  await admin.call(schedule.save, {
    body: { settings: { ...settings, weeklyMinutes: 600, marginDays: 20 }, exceptions: [] },
  })
  await admin.call(store.update, { body: { closedDays: ['2026-12-01', '2026-12-02'] } as never })
  const { data: plans } = await admin.call(productionPlans.list, {})
  const [plan] = plans?.plans ?? []
  if (plan) {
    const stages = plan.stages.map((stage) => ({ ...stage, days: 99 }))
    const saved = await admin.call(productionPlans.save, {
      params: { id: plan.id },
      body: { name: plan.name, stages, version: plan.version },
    })
    expect(saved.status).toBe(200)
  }
  const after = await api.row(id)
  expect([after.promisedFrom, after.promisedTo, after.promisedReadyOn]).toEqual([
    before.promisedFrom,
    before.promisedTo,
    before.promisedReadyOn,
  ])
  expect(await api.booked(id)).toEqual(booked)
})
