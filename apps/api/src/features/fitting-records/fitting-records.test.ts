import { fittingRecords } from '@shop/contract/fitting-records'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { aFitting } from '@shop/test-kit/fittings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRecordedFitting, points } from '../../testing/recorded-fitting.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('a draft is written, changed and read by the atelier; the bride does not see it', async () => {
  const { admin, bride, params, order, save, itemId } = await aRecordedFitting(api)
  const first = await save()
  expect(first).toMatchObject({
    status: 200,
    data: { state: 'draft', version: 0, points, writtenBy: 'Lúcia' },
  })
  expect(await save(0, points.slice(1))).toMatchObject({ data: { id: first.data?.id, version: 1 } })
  const { data } = await admin.call(fittingRecords.ofAppointment, { params })
  expect(data).toMatchObject({
    fitting: { id: params.id, itemId, orderNumber: order.number, fittingName: '1ª prova', hasEmail: true },
    records: [{ state: 'draft', points: points.slice(1), sentAt: null }],
  })
  const seen = await bride.call(fittingRecords.ofOrder, { params: { id: order.id } })
  expect(seen).toMatchObject({ status: 200, data: [] })
})

test('a draft that somebody else has changed, or begun, is not overwritten', async () => {
  const { save } = await aRecordedFitting(api)
  await save()
  await save(0, points.slice(2))
  for (const version of [0, undefined]) {
    expect(await save(version)).toMatchObject({ status: 409, error: { code: 'appointment_changed' } })
  }
})

test('once sent it does not change: not by the atelier, and not in the database', async () => {
  const { sent, save, send, admin, params, row } = await aRecordedFitting(api)
  const { id, version } = await sent()
  expect(await send(id, version)).toMatchObject({ status: 409, error: { code: 'record_sent' } })
  for (const change of [
    { points: '[]' },
    { points: JSON.stringify([{ ...points[0], mm: 150 }]) },
    { sentAt: null },
    { sentAt: new Date() },
    { writtenByName: 'Outra' },
  ]) {
    const update = api.db.updateTable('fittingRecords').set(change).where('id', '=', id)
    await expect(update.execute()).rejects.toThrow(/does not change|fitting_records_points/)
  }
  await expect(api.db.deleteFrom('fittingRecords').where('id', '=', id).execute()).rejects.toThrow(/denied/)
  const before = await row(id)
  const { data: other } = await save()
  expect(other).toMatchObject({ state: 'draft' })
  expect(other?.id).not.toBe(id)
  expect(await row(id)).toEqual(before)
  const { data } = await admin.call(fittingRecords.ofAppointment, { params })
  expect(data?.records.map(({ state }) => state)).toEqual(['waiting', 'draft'])
})

test('what is sent is what was on the screen: another version is rejected, and an empty one too', async () => {
  const { save, send } = await aRecordedFitting(api)
  const { data: draft } = await save(undefined, [])
  const id = draft?.id ?? 0
  expect(await send(id, 0)).toMatchObject({ status: 409, error: { code: 'record_empty' } })
  await save(0)
  expect(await send(id, 0)).toMatchObject({ status: 409, error: { code: 'appointment_changed' } })
  expect(await send(id, 1)).toMatchObject({ status: 200, data: { state: 'waiting' } })
})

test('only a fitting of an item has records', async () => {
  const { admin, order, itemId } = await aRecordedFitting(api)
  const visit = api.db.selectFrom('appointmentTypes').select('id').where('kind', '=', 'visit')
  const { id: typeId } = await visit.executeTakeFirstOrThrow()
  const other = await aFitting(api.db, { orderId: order.id, itemId }, { typeId })
  const withoutItem = await aFitting(api.db, { orderId: order.id, itemId }, { orderItemId: null })
  for (const { id } of [other, withoutItem, { id: 999_999 }]) {
    expect((await admin.call(fittingRecords.ofAppointment, { params: { id } })).status).toBe(404)
    const saved = await admin.call(fittingRecords.save, { params: { id }, body: { points } })
    expect(saved).toMatchObject({ status: 404, error: { code: 'appointment_not_found' } })
  }
})

test.for(['cancelled', 'missed'] as const)('a fitting that is %s has none', async (state) => {
  const { save, appointment } = await aRecordedFitting(api)
  await api.db
    .updateTable('appointments')
    .set({ state, cancelledAt: state === 'cancelled' ? new Date() : null })
    .where('id', '=', appointment.id)
    .execute()
  expect(await save()).toMatchObject({ status: 409, error: { code: 'appointment_ended' } })
})

test.for([
  { point: 'waist', what: 'takeIn', cm: 1.55 },
  { point: 'waist', what: 'takeIn', cm: 0 },
  { point: 'waist', what: 'cut', cm: 1 },
  { point: 'knee', what: 'takeIn', cm: 1 },
])('rejects an adjustment that is none: $point $what $cm', async (point) => {
  const { params } = await aRecordedFitting(api)
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  const response = await api.inject({
    method: 'PUT',
    url: `/api/agenda/${params.id}/records/draft`,
    headers: { authorization: `Bearer ${token}` },
    payload: { points: [{ ...point, note: null }] },
  })
  expect(response.statusCode).toBe(400)
})

test('a record sent is audited by its id, without a point', async () => {
  const { sent, order } = await aRecordedFitting(api)
  const { id } = await sent()
  const entries = await api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'fitting_record.send')
    .where('objectId', '=', String(order.id))
    .execute()
  expect(entries).toMatchObject([{ details: { recordId: id } }])
  expect(JSON.stringify(entries)).not.toMatch(/waist|sigilosa/)
  expect(api.lines.join('')).not.toMatch(/sigilosa|"mm"|takeIn/)
})

test('a seamstress and other customers have no way to it', async () => {
  const { params, sent, order } = await aRecordedFitting(api)
  await sent()
  const seamstress = await api.as(await aUser(api.db, { role: 'seamstress' }))
  const other = await api.as(await aUser(api.db))
  for (const caller of [seamstress, other]) {
    expect((await caller.call(fittingRecords.ofAppointment, { params })).status).toBe(403)
    expect((await caller.call(fittingRecords.ofOrder, { params: { id: order.id } })).status).toBe(404)
  }
})

test('at the bench the latest record that was sent is read, without a name', async () => {
  const { sent, save, itemId: id } = await aRecordedFitting(api)
  const seamstress = await api.as(await aUser(api.db, { role: 'seamstress' }))
  const read = () => seamstress.call(fittingRecords.ofItem, { params: { id } })
  expect(await read()).toMatchObject({ status: 200, data: { record: null } })
  await sent()
  const { id: latest } = await sent(points.slice(0, 1))
  await save()
  const { data } = await read()
  expect(data?.record).toMatchObject({ id: latest, state: 'waiting', points: points.slice(0, 1) })
  expect(Object.keys(data?.record ?? {}).sort()).toEqual(['fittingName', 'id', 'points', 'startsAt', 'state'])
})
