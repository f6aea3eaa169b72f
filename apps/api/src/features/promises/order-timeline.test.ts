import { finalFittingOf, orderTimelines } from '@shop/contract/order-timeline'
import { promiseChanges } from '@shop/contract/promise-changes'
import { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { aPromiseChange } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLink } from '../order-links/order-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const begun = new Date('2026-10-26T13:00:00Z')
const finished = new Date('2026-10-28T20:00:00Z')

/** Cut, being assembled; one photo shared and one for the atelier alone; a note; a changed promise. */
async function anOrderInWork(values: Parameters<typeof anOrder>[1] = {}) {
  const user = await aUser(api.db)
  const order = await anOrder(api.db, {
    ...{ userId: user.id, paymentState: 'paid' as const, paidAt: begun, status: 'in_production' as const },
    ...{ promisedFrom: '2026-12-14', promisedTo: '2026-12-24', promisedReadyOn: '2026-12-10' },
    weddingOn: '2027-01-23',
    ...values,
  })
  const { id: orderItemId } = await anItem(api.db, order, await aProduct(api.db), { offer: 'made_to_order' })
  const stages = await api.db
    .selectFrom('productionStages')
    .select(['id', 'position'])
    .orderBy('position')
    .execute()
  const [cut, assembly] = stages
  for (const { id: stageId, position } of stages.slice(0, 3)) {
    const times =
      position === 1
        ? { startedAt: begun, finishedAt: finished }
        : position === 2
          ? { startedAt: finished }
          : {}
    await api.db
      .insertInto('itemStages')
      .values({ orderItemId, stageId, position, days: 2, minutes: 60, ...times })
      .execute()
  }
  const photo = { orderItemId, stageId: cut?.id ?? null }
  await api.db
    .insertInto('itemPhotos')
    .values([
      { ...photo, storageKey: crypto.randomUUID(), caption: 'Corpete cortado', sharedAt: finished },
      { ...photo, storageKey: crypto.randomUUID(), caption: 'Mancha no avesso', sharedAt: null },
    ])
    .execute()
  await sql`insert into order_notes (order_id, text) values (${order.id}, 'Cliente difícil')`.execute(api.db)
  return { user, order, orderItemId, cut, assembly, change: await aPromiseChange(api.db, order) }
}

test('the customer reads stages with dates, shared photos, the promise, its changes and the last fitting', async () => {
  const { user, order, orderItemId, cut, assembly, change } = await anOrderInWork()
  const { status, data, headers } = await (await api.as(user)).call(orderTimelines.read, { params: order })
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(data?.items).toMatchObject([
    {
      id: orderItemId,
      stages: [
        { id: cut?.id, name: 'Corte', kind: 'bench', startedAt: begun, finishedAt: finished },
        { id: assembly?.id, name: 'Montagem', startedAt: finished, finishedAt: null },
        { name: '1ª prova', kind: 'fitting', startedAt: null, finishedAt: null },
      ],
      photos: [{ stageId: cut?.id, caption: 'Corpete cortado' }],
    },
  ])
  expect(data?.promise).toEqual({ from: '2026-12-14', to: '2026-12-24', readyOn: '2026-12-10' })
  expect(data?.finalFitting).toEqual({ from: '2027-01-14', to: '2027-01-18' })
  expect(data?.changes).toMatchObject([
    {
      ...{ id: change.id, cause: 'atelier', reason: 'A renda chegou depois.', reply: null },
      ...{
        before: { from: '2026-12-01', to: '2026-12-10' },
        after: { from: '2026-12-08', to: '2026-12-18' },
      },
    },
  ])
  expect(data?.openChangeId).toBe(change.id)
})

test('neither notes nor photos that were not shared are ever in it, for an administrator either', async () => {
  const { user, order } = await anOrderInWork()
  const linked = api.withOrderToken(await newLink(api.db, order.id))
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  for (const reader of [await api.as(user), linked, admin]) {
    const { status, data } = await reader.call(orderTimelines.read, { params: order })
    const text = JSON.stringify(data)
    expect([status, text.includes('Corpete cortado')]).toEqual([200, true])
    for (const hidden of ['Mancha', 'difícil', 'storageKey', 'actorId']) expect(text).not.toContain(hidden)
  }
})

test('a photo that is no longer shared is gone', async () => {
  const { user, order, orderItemId } = await anOrderInWork()
  await api.db
    .updateTable('itemPhotos')
    .set({ sharedAt: null })
    .where('orderItemId', '=', orderItemId)
    .execute()
  const { data } = await (await api.as(user)).call(orderTimelines.read, { params: order })
  expect(data?.items[0]?.photos).toEqual([])
})

test('for another customer and the link of another order it does not exist', async () => {
  const { order } = await anOrderInWork()
  const { order: other } = await anOrderInWork()
  const linked = api.withOrderToken(await newLink(api.db, other.id))
  for (const reader of [await api.as(await aUser(api.db)), linked]) {
    const { status, error } = await reader.call(orderTimelines.read, { params: order })
    expect([status, error?.code]).toEqual([404, 'order_not_found'])
  }
  expect((await api.visitor.call(orderTimelines.read, { params: order })).status).toBe(401)
})

test('a change waits for a reply until it has one, or until the order has ended', async () => {
  const { user, order, change } = await anOrderInWork()
  const customer = await api.as(user)
  const body = { changeId: change.id, reply: 'accepted' } as const
  await customer.call(promiseChanges.reply, { params: order, body })
  const { data } = await customer.call(orderTimelines.read, { params: order })
  expect([data?.openChangeId, data?.changes[0]?.reply]).toEqual([null, 'accepted'])
  expect(data?.changes[0]?.repliedAt).toBeInstanceOf(Date)

  const delivered = await anOrderInWork({ status: 'delivered', deliveredAt: new Date() })
  const { data: ended } = await (await api.as(delivered.user)).call(orderTimelines.read, {
    params: delivered.order,
  })
  expect([ended?.openChangeId, ended?.finalFitting]).toEqual([null, { from: '2027-01-14', to: '2027-01-18' }])
})

test('an order of ready units alone has neither stages nor a last fitting', async () => {
  const user = await aUser(api.db)
  const order = await anOrder(api.db, {
    userId: user.id,
    paymentState: 'paid',
    paidAt: begun,
    status: 'confirmed',
  })
  await anItem(api.db, order, await aProduct(api.db))
  const { data } = await (await api.as(user)).call(orderTimelines.read, { params: order })
  expect(data).toMatchObject({ items: [{ stages: [], photos: [] }], changes: [], finalFitting: null })
})

test('the last fitting is seven days before the wedding, two more or less', () => {
  expect(finalFittingOf('2027-03-05')).toEqual({ from: '2027-02-24', to: '2027-02-28' })
})

test('only an administrator reads how much time is left', async () => {
  const { user, order } = await anOrderInWork()
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const { data } = await admin.call(orderTimelines.read, { params: order })
  expect(data?.slack).toBeTypeOf('number')
  const own = await (await api.as(user)).call(orderTimelines.read, { params: order })
  expect(own.data).not.toHaveProperty('slack')
  const ready = await anOrderInWork({ status: 'ready' })
  expect((await admin.call(orderTimelines.read, { params: ready.order })).data?.slack).toBeNull()
})
