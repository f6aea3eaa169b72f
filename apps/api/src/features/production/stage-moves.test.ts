import { production, type StageMove } from '@shop/contract/production'
import { anItem, aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'

let api: Awaited<ReturnType<typeof atelierApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await atelierApi({ connections: 10 })
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

type Caller = typeof admin
function move(id: number, stageId: number, kind: StageMove, { reason = '', caller = admin } = {}) {
  return caller.call(production.move, { params: { id }, body: { stageId, move: kind, reason } })
}
const events = (id: number) =>
  api.db
    .selectFrom('itemStageEvents')
    .select(['stageId', 'move', 'reason'])
    .where('orderItemId', '=', id)
    .orderBy('id')
    .execute()
const rows = (id: number) =>
  api.db.selectFrom('itemStages').selectAll().where('orderItemId', '=', id).orderBy('position').execute()
const emails = (orderId: number, kind: string) =>
  api.db
    .selectFrom('mails')
    .select(['objectId', 'subject', 'text'])
    .where('kind', '=', kind)
    .where('objectId', 'like', `${orderId}-%`)
    .execute()
const at = (stages: readonly { id: number }[], place: number) => stages[place]?.id ?? 0

test('the first stage that begins sets Em Produção; finishing one begins the next, with one event a move', async () => {
  const { id, order, stages } = await aSewnItem(api.db)
  const begun = await move(id, at(stages, 0), 'start')
  expect([begun.status, begun.data?.orderStatus]).toEqual([200, 'in_production'])
  expect((await api.row(order.id)).status).toBe('in_production')
  const finished = await move(id, at(stages, 0), 'finish')
  expect(
    finished.data?.stages.map(({ startedAt, finishedAt }) => [startedAt !== null, finishedAt !== null]),
  ).toEqual([[true, true], [true, false], ...Array.from({ length: 6 }, () => [false, false])])
  expect((await rows(id))[0]?.finishedBy).toEqual(expect.any(Number))
  expect((await events(id)).map(({ stageId, move }) => [stageId, move])).toEqual([
    [at(stages, 0), 'started'],
    [at(stages, 0), 'finished'],
  ])
  expect(await emails(order.id, 'order-progress')).toHaveLength(1)
})

test('stages are not skipped, and none begins twice', async () => {
  const { id, stages } = await aSewnItem(api.db, { finished: 1 })
  for (const [place, kind] of [
    [3, 'finish'],
    [0, 'finish'],
    [2, 'start'],
    [1, 'start'],
  ] as const) {
    const { status, error } = await move(id, at(stages, place), kind)
    expect([place, kind, status, error?.code]).toEqual([place, kind, 409, 'stage_moved'])
    expect(error?.details).toMatchObject({ current: { id: at(stages, 1), isStarted: true } })
  }
  expect(await events(id)).toEqual([])
})

test('going back needs a reason and reopens the stage before', async () => {
  const { id, stages } = await aSewnItem(api.db, { finished: 2 })
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  const without = await api.inject({
    method: 'PUT',
    url: `/api/production/items/${id}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { stageId: at(stages, 2), move: 'back', reason: '  ' },
  })
  expect([without.statusCode, without.json()]).toMatchObject([
    400,
    { fields: { reason: 'Escreva o motivo para voltar a etapa.' } },
  ])
  expect((await move(id, at(stages, 2), 'back', { reason: 'Costura torta' })).status).toBe(200)
  const [, second, third] = await rows(id)
  expect([second?.startedAt, second?.finishedAt, third?.startedAt]).toEqual([expect.any(Date), null, null])
  expect(await events(id)).toEqual([{ stageId: at(stages, 1), move: 'back', reason: 'Costura torta' }])
})

test('the first stage goes back to not begun, and no further', async () => {
  const { id, stages } = await aSewnItem(api.db, { finished: 0 })
  expect((await move(id, at(stages, 0), 'back', { reason: 'Engano' })).data?.stages[0]?.startedAt).toBeNull()
  expect((await move(id, at(stages, 0), 'back', { reason: 'Engano' })).error?.code).toBe('stage_moved')
  expect(await events(id)).toHaveLength(1)
})

test('finishing the last stage offers Pronto, which is set once and said by one e-mail', async () => {
  const { id, order, stages } = await aSewnItem(api.db, { finished: 1, days: [1, 1] })
  const early = await admin.call(production.setReady, { params: { id } })
  expect(early.error?.code).toBe('stages_unfinished')
  const done = await move(id, at(stages, 1), 'finish')
  expect([done.data?.orderCanBeReady, done.data?.orderStatus]).toEqual([true, 'in_production'])
  const ready = await admin.call(production.setReady, { params: { id } })
  expect(ready.data?.orderStatus).toBe('ready')
  expect((await admin.call(production.setReady, { params: { id } })).status).toBe(200)
  const sent = await emails(order.id, 'order-progress')
  expect(sent.map(({ objectId }) => objectId)).toEqual([`${order.id}-ready`])
  // It has left the bench.
  expect((await move(id, at(stages, 1), 'back', { reason: 'x' })).error?.code).toBe('order_not_in_production')
})

test('what is finished goes back into its last stage', async () => {
  const { id, stages } = await aSewnItem(api.db, { finished: 0, days: [1] })
  await move(id, at(stages, 0), 'finish')
  const { data } = await move(id, at(stages, 0), 'back', { reason: 'Botão solto' })
  expect([data?.stages[0]?.finishedAt, data?.orderCanBeReady]).toEqual([null, false])
})

test('an order with two items is ready when both are', async () => {
  const { id, order, stages } = await aSewnItem(api.db, { finished: 0, days: [1] })
  const { id: otherId } = await anItem(api.db, order, api.dress, { offer: 'made_to_order' })
  await api.db
    .insertInto('itemStages')
    .values({ orderItemId: otherId, stageId: at(stages, 0), position: 1, days: 1, minutes: 1 })
    .execute()
  expect((await move(id, at(stages, 0), 'finish')).data?.orderCanBeReady).toBe(false)
  await move(otherId, at(stages, 0), 'start')
  expect((await move(otherId, at(stages, 0), 'finish')).data?.orderCanBeReady).toBe(true)
})

test('what is made to measure is not begun before its measures are locked', async () => {
  const { id, order, stages } = await aSewnItem(api.db, {
    item: { offer: 'made_to_measure', size: 'Sob medida' },
  })
  const { status, error } = await move(id, at(stages, 0), 'start')
  expect([status, error?.code, error?.details]).toEqual([409, 'measures_missing', { items: [id] }])
  expect([(await api.row(order.id)).status, await events(id)]).toEqual(['confirmed', []])
  await api.db.insertInto('orderItemMeasures').values({ orderItemId: id, lockedAt: new Date() }).execute()
  expect((await move(id, at(stages, 0), 'start')).data?.orderStatus).toBe('in_production')
})

test.each([
  ['cancelled', { cancelledAt: new Date() }],
  ['withdrawn', { withdrawalRequestedAt: new Date() }],
  ['delivered', { status: 'delivered', deliveredAt: new Date() }],
  ['refunded', { paymentState: 'refunded' }],
] as const)('nothing of a %s order is moved', async (_name, order) => {
  const { id, stages } = await aSewnItem(api.db, { finished: 0, order })
  expect((await move(id, at(stages, 0), 'finish')).error?.code).toBe('order_not_in_production')
})

test('a payment that needs attention is not cut into, and its reason is not said here', async () => {
  const { id, stages } = await aSewnItem(api.db, { order: { attention: 'dispute' } })
  const { error } = await move(id, at(stages, 0), 'start')
  expect([error?.code, error?.details]).toEqual(['order_needs_attention', undefined])
  expect(await events(id)).toEqual([])
})

test('a fitting that is reached is said once, whatever goes back and forth', async () => {
  const { id, order, stages } = await aSewnItem(api.db, { finished: 1 })
  await move(id, at(stages, 1), 'finish')
  const sent = await emails(order.id, 'order.fitting')
  expect(
    sent.map(({ subject, text }) => [subject.includes(`nº ${order.number}`), text.includes('1ª prova')]),
  ).toEqual([[true, true]])
  await move(id, at(stages, 2), 'back', { reason: 'Faltou o zíper' })
  await move(id, at(stages, 1), 'finish')
  expect(await emails(order.id, 'order.fitting')).toHaveLength(1)
})

test('of two seamstresses who finish the same stage at once, twenty times, one does', async () => {
  const two: Caller[] = []
  for (const _ of [1, 2]) two.push(await api.as(await aUser(api.db, { role: 'seamstress' })))
  for (let round = 0; round < 20; round += 1) {
    const { id, stages } = await aSewnItem(api.db, { finished: 1 })
    const responses = await Promise.all(two.map((caller) => move(id, at(stages, 1), 'finish', { caller })))
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const late = responses.find(({ status }) => status === 409)
    expect(late?.error).toMatchObject({
      code: 'stage_moved',
      details: { current: { id: at(stages, 2), name: '1ª prova' } },
    })
    expect(await events(id)).toHaveLength(1)
  }
})
