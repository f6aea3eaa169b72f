import { orderMeasures } from '@shop/contract/order-measures'
import { type BoardQuery, production } from '@shop/contract/production'
import { anItem, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'
import { allMeasures } from '../../testing/measured-order.ts'

let api: Awaited<ReturnType<typeof atelierApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await atelierApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())
beforeEach(() => cancelAll())

/** Each test begins with an empty board. */
function cancelAll() {
  const cancelled = { cancelledAt: new Date() }
  return api.db.updateTable('orders').set(cancelled).where('status', '<>', 'delivered').execute()
}

async function board(query: BoardQuery = {}) {
  const { data } = await admin.call(production.board, { query })
  if (data === undefined) throw new Error('no board')
  return data
}
const names = async (query: BoardQuery = {}) => (await board(query)).items.map(({ firstName }) => firstName)
const customer = (customerName: string, promisedReadyOn = '2026-12-22') => ({ customerName, promisedReadyOn })

test('a board without items has its columns', async () => {
  const { items, counts, stages } = await board()
  expect(items).toEqual([])
  expect(counts).toEqual({ all: 0, atRisk: 0, thisWeek: 0, waitingMeasures: 0, waitingBride: 0 })
  expect(stages.map(({ name }) => name).slice(0, 2)).toEqual(['Corte', 'Montagem'])
})

test('a card has its slack, first name, wedding and stages, and the least slack comes first', async () => {
  // On 16 November: 30 working days until 22 December with its margin, and 25 of work. Of the second 8, and 23 of work.
  await aSewnItem(api.db, { order: customer('Marina Duarte Prado') })
  await aSewnItem(api.db, { order: customer('Ana Silva', '2026-11-20'), finished: 1 })
  const { items } = await board()
  expect(items.map(({ firstName, slack }) => [firstName, slack])).toEqual([
    ['Ana', -15],
    ['Marina', 5],
  ])
  expect(items[1]).toMatchObject({
    weddingOn: '2027-01-30',
    daysLeft: 30,
    daysNeeded: 25,
    quantity: 1,
    readyOn: '2026-12-22',
    awaitedMeasures: null,
  })
  expect(JSON.stringify(items)).not.toMatch(/Duarte|Prado|Silva/)
})

test('filters: at risk, this week, waiting for measures or for the bride, a stage, a search', async () => {
  await aSewnItem(api.db, { order: customer('Late', '2026-11-18') })
  await aSewnItem(api.db, { order: customer('Week', '2026-11-22'), days: [1], finished: 0 })
  await aSewnItem(api.db, { order: customer('Next', '2026-11-23'), days: [1], finished: 0 })
  await aSewnItem(api.db, { order: customer('Fitting', '2027-02-01'), finished: 2 })
  const measured = { offer: 'made_to_measure', size: 'Sob medida' } as const
  await aSewnItem(api.db, { order: customer('Measures', '2027-02-02'), item: measured })
  const { order } = await aSewnItem(api.db, { order: customer('Ímpar de Souza', '2027-02-03'), finished: 3 })
  await promiseChange(order.id)
  expect((await board()).counts).toEqual({
    ...{ all: 6, atRisk: 1, thisWeek: 2, waitingMeasures: 1, waitingBride: 2 },
  })
  expect(await names({ atRisk: true })).toEqual(['Late'])
  expect(await names({ thisWeek: true })).toEqual(['Late', 'Week'])
  expect(await names({ waitingMeasures: true })).toEqual(['Measures'])
  const stage = (await board()).stages[3]
  expect(await names({ waitingBride: true })).toEqual(['Fitting', 'Ímpar'])
  expect(await names({ stage: stage?.id ?? 0 })).toEqual(['Ímpar'])
  expect(await names({ search: 'impar de sou' })).toEqual(['Ímpar'])
  expect(await names({ search: String(order.number) })).toEqual(['Ímpar'])
})

test('a new date waits for her reply, but not one that late measures moved', async () => {
  const { order } = await aSewnItem(api.db)
  await promiseChange(order.id, 'measures')
  expect((await board()).items[0]?.awaitsPromiseReply).toBe(false)
  const changeId = await promiseChange(order.id)
  expect((await board()).items[0]?.awaitsPromiseReply).toBe(true)
  await api.db.insertInto('promiseAnswers').values({ changeId, answer: 'accepted' }).execute()
  expect((await board()).items[0]?.awaitsPromiseReply).toBe(false)
})

