import { measurements } from '@shop/contract/measurements'
import { usualMeasures } from '@shop/contract/measures'
import { orderMeasures } from '@shop/contract/order-measures'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { someMeasures } from '@shop/test-kit/measurements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { omit } from '../../lib/omit.ts'
import { allMeasures, aMeasuredOrder } from '../../testing/measured-order.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi({ config: { limits: { measurementSaving: { points: 10_000 } } } })
})
afterAll(() => api.close())

const events = (orderId: number) =>
  api.db
    .selectFrom('orderEvents')
    .select(['kind', 'details'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

describe('sending', () => {
  test('a version of her own sheet is stored with the line, and the history names it without a value', async () => {
    const { order, params, customer, add } = await aMeasuredOrder(api)
    const { id: versionId } = await add({ values: { waist: 705 } })
    const sent = await customer.call(orderMeasures.send, { params, body: { versionId } })
    expect(sent.status).toBe(200)
    expect(sent.data?.items[0]?.measures).toMatchObject({
      sent: { versionId, number: 1, personName: 'Ana' },
      missing: usualMeasures.filter((name) => name !== 'waist'),
      lockedAt: null,
    })
    const written = await events(order.id)
    expect(written).toEqual([{ kind: 'measures_sent', details: { itemId: params.itemId, version: 1 } }])
    expect(JSON.stringify(sent.data)).not.toContain('705')
  })

  test('the same one again changes nothing, another one replaces it', async () => {
    const { order, params, customer, add } = await aMeasuredOrder(api)
    const [one, other] = [await add(), await add()]
    for (const { id } of [one, one, other]) {
      await customer.call(orderMeasures.send, { params, body: { versionId: id } })
    }
    expect((await events(order.id)).map(({ details }) => details)).toEqual([
      { itemId: params.itemId, version: 1 },
      { itemId: params.itemId, version: 2 },
    ])
  })

  test('somebody else’s sheet, order or line is not found', async () => {
    const mine = await aMeasuredOrder(api)
    const hers = await aMeasuredOrder(api)
    const { id: versionId } = await hers.add()
    const own = await mine.add()
    const send = (params: typeof mine.params, id: number) =>
      mine.customer.call(orderMeasures.send, { params, body: { versionId: id } })
    const [measurementSheet, order, line] = [
      await send(mine.params, versionId),
      await send(hers.params, own.id),
      await send({ id: mine.params.id, itemId: hers.params.itemId }, own.id),
    ]
    expect([measurementSheet, order, line].map(({ status, error }) => [status, error?.code])).toEqual([
      [404, 'measurement_sheet_not_found'],
      [404, 'order_not_found'],
      [404, 'order_item_not_found'],
    ])
    const stored = await api.db.selectFrom('orderItemMeasures').select('versionId').execute()
    expect(stored.filter(({ versionId: id }) => id === versionId || id === own.id)).toEqual([])
  })

  test('a line that is not made to measure takes none', async () => {
    const { params, customer, add } = await aMeasuredOrder(api, { line: { offer: 'ready' } })
    const { id: versionId } = await add()
    const { status, error } = await customer.call(orderMeasures.send, { params, body: { versionId } })
    expect([status, error?.code]).toEqual([404, 'order_item_not_found'])
  })

  test('an order that has ended takes none', async () => {
    const { params, customer, add } = await aMeasuredOrder(api, { order: { cancelledAt: new Date() } })
    const { id: versionId } = await add()
    const { status, error } = await customer.call(orderMeasures.send, { params, body: { versionId } })
    expect([status, error?.code]).toEqual([409, 'order_cancelled'])
  })
})

describe('locking', () => {
  test('copies the values into the line: new versions and a deleted sheet change nothing there', async () => {
    const { params, customer, admin, send, add, measurementSheetId } = await aMeasuredOrder(api)
    const { id: versionId } = await send({ values: allMeasures, heelMm: 80 })
    expect((await admin.call(orderMeasures.lock, { params, body: { versionId } })).status).toBe(200)
    await add({ values: { ...allMeasures, waist: 999 } })
    const read = async () => (await customer.call(orderMeasures.read, { params })).data?.locked
    const locked = { number: 1, values: allMeasures, heelMm: 80, personName: 'Ana' }
    expect(await read()).toMatchObject(locked)
    await api.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', params.id).execute()
    const removed = await customer.call(measurements.remove, { params: { id: measurementSheetId } })
    expect(removed.status).toBe(204)
    expect(await read()).toMatchObject(locked)
  })

  test('refuses another version than the one that was shown', async () => {
    const { params, admin, send } = await aMeasuredOrder(api)
    const { id: shown } = await send({ values: { waist: 700 } })
    await send({ values: { waist: 690 } })
    const { status, error } = await admin.call(orderMeasures.lock, { params, body: { versionId: shown } })
    expect([status, error?.code]).toEqual([409, 'measures_changed'])
    expect(
      (await admin.call(orders.read, { params: { id: params.id } })).data?.items[0]?.measures?.lockedAt,
    ).toBe(null)
  })

  test('afterwards nothing else can be sent, locked or asked for', async () => {
    const { params, customer, admin, lock, add } = await aMeasuredOrder(api)
    await lock()
    const { id: versionId } = await add()
    const tries = [
      await customer.call(orderMeasures.send, { params, body: { versionId } }),
      await admin.call(orderMeasures.lock, { params, body: { versionId } }),
      await admin.call(orderMeasures.request, { params }),
      await admin.call(orderMeasures.record, { params, body: someMeasures() }),
    ]
    expect(tries.map(({ error }) => error?.code)).toEqual(Array(4).fill('measures_locked'))
  })

  test('keeps the sheet until the dress is delivered', async () => {
    const { params, customer, lock, measurementSheetId } = await aMeasuredOrder(api)
    await lock()
    const remove = () => customer.call(measurements.remove, { params: { id: measurementSheetId } })
    const early = await remove()
    expect([early.status, early.error?.code]).toEqual([409, 'measures_in_use'])
    await api.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', params.id).execute()
    expect((await remove()).status).toBe(204)
  })
})

test('unlocking needs a reason, tells her by e-mail without it, and opens the line again', async () => {
  const { order, params, customer, admin, lock } = await aMeasuredOrder(api)
  await lock()
  const unlock = (reason: string) => admin.call(orderMeasures.unlock, { params, body: { reason } })
  expect(orderMeasures.unlock.body.safeParse({ reason: ' ' }).success).toBe(false)
  expect((await unlock('Perdeu 6 cm de busto')).status).toBe(200)
  const { data } = await customer.call(orders.read, { params: { id: order.id } })
  expect(data?.items[0]?.measures).toMatchObject({ lockedAt: null, unlockReason: 'Perdeu 6 cm de busto' })
  const emails = await api.db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'text', 'html'])
    .where('recipient', '=', order.customerEmail)
    .orderBy('id')
    .execute()
  expect(emails.map(({ kind }) => kind)).toEqual(['order.measures-locked', 'order.measures-unlocked'])
  expect(JSON.stringify(emails)).not.toContain('6 cm')
})

