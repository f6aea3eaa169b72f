import { auth } from '@shop/contract/auth'
import { reviewPhotos } from '@shop/contract/review-photos'
import { reviews } from '@shop/contract/reviews'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aSession, aTicket, aUser, chargeIdOf } from '@shop/test-kit/factories'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { aWholeCustomer, delivered, personal, someFiscalKey } from '../../testing/whole-customer.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { attachmentTasks } from '../tickets/attachments.jobs.ts'
import { erasureTasks } from './account.jobs.ts'

const PASSWORD = 'senha-de-teste-1'
const TIMEOUT_MS = 30_000
const quickRetry = { firstDelayMs: 50, maxDelayMs: 400, giveUpAfterMs: 60_000 }
const texts = Object.values(personal)

let api: Awaited<ReturnType<typeof testApi>>
beforeEach(async () => {
  api = await testApi()
})
afterEach(() => api.close())

const leave = (token: string) =>
  api.withToken(token).call(users.deleteAccount, { body: { password: PASSWORD } })
const orderOf = (id: number) =>
  api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const shipmentOf = (orderId: number) =>
  api.db
    .selectFrom('shipments')
    .select(['carrier', 'trackingCode', 'trackingUrl', 'fiscalKey'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()

describe('deleting the customer’s own account', () => {
  test('leaves only what tax law requires of paid orders, and nothing else of the customer in the whole database', async () => {
    const { token, bought, ownSale, ticket } = await aWholeCustomer(api)
    const mailbox = await testMailbox(api.database?.url ?? '', quickRetry)
    await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), TIMEOUT_MS)
    const traces = await tracesOf(api.db, texts)
    expect([...new Set(traces.map((place) => place.split('.')[0]))]).toEqual([
      'appointments',
      'attachments',
      'contact_messages',
      'idempotency_keys',
      'item_photos',
      'mails',
      'measurement_sheets',
      'measurement_versions',
      'newsletter_subscribers',
      'order_notes',
      'orders',
      'refunds',
      'shipments',
      'stock_notices',
      'ticket_messages',
      'tickets',
      'users',
    ])

    const response = await leave(token)
    expect([response.status, response.data]).toEqual([200, { message: 'Sua conta foi excluída.' }])
    await vi.waitFor(async () => {
      const subjects = (await mailbox.emailsTo(personal.email)).map(({ subject }) => subject)
      expect(subjects.at(-1)).toContain('Sua conta foi excluída')
    }, TIMEOUT_MS)
    await vi.waitFor(async () => {
      expect(await api.db.selectFrom('accountRequests').select('id').execute()).toEqual([])
    }, TIMEOUT_MS)
    await mailbox.close()

    const remaining = [
      'customer_cpf',
      'customer_name',
      'shipping_address',
      'shipping_city',
      'shipping_complement',
      'shipping_neighborhood',
      'shipping_zip_code',
    ]
    expect(await tracesOf(api.db, texts)).toEqual(remaining.map((column) => `orders.${column}`))
    for (const { id } of [bought, ownSale]) {
      expect(await orderOf(id)).toMatchObject({
        userId: null,
        customerName: personal.name,
        shippingAddress: `${personal.street}, 77`,
        customerEmail: null,
        customerPhone: null,
        notes: null,
        customerCpf: personal.cpf,
        pickupName: null,
        pickedUpBy: null,
        cardBrand: null,
        cardLastDigits: null,
        totalCents: bought.totalCents,
      })
    }
    expect((await orderOf(bought.id)).paymentIntentId).toBe('pi_whole')
    const cards = api.db.selectFrom('orderCharges').select(['cardBrand', 'cardLastDigits'])
    expect(await cards.where('orderId', '=', bought.id).execute()).toEqual([
      { cardBrand: null, cardLastDigits: null },
    ])
    expect(await shipmentOf(bought.id)).toEqual({
      carrier: 'Jadlog',
      trackingCode: null,
      trackingUrl: null,
      fiscalKey: someFiscalKey,
    })
    expect(
      await api.db.selectFrom('attachments').select('id').where('ticketId', '=', ticket.id).execute(),
    ).toEqual([])
    await expectFilesGone()
  })

  test('erases why the customer withdrew from a purchase', async () => {
    const { user, token } = await aWholeCustomer(api)
    const refunded = { paymentState: 'refunded', paidAt: new Date(), status: 'delivered' } as const
    const withdrawn = { withdrawalRequestedAt: new Date(), withdrawalReason: 'Ficou grande.' }
    const { id } = await anOrder(api.db, { ...refunded, ...withdrawn, userId: user.id })
    expect((await leave(token)).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ withdrawalReason: null, erasedAt: expect.any(Date) as unknown })
  })

  test('is not kept by a paid order that was cancelled, and erases why', async () => {
    const { user, token } = await aWholeCustomer(api)
    const paid = { paymentState: 'paid', paidAt: new Date(), status: 'in_production' } as const
    const cancelled = { cancelledAt: new Date(), cancelReason: 'Casamento de Ana adiado.' }
    const { id } = await anOrder(api.db, { ...paid, ...cancelled, userId: user.id })
    expect((await leave(token)).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ cancelReason: null, erasedAt: expect.any(Date) as unknown })
  })

  test('ends the sessions and the login, and retains reviews under another name', async () => {
    const { user, token, product } = await aWholeCustomer(api)
    const elsewhere = await aSession(api.db, user)
    await leave(token)
    for (const one of [token, elsewhere.token]) {
      expect((await api.withToken(one).call(auth.verify, {})).status).toBe(401)
    }
    const body = { email: personal.email, password: PASSWORD }
    const login = await api.visitor.call(auth.login, { body })
    expect([login.status, login.error?.code]).toEqual([401, 'invalid_credentials'])
    const { data } = await api.visitor.call(reviews.list, { query: { productId: product.id } })
    expect(data?.reviews).toMatchObject([{ userName: 'Cliente', title: 'Caimento perfeito' }])
  })

  test('deletes the photo of a review that stays, also one that was approved', async () => {
    const { token, review, product } = await aWholeCustomer(api)
    const asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
    await asAdmin.call(reviewPhotos.approve, { params: { id: review.photoId } })
    const url = `/api/review-photos/${review.photoId}`
    expect((await api.inject({ url })).statusCode).toBe(200)
    expect((await leave(token)).status).toBe(200)
    expect((await api.inject({ url })).statusCode).toBe(404)
    const { data } = await api.visitor.call(reviews.list, { query: { productId: product.id } })
    expect([data?.total, data?.reviews[0]?.photo]).toEqual([1, undefined])
  })

  test('deletes emails about an order that went to another address, and none about that address’s own orders', async () => {
    const { token, anOrderOf } = await aWholeCustomer(api)
    const mother = await aUser(api.db, { email: 'mae@exemplo.test' })
    const gift = await anOrderOf({ ...delivered, customerEmail: mother.email })
    const own = await anOrder(api.db, { ...delivered, userId: mother.id, customerEmail: mother.email })
    await api.db.transaction().execute(async (tx) => {
      for (const { id: orderId } of [gift, own]) {
        const refund = {
          orderId,
          chargeId: await chargeIdOf(tx, orderId),
          requestId: crypto.randomUUID(),
          amountCents: 1,
          status: 'succeeded',
        } as const
        const { id: refundId } = await tx
          .insertInto('refunds')
          .values(refund)
          .returning('id')
          .executeTakeFirstOrThrow()
        const email = { subject: 'Pedido', html: personal.name, text: personal.name }
        const toHer = { recipient: mother.email, ...email }
        await queueEmail(tx, { kind: 'order.confirmed', objectId: String(orderId), ...toHer })
        await queueEmail(tx, { kind: 'order-progress', objectId: `${orderId}-delivered`, ...toHer })
        await queueEmail(tx, { kind: 'order.refunded', objectId: String(refundId), ...toHer })
        const toAtelier = { recipient: 'atelie@exemplo.test', replyTo: mother.email, ...email }
        await queueEmail(tx, { kind: 'withdrawal.notice', objectId: String(orderId), ...toAtelier })
      }
    })
    const emails = () =>
      api.db
        .selectFrom('mails')
        .select(['kind', 'objectId'])
        .where('text', '=', personal.name)
        .orderBy('id')
        .execute()
    const before = await emails()
    expect(before).toHaveLength(8)
    await leave(token)
    expect(await emails()).toEqual(before.slice(4))
  })

  test('is recorded in the audit log without personal data', async () => {
    const { user, token } = await aWholeCustomer(api)
    await leave(token)
    const entry = await api.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'user.delete')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actorId: user.id,
      objectId: String(user.id),
      beforeHash: null,
      afterHash: null,
    })
  })

  test('does not change other accounts', async () => {
    const { token } = await aWholeCustomer(api)
    const other = await aUser(api.db, { name: 'Outra Pessoa', email: 'outra@exemplo.test' })
    const order = await anOrder(api.db, { userId: other.id, customerEmail: other.email, notes: 'Nota' })
    const { id: ticketId } = await aTicket(api.db, { userId: other.id })
    const before = await tracesOf(api.db, ['Outra Pessoa', 'outra@exemplo.test'])
    await leave(token)
    expect(await tracesOf(api.db, ['Outra Pessoa', 'outra@exemplo.test'])).toEqual(before)
    expect(await orderOf(order.id)).toEqual(order)
    expect(await api.db.selectFrom('tickets').select('id').where('id', '=', ticketId).execute()).toHaveLength(
      1,
    )
  })
})

