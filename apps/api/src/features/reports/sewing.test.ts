import { sewingReports } from '@shop/contract/sewing-report'
import { aUser } from '@shop/test-kit/factories'
import { aPromiseChange, aSewnItem } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'

let api: Awaited<ReturnType<typeof atelierApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await atelierApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())
/** Each test begins without open orders. */
beforeEach(async () => {
  const cancelled = { cancelledAt: new Date() }
  await api.db.updateTable('orders').set(cancelled).where('status', '<>', 'delivered').execute()
})

async function read() {
  const { data } = await admin.call(sewingReports.read, {})
  if (data === undefined) throw new Error('no lists')
  return data
}
const customer = (customerName: string, promisedReadyOn = '2026-12-22') => ({ customerName, promisedReadyOn })
const names = (list: { first: readonly { firstName: string }[] }) =>
  list.first.map(({ firstName }) => firstName)
const people = (list: { first: readonly { customerName: string }[] }) =>
  list.first.map(({ customerName }) => customerName)
const daysAgo = (days: number) => new Date(Date.parse('2026-11-16T14:00:00Z') - days * 86_400_000)

test('without open orders every list is empty', async () => {
  const none = { count: 0, first: [] }
  expect(await read()).toEqual({
    ...{ atRisk: none, dueThisWeek: none, awaitingMeasures: none, awaitingFitting: none },
    ...{ unansweredChanges: none, toSend: none, newSales: none },
  })
})

test('what is late comes first, then what is at risk; what has time is not listed', async () => {
  await aSewnItem(api.db, { order: customer('Folga', '2027-02-01') })
  // On 16 November: 28 working days with the margin, and 25 of work.
  await aSewnItem(api.db, { order: customer('Limite', '2026-12-17') })
  await aSewnItem(api.db, { order: customer('Atrasada', '2026-11-20'), finished: 1 })
  const { atRisk } = await read()
  expect([names(atRisk), atRisk.first.map(({ slack }) => slack)]).toEqual([
    ['Atrasada', 'Limite'],
    [-15, 2],
  ])
  expect(atRisk.first[0]).toMatchObject({
    stage: 'Montagem',
    stagesDone: 1,
    stages: 8,
    daysNeeded: 23,
    daysLeft: 8,
  })
})

test('items that are due by Sunday, that wait for measures and that wait for a fitting are listed', async () => {
  await aSewnItem(api.db, { order: customer('Domingo', '2026-11-22'), days: [1], finished: 0 })
  await aSewnItem(api.db, { order: customer('Segunda', '2026-11-23'), days: [1], finished: 0 })
  await aSewnItem(api.db, { order: customer('Prova', '2027-02-01'), finished: 2 })
  const measured = { offer: 'made_to_measure', size: 'Sob medida' } as const
  await aSewnItem(api.db, { order: customer('Medidas', '2027-02-02'), item: measured })
  const { dueThisWeek, awaitingFitting, awaitingMeasures } = await read()
  expect([dueThisWeek, awaitingFitting, awaitingMeasures].map(names)).toEqual([
    ['Domingo'],
    ['Prova'],
    ['Medidas'],
  ])
  expect(awaitingMeasures.first[0]?.measuresSent).toBe(false)
})

test('a changed promise is listed after three days without a reply, the oldest first', async () => {
  const moved = async (name: string, days: number, values = {}) => {
    const { order } = await aSewnItem(api.db, { order: customer(name), ...values })
    return aPromiseChange(api.db, order, { createdAt: daysAgo(days) })
  }
  await moved('Ontem', 1)
  await moved('Três dias', 3)
  await moved('Dez dias', 10)
  const { id } = await moved('Respondida', 5)
  await sql`insert into promise_answers (change_id, answer) values (${id}, 'accepted')`.execute(api.db)
  const { order } = await aSewnItem(api.db, { order: customer('Medidas') })
  await aPromiseChange(api.db, order, { createdAt: daysAgo(5), cause: 'measures' })
  const { order: again } = await aSewnItem(api.db, { order: customer('De novo') })
  await aPromiseChange(api.db, again, { createdAt: daysAgo(9) })
  await aPromiseChange(api.db, again, { createdAt: daysAgo(1) })
  const { unansweredChanges } = await read()
  expect([unansweredChanges.count, people(unansweredChanges)]).toEqual([2, ['Dez dias', 'Três dias']])
})

test('ready orders are to be sent until they are, and the sales of a week are new until they are begun', async () => {
  await aSewnItem(api.db, { order: { ...customer('Pronta'), status: 'ready' }, finished: 8 })
  const sent = await aSewnItem(api.db, { order: { ...customer('Enviada'), status: 'ready' }, finished: 8 })
  await sql`insert into shipments (order_id, request_id, carrier) values (${sent.order.id}, gen_random_uuid(), 'Correios')`.execute(
    api.db,
  )
  await aSewnItem(api.db, { order: { ...customer('Nova'), paidAt: daysAgo(1) } })
  await aSewnItem(api.db, { order: { ...customer('Antiga'), paidAt: daysAgo(9) } })
  await aSewnItem(api.db, { order: { ...customer('Iniciada'), paidAt: daysAgo(1) }, finished: 0 })
  const { toSend, newSales } = await read()
  expect([people(toSend), people(newSales)]).toEqual([['Pronta'], ['Nova']])
})

test('a list has its count and only the first few', async () => {
  for (let n = 0; n < 8; n += 1)
    await aSewnItem(api.db, { order: { ...customer(`N${n}`), paidAt: daysAgo(1) } })
  const { newSales } = await read()
  expect([newSales.count, newSales.first.length]).toEqual([8, 5])
})

test('an order of which the atelier holds no money is in no list', async () => {
  for (const paymentState of ['refunded', 'awaiting'] as const) {
    const values = { ...customer(paymentState), paymentState, paidAt: daysAgo(1) }
    await aSewnItem(api.db, { order: { ...values, status: 'ready' }, finished: 8 })
    const { order } = await aSewnItem(api.db, { order: values })
    await aPromiseChange(api.db, order, { createdAt: daysAgo(5) })
  }
  const { toSend, newSales, unansweredChanges, dueThisWeek, atRisk } = await read()
  const lists = [toSend, newSales, unansweredChanges, dueThisWeek, atRisk]
  expect(lists.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
})
