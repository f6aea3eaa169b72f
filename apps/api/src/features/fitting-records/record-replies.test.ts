import { fittingRecords } from '@shop/contract/fitting-records'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRecordedFitting, points } from '../../testing/recorded-fitting.ts'
import { newLink } from '../order-links/order-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const emails = (objectId: string) =>
  api.db.selectFrom('mails').selectAll().where('objectId', '=', objectId).orderBy('id').execute()

test('the bride reads what was sent and confirms it, once', async () => {
  const { sent, bride, order, reply, row } = await aRecordedFitting(api)
  const { id } = await sent()
  const { data } = await bride.call(fittingRecords.ofOrder, { params: { id: order.id } })
  expect(data).toMatchObject([
    { id, state: 'waiting', points, fittingName: '1ª prova', writtenBy: 'Lúcia', isReplaced: false },
  ])
  expect(await reply(bride, id)).toMatchObject({ status: 200, data: { state: 'confirmed', replyText: null } })
  const confirmed = await row(id)
  const again = await reply(bride, id, 'Mudei de ideia')
  expect(again).toMatchObject({ status: 409, error: { code: 'record_replied' } })
  expect(await row(id)).toEqual(confirmed)
  const change = api.db.updateTable('fittingRecords').set({ reply: 'differs', replyText: 'x' })
  await expect(change.where('id', '=', id).execute()).rejects.toThrow(/does not change/)
})

test('the holder of the order’s link says that it was different: her text stays as it is', async () => {
  const { sent, linkHolder, order, reply, admin, params } = await aRecordedFitting(api)
  const { id } = await sent()
  const text = 'A barra ia descer,\nnão subir.'
  const guest = await linkHolder()
  expect(await reply(guest, id, text)).toMatchObject({ data: { state: 'differs', replyText: text } })
  const { data } = await admin.call(fittingRecords.ofAppointment, { params })
  expect(data?.records).toMatchObject([{ state: 'differs', replyText: text }])
  const [toBride, toAtelier] = await emails(`${order.id}-${id}`)
  expect([toBride?.kind, toAtelier?.kind]).toEqual(['order.record', 'order.record-differs'])
  expect(toAtelier?.text).toContain(`/admin/agenda/${params.id}/prova`)
  expect(JSON.stringify([toBride, toAtelier])).not.toMatch(/barra|descer|subir/i)
})

test('the e-mails have no point, centimetre or note', async () => {
  const { sent, order, user } = await aRecordedFitting(api)
  const { id } = await sent()
  const [email] = await emails(`${order.id}-${id}`)
  expect(email).toMatchObject({ recipient: user.email, linkOrderId: order.id, kind: 'order.record' })
  expect(email?.text).toContain('/conta')
  for (const content of [email?.subject, email?.text, email?.html]) {
    expect(content).not.toMatch(/cintura|barra|ombro|apertar|subir|bordar|1,5|2,0|\bcm\b|renda|dois lados/i)
  }
})

test('a difference is said in words', async () => {
  const { sent, bride, order } = await aRecordedFitting(api)
  const { id } = await sent()
  const call = bride.call(fittingRecords.reply, {
    params: { id: order.id, recordId: id },
    body: { reply: 'differs', text: '  ' },
  })
  await expect(call).rejects.toThrow()
})

test('for every other account and link, and the atelier, there is nothing to reply to', async () => {
  const [one, two] = [await aRecordedFitting(api), await aRecordedFitting(api)]
  const { id } = await one.sent()
  const stranger = await api.as(await aUser(api.db))
  const otherLink = api.withOrderToken(await newLink(api.db, two.order.id))
  for (const caller of [stranger, two.bride, otherLink, one.admin])
    expect(await one.reply(caller, id)).toMatchObject({ status: 404, error: { code: 'order_not_found' } })
  for (const caller of [stranger, two.bride, otherLink])
    expect((await caller.call(fittingRecords.ofOrder, { params: { id: one.order.id } })).status).toBe(404)
  // Through her own order, a record of another one does not exist either.
  expect(await two.reply(two.bride, id)).toMatchObject({ status: 404, error: { code: 'record_not_found' } })
  expect(await one.row(id)).toMatchObject({ reply: null })
})

test('a draft cannot be confirmed', async () => {
  const { save, bride, reply } = await aRecordedFitting(api)
  const { data } = await save()
  expect(await reply(bride, data?.id ?? 0)).toMatchObject({ status: 404 })
})

test('a correction replaces the record before it: only the new one is replied to', async () => {
  const { sent, bride, reply, order } = await aRecordedFitting(api)
  const first = await sent()
  const second = await sent(points.slice(1))
  expect(await reply(bride, first.id)).toMatchObject({ status: 409, error: { code: 'record_replaced' } })
  expect(await reply(bride, second.id)).toMatchObject({ data: { state: 'confirmed' } })
  const { data } = await bride.call(fittingRecords.ofOrder, { params: { id: order.id } })
  expect(data).toMatchObject([
    { id: second.id, isReplaced: false },
    { id: first.id, isReplaced: true, points },
  ])
})

test('of two replies at the same moment one counts', async () => {
  const { sent, bride, linkHolder, reply } = await aRecordedFitting(api)
  const { id } = await sent()
  const guest = await linkHolder()
  const replies = await Promise.all([reply(bride, id), reply(guest, id, 'Não foi'), reply(bride, id)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})