async function promiseChange(orderId: number, cause: 'atelier' | 'measures' = 'atelier') {
  const days = { oldTo: '2027-01-07', newFrom: '2027-02-01', newTo: '2027-02-10' }
  const row = await api.db
    .insertInto('promiseChanges')
    .values({ orderId, cause, reason: 'Renda em falta', ...days })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

test('an item without a plan stands on the board without slack, and comes last', async () => {
  await aSewnItem(api.db, { order: customer('Plain'), days: [] })
  await aSewnItem(api.db, { order: customer('Planned') })
  const { items } = await board()
  expect(items.map(({ firstName, slack, stages }) => [firstName, slack, stages.length])).toEqual([
    ['Planned', 5, 8],
    ['Plain', null, 0],
  ])
})

test('only what is sewn and still open is on the board', async () => {
  const { order } = await aSewnItem(api.db, { order: customer('Open') })
  await anItem(api.db, order, api.dress, { offer: 'ready' })
  await anItem(api.db, order, api.dress, { offer: 'made_to_order', returnedQuantity: 1 })
  for (const values of [
    { status: 'ready' },
    { status: 'delivered', deliveredAt: new Date() },
    { withdrawalRequestedAt: new Date() },
    { paymentState: 'awaiting', paidAt: null },
    { paymentState: 'refunded' },
  ] as const)
    await aSewnItem(api.db, { order: { ...customer('Closed'), ...values } })
  expect(await names()).toEqual(['Open'])
})

test('measures are read without a name, only once they are locked, and the reading is recorded', async () => {
  const measured = { offer: 'made_to_measure', size: 'Sob medida' } as const
  const { id, order } = await aSewnItem(api.db, { item: measured })
  const seamstress = await api.as(await aUser(api.db, { role: 'seamstress' }))
  const read = () => seamstress.call(production.measures, { params: { id } })
  expect((await read()).data).toEqual({ locked: null })
  expect((await board()).items[0]?.awaitedMeasures).toEqual({ sent: false, dueOn: null })
  const body = { values: allMeasures, measuredOn: '2026-11-10', note: 'Ombro direito mais alto' }
  const params = { id: order.id, itemId: id }
  await admin.call(orderMeasures.record, { params, body: { ...body, heelMm: 70 } })
  const { data } = await read()
  expect(data?.locked).toMatchObject({ values: allMeasures, heelMm: 70, note: 'Ombro direito mais alto' })
  expect((await board()).items[0]?.awaitedMeasures).toBeNull()
  const { count } = await api.db
    .selectFrom('auditLog')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('action', '=', 'order.measures_read')
    .where('objectId', '=', String(order.id))
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})

test('an item that is not sewn, or does not exist, is not found', async () => {
  const { order } = await aSewnItem(api.db)
  const ready = await anItem(api.db, order, api.dress, { offer: 'ready' })
  for (const id of [ready.id, 999_999]) {
    const responses = [
      await admin.call(production.item, { params: { id } }),
      await admin.call(production.measures, { params: { id } }),
      await admin.call(production.setReady, { params: { id } }),
      await admin.call(production.move, { params: { id }, body: { stageId: 1, move: 'start' } }),
    ]
    expect(responses.map(({ error }) => error?.code)).toEqual(
      Array.from({ length: 4 }, () => 'production_item_not_found'),
    )
  }
})

test('a retired stage stays a column while something is in it', async () => {
  const { stages } = await aSewnItem(api.db, { finished: 1 })
  const id = stages[1]?.id ?? 0
  await api.db.updateTable('productionStages').set({ retiredAt: new Date() }).where('id', '=', id).execute()
  expect((await board()).stages.map((stage) => stage.id)).toContain(id)
  await cancelAll()
  expect((await board()).stages.map((stage) => stage.id)).not.toContain(id)
  await api.db.updateTable('productionStages').set({ retiredAt: null }).where('id', '=', id).execute()
})
