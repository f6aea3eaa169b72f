import { measurements } from '@shop/contract/measurements'
import { orderMeasures } from '@shop/contract/order-measures'
import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession } from '@shop/test-kit/factories'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMeasuredOrder } from '../../testing/measured-order.ts'
import { orderMeasureTasks } from './order-measures.jobs.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const PASSWORD = 'senha-de-teste-1'
/** A waist and a note that nobody else in the database has, in every way in which they might be written. */
const mine = { values: { waist: 1473 }, confirmed: ['waist' as const], note: 'quadril-sigiloso' }
const traces = () => tracesOf(api.db, ['"waist": 1473', '"waist":1473', '147.3', '147,3', mine.note])

async function deliver(orderId: number, days = 0) {
  await api.db
    .updateTable('orders')
    .set({ status: 'delivered', deliveredAt: sql<Date>`now() - ${days} * interval '1 day'` })
    .where('id', '=', orderId)
    .execute()
}

async function forget() {
  const tasks = orderMeasureTasks({ db: api.db, publicUrl: 'https://loja.test' })
  await tasks.find(({ name }) => name === 'measures.forget')?.run({})
}

test('measures stand in their own tables and nowhere else, whatever was done with them; erasure leaves none', async () => {
  const { order, params, customer, admin, adminId, lock, send } = await aMeasuredOrder(api)
  await lock(mine)
  await admin.call(orderMeasures.read, { params })
  await admin.call(orderMeasures.unlock, { params, body: { reason: 'Medir de novo' } })
  const { id: versionId } = await send(mine)
  await admin.call(orderMeasures.request, { params })
  await admin.call(orderMeasures.lock, { params, body: { versionId } })
  for (const status of ['in_production', 'ready', 'delivered'] as const) {
    await admin.call(orders.setStatus, { params: { id: order.id }, body: { status } })
  }
  expect(await traces()).toEqual([
    'measurement_versions.note',
    'measurement_versions.values',
    'order_item_measures.copy',
  ])

  const { token } = await aSession(api.db, { id: adminId })
  for (const list of ['orders', 'users', 'newsletter']) {
    const headers = { authorization: `Bearer ${token}` }
    const csv = await api.inject({ method: 'GET', url: `/api/${list}/export`, headers })
    expect([list, csv.statusCode]).toEqual([list, 200])
    expect(csv.payload).not.toMatch(/147[.,]3|1473|quadril-sigiloso/)
  }
  const { data: file } = await customer.call(users.exportData, {})
  const { pedidos, fichas_de_medidas: measurementSheets } = JSON.parse(JSON.stringify(file)) as Record<
    string,
    unknown[]
  >
  expect(pedidos).toMatchObject([
    { items: [{ medidas_travadas: { versao: 2, medidas_cm: { Cintura: 147.3 }, observacao: mine.note } }] },
  ])
  expect(measurementSheets).toMatchObject([{ versoes: [{ versao: 2 }, { versao: 1 }] }])

  expect((await customer.call(users.deleteAccount, { body: { password: PASSWORD } })).status).toBe(200)
  expect(await traces()).toEqual([])
  const line = await api.db
    .selectFrom('orderItems')
    .select(['size', 'offer', 'baseSize', 'unitPriceCents'])
    .where('id', '=', params.itemId)
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({ size: 'Sob medida', offer: 'made_to_measure', baseSize: 'G' })
  expect(line.unitPriceCents).toBeGreaterThan(0)
})

describe('of a child', () => {
  const child = { measurementSheet: { isChild: true } }
  const aChildsOrder = async () => {
    const given = await aMeasuredOrder(api, child)
    await given.lock({ values: { waist: 560 } })
    return given
  }
  const copyOf = async (itemId: number) =>
    (
      await api.db
        .selectFrom('orderItemMeasures')
        .select('copy')
        .where('orderItemId', '=', itemId)
        .executeTakeFirstOrThrow()
    ).copy
  const isThere = async ({ customer, measurementSheetId }: Awaited<ReturnType<typeof aChildsOrder>>) =>
    (await customer.call(measurements.read, { params: { id: measurementSheetId } })).status === 200

  test('sheet and copy are deleted 90 days after the delivery, and not before', async () => {
    const [recent, old, open] = [await aChildsOrder(), await aChildsOrder(), await aChildsOrder()]
    await deliver(recent.order.id, 89)
    await deliver(old.order.id, 91)
    await forget()
    for (const [given, isStored] of [
      [recent, true],
      [old, false],
      [open, true],
    ] as const) {
      expect(await isThere(given)).toBe(isStored)
      expect((await copyOf(given.params.itemId)) !== null).toBe(isStored)
    }
  })

  test('a sheet that another open order needs stays', async () => {
    const given = await aChildsOrder()
    await deliver(given.order.id, 91)
    const second = await api.db
      .insertInto('orderItems')
      .columns([
        'orderId',
        'productId',
        'productName',
        'size',
        'color',
        'quantity',
        'unitPriceCents',
        'offer',
      ])
      .expression((eb) =>
        eb
          .selectFrom('orderItems')
          .innerJoin('orders', 'orders.paymentState', 'orders.paymentState')
          .select([
            'orders.id',
            'productId',
            'productName',
            'size',
            'color',
            'quantity',
            'unitPriceCents',
            'offer',
          ])
          .where('orderItems.id', '=', given.params.itemId)
          .where('orders.id', '<>', given.order.id)
          .where('orders.status', '=', 'confirmed')
          .limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const { versionId } = await api.db
      .selectFrom('orderItemMeasures')
      .select('versionId')
      .where('orderItemId', '=', given.params.itemId)
      .executeTakeFirstOrThrow()
    await api.db.insertInto('orderItemMeasures').values({ orderItemId: second.id, versionId }).execute()
    await forget()
    expect(await isThere(given)).toBe(true)
    expect(await copyOf(given.params.itemId)).toBe(null)
  })

  test('an adult’s sheet and copy stay', async () => {
    const given = await aMeasuredOrder(api)
    await given.lock()
    await deliver(given.order.id, 400)
    await forget()
    expect(await isThere(given)).toBe(true)
    expect(await copyOf(given.params.itemId)).not.toBe(null)
  })
})
