import { appointments, fittings } from '@shop/contract/appointments'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { anAppointment, atelierTime, openAgenda, typeOf } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newLink } from '../order-links/order-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>> | undefined
let typeId: number
beforeEach(async () => {
  await api?.close()
  api = await testApi()
  await openAgenda(api.db)
  typeId = (await typeOf(api.db, 'fitting')).id
})
afterAll(() => api?.close())

const shop = () => {
  if (api === undefined) throw new Error('not started')
  return api
}

const weddingOn = addDays(saoPauloDay(new Date()), 60)

/** The first fitting of her dress is next. */
async function aBride(order: NonNullable<Parameters<typeof aSewnItem>[1]>['order'] = {}) {
  const sewn = await aSewnItem(shop().db, { order: { weddingOn, ...order }, finished: 1 })
  const { id: orderId, userId, customerEmail } = sewn.order
  const bride = await shop().as(userId === null ? await aUser(shop().db) : { id: userId })
  const body = { typeId, startsAt: atelierTime(10, 840), itemId: sewn.item.id, fittingName: '1ª prova' }
  return {
    ...{ orderId, bride, itemId: sewn.item.id, userId, email: customerEmail },
    list: async () => (await bride.call(fittings.list, { params: { id: orderId } })).data,
    book: (values: Partial<typeof body> = {}) =>
      bride.call(fittings.book, { params: { id: orderId }, body: { ...body, ...values } }),
  }
}
const codeOf = ({ status, error }: { status: number; error: { code: string } | undefined }) => [
  status,
  error?.code,
]

describe('a bride', () => {
  test('sees what is proposed, books it with a click, and it is no longer proposed', async () => {
    const { list, book, orderId, itemId, userId, email } = await aBride()
    const names = async () => (await list())?.proposed.map(({ name }) => name)
    expect(await names()).toEqual(['1ª prova', 'Última prova', 'Tira-teima'])
    const { status, data } = await book()
    expect(status).toBe(201)
    expect(data?.appointment).toMatchObject({
      kind: 'fitting',
      fittingName: '1ª prova',
      state: 'booked',
      weddingOn,
    })
    expect(await shop().db.selectFrom('appointments').selectAll().executeTakeFirst()).toMatchObject({
      ...{ orderId, orderItemId: itemId, userId, email, state: 'booked' },
    })
    expect(await names()).toEqual(['Última prova', 'Tira-teima'])
    expect((await list())?.appointments).toEqual([data?.appointment])
    const holder = shop().withAppointmentToken(data?.token ?? '')
    await holder.call(appointments.cancel, {})
    expect(await names()).toEqual(['1ª prova', 'Última prova', 'Tira-teima'])
    expect((await list())?.appointments).toEqual([])
  })

  test('who missed a fitting sees it proposed again', async () => {
    const { list, orderId, itemId } = await aBride()
    const fitting = { orderId, orderItemId: itemId, fittingName: '1ª prova', typeId } as const
    await anAppointment(shop().db, { ...fitting, state: 'missed', startsAt: atelierTime(-5, 600) })
    expect((await list())?.proposed.map(({ name }) => name)).toContain('1ª prova')
  })

  test('without an account books by the link of her order', async () => {
    const { orderId, itemId } = await aBride({ userId: null, isGuest: true })
    const holder = shop().withOrderToken(await newLink(shop().db, orderId))
    const body = { typeId, startsAt: atelierTime(10, 840), itemId, fittingName: 'Tira-teima' }
    const params = { id: orderId }
    expect((await holder.call(fittings.book, { params, body })).status).toBe(201)
    expect((await holder.call(fittings.list, { params })).data?.appointments).toHaveLength(1)
  })

  test('gets a link of a fitting, and not of one of another order', async () => {
    const { bride, orderId, book } = await aBride()
    const { data } = await book()
    const id = data?.appointment.id ?? 0
    const link = await bride.call(fittings.link, { params: { id: orderId, appointmentId: id } })
    const read = await shop()
      .withAppointmentToken(link.data?.token ?? '')
      .call(appointments.read, {})
    expect(read.data?.id).toBe(id)
    const visit = await anAppointment(shop().db, { startsAt: atelierTime(12, 840) })
    const other = await bride.call(fittings.link, { params: { id: orderId, appointmentId: visit.id } })
    expect(codeOf(other)).toEqual([404, 'appointment_not_found'])
  })

  test('does not book another’s, nor reads it', async () => {
    const { orderId, itemId } = await aBride()
    const stranger = await shop().as(await aUser(shop().db))
    const params = { id: orderId }
    const body = { typeId, startsAt: atelierTime(10, 840), itemId }
    expect((await stranger.call(fittings.list, { params })).status).toBe(404)
    expect((await stranger.call(fittings.book, { params, body })).status).toBe(404)
  })

  test('books no item of another order, no visit as a fitting, and none that her dress does not have', async () => {
    const { book } = await aBride()
    const other = await aBride()
    const visit = await typeOf(shop().db, 'visit')
    const wrong = [{ itemId: other.itemId }, { typeId: visit.id }, { fittingName: 'Oitava prova' }]
    for (const values of wrong) expect(codeOf(await book(values))).toEqual([400, 'invalid_input'])
  })

  test('has at most three to come for one dress', async () => {
    const { book } = await aBride()
    for (const days of [10, 20, 30])
      expect((await book({ startsAt: atelierTime(days, 840) })).status).toBe(201)
    expect(codeOf(await book({ startsAt: atelierTime(40, 840) }))).toEqual([409, 'booking_by_phone'])
  })

  test('who missed three, by her e-mail, books by phone', async () => {
    const { book, email } = await aBride()
    for (const days of [40, 30, 20])
      await anAppointment(shop().db, { email, state: 'missed', startsAt: atelierTime(-days, 600) })
    expect(codeOf(await book())).toEqual([409, 'booking_by_phone'])
  })
})

test.each([
  ['is not paid', { paymentState: 'awaiting', paidAt: null, stockState: 'reserved', status: 'pending' }],
  ['was cancelled', { cancelledAt: new Date() }],
] as const)('of an order that %s nothing is proposed or booked', async (_what, values) => {
  const { list, book } = await aBride(values)
  expect((await list())?.proposed).toEqual([])
  expect(codeOf(await book())).toEqual([409, 'order_not_fitted'])
})
