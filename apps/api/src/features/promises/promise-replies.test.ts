import { randomUUID } from 'node:crypto'
import { type PromiseReply, promiseChanges } from '@shop/contract/promise-changes'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { aPromiseChange } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLink } from '../order-links/order-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
  // The atelier's e-mails go to her.
  await aUser(api.db, { role: 'admin' })
})
afterAll(() => api.close())

const paid = { paymentState: 'paid', paidAt: new Date(), status: 'in_production' } as const
const window = { promisedFrom: '2026-12-08', promisedTo: '2026-12-18', promisedReadyOn: '2026-12-04' }

async function aChangedOrder(values: Parameters<typeof anOrder>[1] = {}) {
  const user = await aUser(api.db)
  const order = await anOrder(api.db, { userId: user.id, ...paid, ...window, ...values })
  const change = await aPromiseChange(api.db, order)
  const customer = await api.as(user)
  const reply = (given: PromiseReply, changeId = change.id, message?: string) =>
    customer.call(promiseChanges.reply, { params: order, body: { changeId, reply: given, message } })
  return { user, order, change, customer, reply }
}

async function aGuestOrder() {
  const email = `${randomUUID()}@exemplo.test`
  const guest = { isGuest: true, userId: null, customerEmail: email, ...paid, ...window }
  const order = await anOrder(api.db, guest)
  const change = await aPromiseChange(api.db, order)
  const holder = api.withOrderToken(await newLink(api.db, order.id))
  return { email, order, change, holder }
}

const replies = (changeId: number) =>
  api.db.selectFrom('promiseAnswers').select('answer').where('changeId', '=', changeId).execute()
const events = async (orderId: number) =>
  api.db
    .selectFrom('orderEvents')
    .select(['kind', 'details', 'actorId'])
    .where('orderId', '=', orderId)
    .where('kind', '=', 'promise_answered')
    .execute()
const ticketsOf = (userId: number) =>
  api.db
    .selectFrom('tickets')
    .innerJoin('ticketMessages', 'ticketId', 'tickets.id')
    .select(['tickets.id', 'subject', 'text'])
    .where('userId', '=', userId)
    .execute()
const emailsOf = (objectId: number, kind: string) =>
  api.db
    .selectFrom('mails')
    .select('recipient')
    .where('kind', '=', kind)
    .where('objectId', '=', String(objectId))
    .execute()

describe('the customer’s reply to a changed promise', () => {
  test('is accepted once, as one row and one event, without a conversation', async () => {
    const { user, order, change, reply } = await aChangedOrder()
    const first = await reply('accepted')
    expect([first.status, first.data]).toEqual([200, { ticketId: null }])
    expect(await replies(change.id)).toEqual([{ answer: 'accepted' }])
    expect(await events(order.id)).toEqual([
      { kind: 'promise_answered', details: { answer: 'accepted' }, actorId: user.id },
    ])
    const again = await reply('cancel')
    expect([again.status, again.error?.code]).toEqual([409, 'promise_answered'])
    expect(again.error?.message).toBe('Você já respondeu a esta mudança de prazo.')
    expect(await replies(change.id)).toEqual([{ answer: 'accepted' }])
    expect(await ticketsOf(user.id)).toEqual([])
  })

  test.each([
    ['talk', 'Prazo do pedido', 'Quero conversar sobre o novo prazo'],
    ['cancel', 'Cancelamento do pedido', 'Quero pedir o cancelamento'],
  ] as const)('%s opens a ticket that notifies the atelier; no money moves', async (given, subject, text) => {
    const { user, order, change, reply } = await aChangedOrder()
    const { status, data } = await reply(given, change.id, 'Preciso do vestido até o dia 10.')
    const [ticket] = await ticketsOf(user.id)
    expect([status, data]).toEqual([200, { ticketId: ticket?.id }])
    expect(ticket?.subject).toBe(`${subject} nº ${order.number}`)
    expect(ticket?.text).toContain(`${text}`)
    expect(ticket?.text).toContain('8 a 18 de dezembro de 2026')
    expect(ticket?.text).toContain('Preciso do vestido até o dia 10.')
    const message = await sql<{ id: number }>`
      select id from ticket_messages where ticket_id = ${ticket?.id ?? 0}`.execute(api.db)
    expect(await emailsOf(message.rows[0]?.id ?? 0, 'ticket.message')).not.toEqual([])
    const row = await api.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect([row.cancelledAt, row.paymentState, row.refundedCents, row.status]).toEqual([
      ...[null, 'paid', 0, 'in_production'],
    ])
  })

  test('of two at once counts one, and leaves one conversation', async () => {
    const { user, change, reply } = await aChangedOrder()
    const both = await Promise.all([reply('talk'), reply('cancel')])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await replies(change.id)).toHaveLength(1)
    expect(await ticketsOf(user.id)).toHaveLength(1)
  })

  test('never counts for a later change, nor for an earlier one', async () => {
    const { order, change, reply } = await aChangedOrder()
    const later = await aPromiseChange(api.db, order)
    const { status, error } = await reply('accepted', change.id)
    expect([status, error?.code]).toEqual([409, 'promise_reply_outdated'])
    expect(await replies(change.id)).toEqual([])
    expect((await reply('accepted', later.id)).status).toBe(200)
  })

  test.each([
    ['delivered', { status: 'delivered', deliveredAt: new Date() }],
    ['cancelled', { cancelledAt: new Date() }],
    ['refunded', { paymentState: 'refunded' }],
  ] as const)('is rejected once the order is %s, and opens nothing', async (_what, values) => {
    const { user, change, reply } = await aChangedOrder(values)
    expect((await reply('talk')).error?.code).toBe('promise_reply_outdated')
    expect([await replies(change.id), await ticketsOf(user.id)]).toEqual([[], []])
  })

  test('cannot be given by another customer, an administrator or the holder of another link', async () => {
    const { order, change } = await aChangedOrder()
    const { holder } = await aGuestOrder()
    const body = { changeId: change.id, reply: 'accepted' } as const
    for (const who of [
      await api.as(await aUser(api.db)),
      await api.as(await aUser(api.db, { role: 'admin' })),
      holder,
    ]) {
      const { status, error } = await who.call(promiseChanges.reply, { params: order, body })
      expect([status, error?.code]).toEqual([404, 'order_not_found'])
    }
    expect(await replies(change.id)).toEqual([])
  })

  test('by the link of an order without an account is a message to the atelier', async () => {
    const { email, order, change, holder } = await aGuestOrder()
    const body = { changeId: change.id, reply: 'cancel' } as const
    const { status, data } = await holder.call(promiseChanges.reply, { params: order, body })
    expect([status, data]).toEqual([200, { ticketId: null }])
    const messages = await api.db
      .selectFrom('contactMessages')
      .select(['id', 'subject'])
      .where('email', '=', email)
      .execute()
    expect(messages).toMatchObject([{ subject: `Cancelamento do pedido nº ${order.number}` }])
    expect(await emailsOf(messages[0]?.id ?? 0, 'contact.message')).not.toEqual([])
    expect(await replies(change.id)).toEqual([{ answer: 'cancel' }])
  })

  test('cannot be rewritten', async () => {
    const { reply } = await aChangedOrder()
    await reply('accepted')
    await expect(sql`update promise_answers set answer = 'cancel'`.execute(api.db)).rejects.toThrow(
      'permission denied',
    )
  })
})
