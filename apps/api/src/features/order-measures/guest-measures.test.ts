import { guestMeasurementConsent } from '@shop/contract/measurement-consent'
import { measurements } from '@shop/contract/measurements'
import { orderLinks } from '@shop/contract/order-links'
import { orderMeasures } from '@shop/contract/order-measures'
import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { daysAgo } from '@shop/test-kit/measurements'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aGuestsMeasuredOrder, ana } from '../../testing/guest-order.ts'
import { newLink } from '../order-links/order-links.service.ts'
import { orderMeasureTasks } from './order-measures.jobs.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi({ config: { limits: { measurementSaving: { points: 1000 } } } })
})
afterAll(() => api.close())

const PASSWORD = 'senha-de-teste-1'
/** A waist and a note that nobody else in the database has. */
const secret = { values: { waist: 1473 }, confirmed: ['waist' as const], note: 'quadril-sigiloso' }
const private_ = /147[.,]3|1473|quadril-sigiloso|Sigilosa|herself|personName":"/

async function versionOf(itemId: number) {
  return api.db
    .selectFrom('orderItemMeasures')
    .innerJoin('measurementVersions', 'measurementVersions.id', 'versionId')
    .select(['versionId', 'sheetId', 'number', 'values', 'authorId'])
    .where('orderItemId', '=', itemId)
    .executeTakeFirst()
}

async function deliver(orderId: number) {
  await api.db
    .updateTable('orders')
    .set({ status: 'delivered', deliveredAt: sql<Date>`now() - interval '10 days'` })
    .where('id', '=', orderId)
    .execute()
}

async function lock({ admin, params }: Awaited<ReturnType<typeof aGuestsMeasuredOrder>>) {
  const versionId = (await versionOf(params.itemId))?.versionId ?? 0
  return admin.call(orderMeasures.lock, { params, body: { versionId } })
}

test('a guest sends measures by the link: they belong to the order, with her consent word for word', async () => {
  const { order, params, send, measurementSheets } = await aGuestsMeasuredOrder(api)
  const { status, data } = await send()
  expect(status).toBe(200)
  expect(data?.items[0]?.measures).toEqual({
    dueOn: null,
    lockedAt: null,
    missing: [],
    sent: null,
    unlockReason: null,
    byLink: {
      isSent: true,
      sentAt: expect.any(Date) as unknown,
      isReopened: false,
      hasAccount: false,
    },
  })
  expect(await measurementSheets()).toMatchObject([
    { userId: null, orderId: order.id, personName: ana.personName, consentText: guestMeasurementConsent },
  ])
  expect(await versionOf(params.itemId)).toMatchObject({ number: 1, authorId: null })
  const events = await api.db
    .selectFrom('orderEvents')
    .select(['kind', 'actorId', 'details'])
    .where('orderId', '=', order.id)
    .execute()
  expect(events).toContainEqual({
    kind: 'measures_sent',
    actorId: null,
    details: { itemId: params.itemId, version: 1 },
  })
})

test('sent again they are a new version with nothing of the old; another person’s replace the sheet', async () => {
  const { params, addLine, send, measurementSheets } = await aGuestsMeasuredOrder(api)
  await send()
  await send({ values: { waist: 710 } })
  expect(await versionOf(params.itemId)).toMatchObject({ number: 2, values: { waist: 710 } })
  const second = await addLine()
  await send({}, second)
  expect(await measurementSheets()).toHaveLength(1)
  await send({ personName: 'Bia' })
  expect(await measurementSheets()).toMatchObject([{ personName: ana.personName }, { personName: 'Bia' }])
  await send({ personName: 'Bia' }, second)
  expect(await measurementSheets()).toMatchObject([{ personName: 'Bia' }])
})

test('no response by link, mail or log of the order contains what was sent', async () => {
  const given = await aGuestsMeasuredOrder(api)
  const { order, params, token, admin, send } = given
  await send(secret)
  await lock(given)
  await admin.call(orderMeasures.unlock, { params, body: { reason: 'quadril-sigiloso medido errado' } })
  const sentAgain = await send(secret)
  expect(sentAgain.data?.items[0]?.measures?.byLink).toMatchObject({ isSent: true, isReopened: true })
  await lock(given)
  const headers = { 'x-order-token': token }
  const requests = [
    { method: 'GET', url: '/api/orders/by-link' },
    { method: 'GET', url: `/api/orders/${order.id}` },
    { method: 'GET', url: `/api/orders/${order.id}/history` },
    { method: 'POST', url: `/api/orders/${order.id}/withdrawal`, payload: { reason: null } },
    { method: 'GET', url: `/api/orders/${order.id}/items/${params.itemId}/measures` },
    { method: 'GET', url: '/api/measurements' },
  ] as const
  const responses = await Promise.all(requests.map((request) => api.inject({ ...request, headers })))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 401, 401])
  for (const { payload } of responses) expect(payload).not.toMatch(private_)
  expect(JSON.stringify(sentAgain.data)).not.toMatch(private_)
  expect(await tracesOf(api.db, ['"waist": 1473', '"waist":1473', '147.3', '147,3', secret.note])).toEqual([
    'measurement_versions.note',
    'measurement_versions.values',
    'order_item_measures.copy',
  ])
})

