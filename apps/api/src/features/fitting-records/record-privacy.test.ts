import { accountExport } from '@shop/contract/account-export'
import { fittingRecords } from '@shop/contract/fitting-records'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession } from '@shop/test-kit/factories'
import { aFitting } from '@shop/test-kit/fittings'
import { someMeasures } from '@shop/test-kit/measurements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMeasures, aMeasuredOrder } from '../../testing/measured-order.ts'
import { aRecordedFitting, points } from '../../testing/recorded-fitting.ts'
import { eraseGuestOrder } from '../account/guest-erasure.service.ts'
import { forgetChildren } from '../order-measures/child-measures.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const delivered = { status: 'delivered', deliveredAt: new Date() } as const
const record = (id: number) =>
  api.db.selectFrom('fittingRecords').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('erasing the account leaves that there was a fitting, and when; nothing of her body', async () => {
  const { sent, save, bride, reply, user, order, admin, params } = await aRecordedFitting(api)
  const { id, sentAt } = await sent()
  await reply(bride, id, 'A cintura não era assim')
  const { data: draft } = await save()
  await api.db.updateTable('orders').set(delivered).where('id', '=', order.id).execute()
  const body = { password: 'senha-de-teste-1' }
  expect((await bride.call(users.deleteAccount, { body })).status).toBe(200)
  expect(await record(id)).toMatchObject({ points: [], replyText: null, reply: 'differs', sentAt })
  expect((await record(id)).erasedAt).not.toBeNull()
  expect(await record(draft?.id ?? 0)).toMatchObject({ points: [] })
  const { data } = await admin.call(fittingRecords.ofAppointment, { params })
  expect(data?.records[0]).toMatchObject({ isErased: true, points: [], state: 'differs' })
  expect(await save()).toMatchObject({ status: 409, error: { code: 'customer_erased' } })
  expect(await api.db.selectFrom('mails').selectAll().where('recipient', '=', user.email).execute()).toEqual(
    [],
  )
})

test('erasing a guest’s order does the same', async () => {
  const guest = { ...delivered, userId: null, isGuest: true }
  const { sent, order } = await aRecordedFitting(api, { order: guest })
  const { id } = await sent()
  await api.db.transaction().execute((tx) => eraseGuestOrder(tx, order.id, 'test'))
  expect(await record(id)).toMatchObject({ points: [], replyText: null })
  expect((await record(id)).erasedAt).not.toBeNull()
})

test('erased is erased: it cannot be filled again, and erasing changes nothing else', async () => {
  const { sent } = await aRecordedFitting(api)
  const { id } = await sent()
  const update = () => api.db.updateTable('fittingRecords').where('id', '=', id)
  const erased = { points: '[]', erasedAt: new Date() }
  await expect(
    update()
      .set({ ...erased, sentAt: new Date() })
      .execute(),
  ).rejects.toThrow(/does not change/)
  await expect(update().set({ erasedAt: new Date() }).execute()).rejects.toThrow(/fitting_records_erased/)
  await update().set(erased).execute()
  await expect(update().set({ erasedAt: null }).execute()).rejects.toThrow(/stays erased/)
  await expect(
    update()
      .set({ points: JSON.stringify(points) })
      .execute(),
  ).rejects.toThrow(/does not change/)
})

async function aMeasuredFitting(isChild: boolean) {
  const made = await aMeasuredOrder(api, { measurementSheet: { isChild } })
  const versionId = await made.lock({ values: { waist: isChild ? 550 : 705 } })
  const { itemId } = made.params
  const { id } = await aFitting(api.db, { orderId: made.order.id, itemId })
  const params = { id }
  const { data: draft } = await made.admin.call(fittingRecords.save, { params, body: { points } })
  return { ...made, fitting: params, draft, versionId }
}

test('new measures are a version of her sheet; what the dress was cut from stays', async () => {
  const { admin, fitting, params, measurementSheetId, user } = await aMeasuredFitting(false)
  const copyOf = () =>
    api.db
      .selectFrom('orderItemMeasures')
      .select(['copy', 'lockedAt', 'versionId'])
      .where('orderItemId', '=', params.itemId)
      .executeTakeFirstOrThrow()
  const before = await copyOf()
  const { measuredOn } = someMeasures()
  const measures = { values: { ...allMeasures, waist: 745 }, measuredOn }
  const measured = await admin.call(fittingRecords.measure, {
    params: fitting,
    body: { measures, version: 0 },
  })
  const versions = await api.db
    .selectFrom('measurementVersions')
    .selectAll()
    .where('sheetId', '=', measurementSheetId)
    .orderBy('number')
    .execute()
  expect(versions.at(-1)).toMatchObject({ number: 2, measuredBy: 'atelier', values: { waist: 745 } })
  expect(measured).toMatchObject({
    status: 200,
    data: { points, version: 1, measurementVersionId: versions.at(-1)?.id },
  })
  expect(await copyOf()).toEqual(before)
  const { data } = await admin.call(fittingRecords.ofAppointment, { params: fitting })
  expect(data?.fitting.measuresVersion).toBe(2)
  // She deletes her sheet: the record stays without it.
  await api.db.deleteFrom('measurementSheets').where('userId', '=', user.id).execute()
  expect(await record(measured.data?.id ?? 0)).toMatchObject({ measurementVersionId: null })
})

test('an item without a sheet has nowhere to write new measures', async () => {
  const { admin, params } = await aRecordedFitting(api)
  const measures = someMeasures({ values: allMeasures })
  const { values, measuredOn } = measures
  const body = { measures: { values, measuredOn } }
  const response = await admin.call(fittingRecords.measure, { params, body })
  expect(response).toMatchObject({ status: 404, error: { code: 'measurement_sheet_not_found' } })
})

test.for([true, false])(
  'three months after the delivery a child’s records go (child: %s)',
  async (isChild) => {
    const { admin, order, draft } = await aMeasuredFitting(isChild)
    const id = draft?.id ?? 0
    await admin.call(fittingRecords.send, { params: { id }, body: { version: 0 } })
    const deliveredAt = new Date(Date.now() - 89 * 86_400_000)
    const deliver = (at: Date) =>
      api.db
        .updateTable('orders')
        .set({ status: 'delivered', deliveredAt: at })
        .where('id', '=', order.id)
        .execute()
    await deliver(deliveredAt)
    await forgetChildren(api.db)
    expect((await record(id)).points).toHaveLength(3)
    await deliver(new Date(Date.now() - 91 * 86_400_000))
    await forgetChildren(api.db)
    expect((await record(id)).points).toHaveLength(isChild ? 0 : 3)
  },
)

test('the account’s export has what was agreed, and not the atelier’s drafts', async () => {
  const { sent, save, bride, reply, user } = await aRecordedFitting(api)
  const { id } = await sent()
  await reply(bride, id, 'Era descer')
  await save(undefined, points.slice(0, 1))
  const { token } = await aSession(api.db, user)
  const headers = { authorization: `Bearer ${token}` }
  const response = await api.inject({ url: users.exportData.path, headers })
  const { orders } = accountExport.parse(response.json())
  expect(orders[0]?.fittingRecords).toMatchObject([
    {
      fittingName: '1ª prova',
      points: [{ point: 'waist', what: 'takeIn', mm: 15 }, {}, {}],
      reply: 'differs',
      replyText: 'Era descer',
    },
  ])
  expect(response.body).toContain('registros_de_provas')
})