describe('orders that were never paid', () => {
  test('lose their hold, and the customer’s data once the units are released', async () => {
    const { token, anOrderOf, expired } = await aWholeCustomer(api)
    const holdExpiresAt = new Date(Date.now() + 30 * 60_000)
    const held = await anOrderOf({ stockState: 'reserved', holdExpiresAt })
    await leave(token)
    expect(await orderOf(expired.id)).toMatchObject({
      customerName: 'Cliente',
      customerCpf: null,
      shippingAddress: '',
      shippingNumber: null,
      shippingNeighborhood: null,
      shippingZipCode: '',
    })
    // A payment may still arrive, and then the order must be delivered.
    const open = await orderOf(held.id)
    expect(open).toMatchObject({ customerName: personal.name, customerEmail: null, paymentState: 'awaiting' })
    expect(open.customerCpf).toBe(personal.cpf)
    expect(open.holdExpiresAt?.getTime()).toBeLessThan(holdExpiresAt.getTime())

    const over = { paymentState: 'expired', stockState: 'released' } as const
    await api.db.updateTable('orders').set(over).where('id', '=', held.id).execute()
    await runForget()
    expect(await orderOf(held.id)).toMatchObject({
      customerName: 'Cliente',
      shippingAddress: '',
      shippingCity: '',
    })
  })

  test('paid ones lose the customer’s data five years after the payment, and not before', async () => {
    const { token, bought, ownSale } = await aWholeCustomer(api)
    await leave(token)
    const paidAt = sql<Date>`now() - interval '5 years 1 day'`
    await api.db.updateTable('orders').set({ paidAt }).where('id', '=', bought.id).execute()
    expect(await shipmentOf(bought.id)).toMatchObject({ fiscalKey: someFiscalKey })
    await runForget()
    expect(await orderOf(bought.id)).toMatchObject({ customerName: 'Cliente', customerCpf: null })
    expect(await shipmentOf(bought.id)).toMatchObject({ carrier: 'Jadlog', fiscalKey: null })
    expect(await orderOf(ownSale.id)).toMatchObject({
      customerName: personal.name,
      customerCpf: personal.cpf,
    })
  })
})

/** Jobs that are due: an email that batches messages waits for ten minutes. */
async function jobsLeft() {
  const { rows } = await sql<{ left: number }>`
    select count(*) as left from graphile_worker.jobs where run_at <= now()`.execute(api.db)
  return rows[0]?.left
}

async function runForget() {
  for (const task of erasureTasks({ db: api.db })) await task.run({})
}

async function expectFilesGone() {
  const { rows } = await sql<{ payload: { payload: unknown } }>`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'attachments.remove'`.execute(api.db)
  const [remove] = attachmentTasks({ db: api.db, files: api.storage.files })
  for (const { payload } of rows) await remove?.run(payload.payload)
  expect(await api.storage.privateNames()).toEqual([])
}