test('the atelier reads them, which is recorded, and cuts from its own copy', async () => {
  const given = await aGuestsMeasuredOrder(api)
  const { order, params, admin, send } = given
  await send(secret)
  const read = await admin.call(orderMeasures.read, { params })
  expect(read.data?.sheet).toMatchObject({
    personName: ana.personName,
    versions: [{ values: secret.values }],
  })
  const measurementSheetId = read.data?.sheet?.id ?? 0
  expect((await admin.call(measurements.read, { params: { id: measurementSheetId } })).status).toBe(200)
  const audited = await api.db.selectFrom('auditLog').select(['action', 'objectId']).execute()
  expect(audited).toContainEqual({ action: 'order.measures_read', objectId: String(order.id) })
  expect(audited).toContainEqual({ action: 'measurement_sheet.read', objectId: String(measurementSheetId) })
  await lock(given)
  const rejected = await send()
  expect([rejected.status, rejected.error?.code]).toEqual([409, 'measures_locked'])
  expect(await versionOf(params.itemId)).toMatchObject({ number: 1 })
})

describe('nobody else sends them', () => {
  test('neither without a link nor with another one, nor to a line of another order', async () => {
    const [mine, hers] = [await aGuestsMeasuredOrder(api), await aGuestsMeasuredOrder(api)]
    const body = { ...ana, values: { waist: 705 }, measuredOn: daysAgo(3), measuredBy: 'herself' as const }
    const call = { params: hers.params, body }
    expect((await api.visitor.call(orderMeasures.sendAsGuest, call)).status).toBe(401)
    expect((await mine.holder.call(orderMeasures.sendAsGuest, call)).error?.code).toBe('order_not_found')
    const other = { params: { id: mine.order.id, itemId: hers.params.itemId }, body }
    expect((await mine.holder.call(orderMeasures.sendAsGuest, other)).error?.code).toBe(
      'order_item_not_found',
    )
    const stranger = await api.as(await aUser(api.db))
    expect((await stranger.call(orderMeasures.sendAsGuest, call)).status).toBe(404)
    expect([...(await mine.measurementSheets()), ...(await hers.measurementSheets())]).toEqual([])
  })

  test('not for an order that has ended, nor without the ticks, nor in the atelier’s name', async () => {
    const { order, params, token, send, measurementSheets } = await aGuestsMeasuredOrder(api)
    const fieldsOf = async (person: object) => {
      const response = await api.inject({
        method: 'POST',
        url: `/api/orders/${order.id}/items/${params.itemId}/measures/sent`,
        headers: { 'x-order-token': token },
        payload: { ...person, values: { waist: 70.5 }, measuredOn: daysAgo(3), measuredBy: 'herself' },
      })
      return [response.statusCode, Object.keys(response.json<{ fields?: object }>().fields ?? {})]
    }
    expect(await fieldsOf({ ...ana, consent: false })).toEqual([400, ['consent']])
    expect(await fieldsOf({ ...ana, isChild: true })).toEqual([400, ['guardianConsent']])
    expect(Object.keys((await send({ measuredBy: 'atelier' })).error?.fields ?? {})).toEqual(['measuredBy'])
    expect((await send({ values: { waist: 1573 } })).error?.code).toBe('measures_implausible')
    await api.db.updateTable('orders').set({ paymentState: 'refunded' }).where('id', '=', order.id).execute()
    expect((await send()).error?.code).toBe('order_cancelled')
    expect(await measurementSheets()).toEqual([])
  })
})