test('asking again writes one e-mail a day', async () => {
  const { order, params, admin } = await aMeasuredOrder(api)
  for (let click = 0; click < 3; click += 1) {
    expect((await admin.call(orderMeasures.request, { params })).status).toBe(200)
  }
  const emails = await api.db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', order.customerEmail)
    .execute()
  expect(emails).toEqual([{ kind: 'order.measures-requested' }])
})

describe('nothing made to measure is produced', () => {
  test.for(['in_production', 'ready', 'delivered'] as const)('without a lock: %s', async (status) => {
    const { order, params, admin, send, lock } = await aMeasuredOrder(api)
    await send()
    const set = () => admin.call(orders.setStatus, { params: { id: order.id }, body: { status } })
    const early = await set()
    expect([early.status, early.error?.code, early.error?.details]).toEqual([
      409,
      'measures_missing',
      { items: [params.itemId] },
    ])
    await lock()
    expect((await set()).data?.status).toBe(status)
  })

  test('while Pendente and Confirmado need none', async () => {
    const { order, admin } = await aMeasuredOrder(api)
    for (const status of ['pending', 'confirmed'] as const) {
      const { data } = await admin.call(orders.setStatus, { params: { id: order.id }, body: { status } })
      expect(data?.status).toBe(status)
    }
  })
})

