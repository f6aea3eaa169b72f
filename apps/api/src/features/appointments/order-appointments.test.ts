import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { anAppointment, atelierTime, typeOf } from '@shop/test-kit/agenda'
import { tracesOf } from '@shop/test-kit/traces'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { deleteAppointmentsOf, eraseFittingsOf } from './order-appointments.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

let days = 10
async function fittingOf(orderId: number, values: Parameters<typeof anAppointment>[1] = {}) {
  days += 2
  const { id: typeId } = await typeOf(shop.db, 'fitting')
  const { id: orderItemId } = await shop.db
    .selectFrom('orderItems')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const startsAt = atelierTime(days, 600)
  return anAppointment(shop.db, {
    typeId,
    orderId,
    orderItemId,
    fittingName: '1ª prova',
    startsAt,
    ...values,
  })
}
const rowOf = (id: number) =>
  shop.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
const emailsOf = (email: string) =>
  shop.db.selectFrom('mails').select(['kind', 'text']).where('recipient', '=', email).execute()

describe('when an order is cancelled', () => {
  test('by the atelier after it was paid: its fittings to come are cancelled, and she is told', async () => {
    const order = await shop.heldOrder()
    const { clientSecret } = await shop.begin(order.id)
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(order.id, 'paid')
    const email = `${randomUUID()}@exemplo.test`
    const past = await fittingOf(order.id, { email, state: 'done', startsAt: atelierTime(-10, 600) })
    const next = await fittingOf(order.id, { email, state: 'confirmed' })
    const visit = await anAppointment(shop.db, { email, startsAt: atelierTime(60, 600) })
    const admin = await shop.api.as(shop.admin)
    const body = { reason: 'O tecido acabou', refund: { requestId: randomUUID() } }
    const { status } = await admin.call(orders.cancel, { params: { id: order.id }, body })
    expect(status).toBe(200)
    expect([await rowOf(past.id), await rowOf(next.id), await rowOf(visit.id)]).toMatchObject([
      { state: 'done' },
      { state: 'cancelled', sequence: 1 },
      { state: 'booked' },
    ])
    const emails = await emailsOf(email)
    expect(emails.map(({ kind }) => kind)).toEqual(['appointment.cancelled'])
    expect(emails[0]?.text).toContain('Com o cancelamento do pedido')
  })

  test('before it was paid: too', async () => {
    const order = await shop.heldOrder()
    const next = await fittingOf(order.id, { email: `${randomUUID()}@exemplo.test` })
    const admin = await shop.api.as(shop.admin)
    const body = { reason: 'Engano' }
    expect((await admin.call(orders.cancel, { params: { id: order.id }, body })).status).toBe(200)
    expect(await rowOf(next.id)).toMatchObject({ state: 'cancelled' })
  })
})

describe('when a customer is erased', () => {
  const personal = {
    name: 'Marina Sigilosa',
    phone: '(11) 93333-1111',
    wish: 'Renda secreta',
    note: 'Nota secreta',
  }
  const texts = [...Object.values(personal), 'marina.sigilosa@exemplo.test']
  const email = 'marina.sigilosa@exemplo.test'

  test('her order’s fittings remain without her, those to come are cancelled; visits without an order go', async () => {
    const order = await shop.heldOrder()
    const past = await fittingOf(order.id, {
      ...personal,
      email,
      state: 'done',
      startsAt: atelierTime(-20, 600),
    })
    const next = await fittingOf(order.id, { ...personal, email })
    const visit = await anAppointment(shop.db, { ...personal, email, startsAt: atelierTime(62, 600) })
    const other = await anAppointment(shop.db, { startsAt: atelierTime(64, 600) })
    expect(await tracesOf(shop.db, texts)).not.toEqual([])
    await shop.db.transaction().execute(async (tx) => {
      await eraseFittingsOf(tx, [order.id], 'Cliente')
      await deleteAppointmentsOf(tx, { id: 0, email })
    })
    expect(await tracesOf(shop.db, texts)).toEqual([])
    expect(await rowOf(past.id)).toMatchObject({ state: 'done', name: 'Cliente', email: null })
    expect(await rowOf(next.id)).toMatchObject({ state: 'cancelled', name: 'Cliente', email: null })
    expect(await rowOf(visit.id)).toBeUndefined()
    expect(await rowOf(other.id)).toMatchObject({ state: 'booked', name: 'Carolina Dias' })
  })
})