describe('an account that gets the order gets the measures with it', () => {
  type Given = Awaited<ReturnType<typeof aGuestsMeasuredOrder>>
  const byMailedLink = async ({ order }: Given) => {
    const user = await aUser(api.db)
    const token = await newLink(api.db, order.id, 'claim')
    await (await api.as(user)).call(orderLinks.claim, { body: { token } })
    return user
  }
  const byProvedMailbox = async ({ order }: Given) => {
    const user = await aUser(api.db, { email: order.customerEmail ?? '', emailVerifiedAt: null })
    await api.db.updateTable('users').set({ emailVerifiedAt: sql`now()` }).where('id', '=', user.id).execute()
    return user
  }

  test.each([
    ['by the mailed link', byMailedLink],
    ['by the proved mailbox', byProvedMailbox],
  ])('%s', async (_, claim) => {
    const given = await aGuestsMeasuredOrder(api)
    const { order, params, send, measurementSheets } = given
    await send(secret)
    const user = await claim(given)
    expect(await measurementSheets()).toEqual([])
    const customer = await api.as(user)
    const { data: own } = await customer.call(measurements.list, {})
    expect(own).toMatchObject([{ personName: ana.personName, latest: { values: secret.values } }])
    const { data } = await customer.call(orders.read, { params: { id: order.id } })
    expect(data?.items[0]?.measures?.sent).toMatchObject({ personName: ana.personName, number: 1 })
    const { data: file } = await customer.call(users.exportData, {})
    expect(JSON.stringify(file)).toContain(secret.note)

    // From now on the link writes nothing into the account, and still says nothing.
    const rejected = await send()
    expect([rejected.status, rejected.error?.code]).toEqual([409, 'order_has_account'])
    expect(await versionOf(params.itemId)).toMatchObject({ number: 1 })
    const byLink = await given.holder.call(orders.read, { params: { id: order.id } })
    expect(byLink.data?.items[0]?.measures).toMatchObject({
      sent: null,
      byLink: { isSent: true, sentAt: null, hasAccount: true },
    })

    await deliver(order.id)
    expect((await customer.call(users.deleteAccount, { body: { password: PASSWORD } })).status).toBe(200)
    expect(await versionOf(params.itemId)).toBe(undefined)
  })

  test('erasing an account takes the measures of the orders that its address placed without it', async () => {
    const given = await aGuestsMeasuredOrder(api)
    await given.send(secret)
    await deliver(given.order.id)
    const user = await aUser(api.db, { email: given.order.customerEmail ?? '' })
    const deleted = await (await api.as(user)).call(users.deleteAccount, { body: { password: PASSWORD } })
    expect(deleted.status).toBe(200)
    expect(await given.measurementSheets()).toEqual([])
    expect(await versionOf(given.params.itemId)).toBe(undefined)
  })
})

describe('measures that nobody could ask for any more', () => {
  const forget = async () => {
    const tasks = orderMeasureTasks({ db: api.db, publicUrl: 'https://loja.test' })
    await tasks.find(({ name }) => name === 'measures.forget')?.run({})
  }
  const sentFor = async (values: Record<string, unknown>, measures = {}) => {
    const given = await aGuestsMeasuredOrder(api)
    await given.send(measures)
    await lock(given)
    await api.db.updateTable('orders').set(values).where('id', '=', given.order.id).execute()
    return given
  }
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

  test('are deleted with the end of the link; what a dress was cut from stays with its order', async () => {
    const recent = await sentFor({ status: 'delivered', deliveredAt: ago(89) })
    const old = await sentFor({ status: 'delivered', deliveredAt: ago(91) })
    const refunded = await sentFor({ paymentState: 'refunded', createdAt: ago(91) })
    const open = await sentFor({ createdAt: ago(400) })
    await forget()
    const left = await Promise.all(
      [recent, old, refunded, open].map(async ({ measurementSheets }) => (await measurementSheets()).length),
    )
    expect(left).toEqual([1, 0, 0, 1])
    const { data } = await old.admin.call(orderMeasures.read, { params: old.params })
    expect([data?.sheet, data?.locked?.personName]).toEqual([null, ana.personName])
  })

  test('a child’s go with the copy, and only her first name was stored', async () => {
    const child = {
      personName: 'Clara Reis',
      isChild: true,
      guardianConsent: true,
      values: { waist: 560 },
    } as const
    const old = await sentFor({ status: 'confirmed' }, child)
    expect(await old.measurementSheets()).toMatchObject([{ personName: 'Clara', isChild: true }])
    await api.db
      .updateTable('orders')
      .set({ status: 'delivered', deliveredAt: ago(91) })
      .where('id', '=', old.order.id)
      .execute()
    await forget()
    const { data } = await old.admin.call(orderMeasures.read, { params: old.params })
    expect(data).toEqual({ sheet: null, locked: null })
  })
})

test('a measurement sheet belongs to an account or to an order, never to both or neither', async () => {
  const user = await aUser(api.db)
  const { order } = await aGuestsMeasuredOrder(api)
  const insert = (owner: { userId?: number; orderId?: number }) =>
    api.db
      .insertInto('measurementSheets')
      .values({ personName: 'Ana', consentText: 'Sim', ...owner })
      .execute()
  await expect(insert({})).rejects.toThrow('measurement_sheets_one_owner')
  await expect(insert({ userId: user.id, orderId: order.id })).rejects.toThrow('measurement_sheets_one_owner')
})