describe('what the atelier measured itself', () => {
  test('becomes the newest version of her sheet, and is locked', async () => {
    const { params, admin, customer, send } = await aMeasuredOrder(api)
    await send({ values: { waist: 720 } })
    const body = omit(someMeasures({ values: { waist: 705 } }), ['measuredBy'])
    expect((await admin.call(orderMeasures.record, { params, body })).status).toBe(200)
    const { data } = await customer.call(orderMeasures.read, { params })
    expect(data?.locked).toMatchObject({ number: 2, values: { waist: 705 }, measuredBy: 'atelier' })
    expect(data?.sheet?.versions.map(({ number, measuredBy }) => [number, measuredBy])).toEqual([
      [2, 'atelier'],
      [1, 'herself'],
    ])
  })

  test('is locked without a sheet too, and unlikely measures want confirming', async () => {
    const { params, admin } = await aMeasuredOrder(api)
    const body = omit(someMeasures({ values: { waist: 300 } }), ['measuredBy'])
    const doubted = await admin.call(orderMeasures.record, { params, body })
    expect([doubted.status, doubted.error?.code]).toEqual([400, 'measures_implausible'])
    const confirmed = await admin.call(orderMeasures.record, {
      params,
      body: { ...body, confirmed: ['waist'] },
    })
    expect(confirmed.data?.items[0]?.measures).toMatchObject({ sent: null })
    const { data } = await admin.call(orderMeasures.read, { params })
    expect(data).toMatchObject({ locked: { number: null, values: { waist: 300 } }, sheet: null })
  })
})

describe('reading', () => {
  test('is for the customer and the atelier: to others the order does not exist', async () => {
    const { params, customer, admin, send } = await aMeasuredOrder(api)
    await send({ values: { waist: 703 } })
    const stranger = await api.as(await aUser(api.db))
    const statuses = await Promise.all(
      [customer, admin, stranger, api.visitor].map(async (caller) => {
        const response = await caller.call(orderMeasures.read, { params })
        return [response.status, JSON.stringify(response.data ?? '').includes('703')]
      }),
    )
    expect(statuses).toEqual([
      [200, true],
      [200, true],
      [404, false],
      [401, false],
    ])
  })

  test('by an administrator is one audit line without values; a sheet that no order uses is not found', async () => {
    const { params, admin, adminId, add, measurementSheetId, send } = await aMeasuredOrder(api)
    await add({ values: { waist: 703 } })
    const readIt = () => admin.call(measurements.read, { params: { id: measurementSheetId } })
    expect((await readIt()).status).toBe(404)
    await send({ values: { waist: 704 } })
    expect((await readIt()).data?.versions).toHaveLength(2)
    await admin.call(orderMeasures.read, { params })
    const lines = await api.db
      .selectFrom('auditLog')
      .select(['action', 'objectType', 'objectId', 'details', 'beforeHash', 'afterHash'])
      .where('actorId', '=', adminId)
      .orderBy('id')
      .execute()
    const nothing = { beforeHash: null, afterHash: null }
    expect(lines).toEqual([
      {
        action: 'measurement_sheet.read',
        objectType: 'measurement_sheet',
        objectId: String(measurementSheetId),
        details: { changed: [] },
        ...nothing,
      },
      {
        action: 'order.measures_read',
        objectType: 'order',
        objectId: String(params.id),
        details: { changed: [], itemId: params.itemId },
        ...nothing,
      },
    ])
  })
})
