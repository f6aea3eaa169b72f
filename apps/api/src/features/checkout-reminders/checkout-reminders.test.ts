import { checkoutReminders } from '@shop/contract/checkout-reminders'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { testSmtp } from '@shop/test-kit/smtp'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mailer, smtpMailer } from '../../adapters/mailer.ts'
import { checkoutReminderTasks } from './checkout-reminders.jobs.ts'

const NOW = '2026-11-18T13:00:00-03:00'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
let smtp: Awaited<ReturnType<typeof testSmtp>>
let mailer: Mailer
let customers = 0
beforeAll(async () => {
  database = await testDatabase()
  await stopClock(database.adminUrl, new Date(NOW))
  api = await testApi({ db: database.db })
  smtp = await testSmtp()
  mailer = smtpMailer(smtp.url, 'Loja <loja@exemplo.test>', { timeoutMs: 3_000 })
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
  await api.close()
  await database.close()
})
beforeEach(async () => {
  smtp.received.splice(0)
  await database.admin.deleteFrom('checkoutReminders').execute()
  await setClock(NOW)
})

async function setClock(moment: string) {
  await sql`create or replace function stopped.now() returns timestamptz stable
    return timestamptz ${sql.lit(new Date(moment).toISOString())}`.execute(database.admin)
}

const tasks = () => checkoutReminderTasks({ db: api.db, mailer, publicUrl: 'https://loja.test' })
const queue = () => tasks()[0]?.run({})
const send = async (orderId: number) => tasks()[1]?.run({ orderId })
const queuedOrders = async () => {
  const rows = api.db.selectFrom('checkoutReminders').select('orderId').where('queuedAt', 'is not', null)
  return (await rows.orderBy('orderId').execute()).map(({ orderId }) => orderId)
}

/** An order whose hold ended at this time, unpaid. */
async function anUnpaid(more: { heldUntil?: string; agreed?: boolean; email?: string } = {}) {
  const { heldUntil = '2026-11-18T09:30:00-03:00', agreed = true } = more
  const { email = `cliente-${(customers += 1)}@exemplo.test` } = more
  const order = await anOrder(api.db, {
    ...{
      customerEmail: email,
      customerName: 'Marina Duarte',
      paymentState: 'expired',
      stockState: 'released',
    },
    holdExpiresAt: new Date(heldUntil),
  })
  await anItem(api.db, order, await aProduct(api.db, { name: 'Verbena' }))
  if (agreed)
    await api.db
      .insertInto('checkoutReminders')
      .values({ orderId: order.id, agreedAt: new Date(heldUntil) })
      .execute()
  return { id: order.id, email }
}

describe('the box in the checkout', () => {
  const agreements = async (orderId: number) =>
    (await api.db.selectFrom('checkoutReminders').select('orderId').where('orderId', '=', orderId).execute())
      .length

  test('stores her consent, and unticked before paying takes it back', async () => {
    const customer = await api.as(await aUser(api.db))
    const draft = { ...aDraft([await aProduct(api.db)]), checkoutId: crypto.randomUUID() }
    const place = async (remindMe?: boolean) => {
      const body = { ...draft, ...(remindMe !== undefined && { remindMe }) }
      const { status, data } = await customer.call(orders.place, { body })
      expect(status).toBe(201)
      return data?.id ?? 0
    }
    const id = await place(true)
    expect(await agreements(id)).toBe(1)
    // A page of the release before has no box: it changes nothing.
    expect(await place()).toBe(id)
    expect(await agreements(id)).toBe(1)
    expect(await place(false)).toBe(id)
    expect(await agreements(id)).toBe(0)
  })

  test('is nothing that an order has without being asked', async () => {
    const customer = await api.as(await aUser(api.db))
    const { data } = await customer.call(orders.place, { body: aDraft([await aProduct(api.db)]) })
    expect(await agreements(data?.id ?? 0)).toBe(0)
  })
})

describe('the reminder', () => {
  test('is sent once, whoever runs the jobs, with the products and a way to say no', async () => {
    const { id, email } = await anUnpaid()
    await Promise.all([queue(), queue(), queue()])
    await queue()
    const { rows } = await sql`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = task_id
      where identifier = 'checkoutReminders.email'`.execute(database.admin)
    expect(rows).toHaveLength(1)
    await send(id)
    await send(id)
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[email]])
    const [sent] = smtp.received
    for (const text of [
      'Verbena',
      'Nada foi cobrado',
      'https://loja.test/carrinho',
      '/lembrete/cancelar?token=3D',
    ])
      expect(sent?.source.replaceAll('=\r\n', '')).toContain(text)
    expect(sent?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test.for([
    ['08:59:59', 0],
    ['09:00:00', 1],
    ['17:59:59', 1],
    ['18:00:00', 0],
  ] as const)('at %s %i are queued', async ([time, count]) => {
    await anUnpaid({ heldUntil: '2026-11-17T20:00:00-03:00' })
    await setClock(`2026-11-18T${time}-03:00`)
    await queue()
    expect(await queuedOrders()).toHaveLength(count)
  })

  test.for([
    ['two hours and 59 minutes after its hold', '2026-11-18T10:01:00-03:00', 0],
    ['three hours after it', '2026-11-18T10:00:00-03:00', 1],
    ['three days after it', '2026-11-15T13:00:00-03:00', 1],
    ['later', '2026-11-15T12:59:00-03:00', 0],
  ] as const)('of an order %s', async ([, heldUntil, count]) => {
    await anUnpaid({ heldUntil })
    await queue()
    expect(await queuedOrders()).toHaveLength(count)
  })

  test.for([
    ['who did not agree', async () => anUnpaid({ agreed: false })],
    [
      'who has ordered again',
      async () => {
        const { email } = await anUnpaid()
        return anOrder(api.db, { customerEmail: email })
      },
    ],
    [
      'whose order is paid',
      async () => {
        const { id } = await anUnpaid()
        await database.admin
          .updateTable('orders')
          .set({ paymentState: 'paid', paidAt: new Date() })
          .where('id', '=', id)
          .execute()
      },
    ],
    [
      'whose data was erased',
      async () => {
        const { id } = await anUnpaid()
        const erased = { customerEmail: null, erasedAt: new Date() }
        await database.admin.updateTable('orders').set(erased).where('id', '=', id).execute()
      },
    ],
    [
      'whose Pix ended by e-mail',
      async () => {
        const { id, email } = await anUnpaid()
        const sent = { kind: 'order.pix_expired', objectId: String(id), recipient: email }
        await api.db
          .insertInto('mails')
          .values({ ...sent, subject: 's', text: 't', html: 'h' })
          .execute()
      },
    ],
    [
      'who had one two weeks ago',
      async () => {
        const earlier = await anUnpaid({ heldUntil: '2026-11-04T09:00:00-03:00' })
        await database.admin
          .updateTable('checkoutReminders')
          .set({ queuedAt: new Date('2026-11-04T13:00:00-03:00') })
          .where('orderId', '=', earlier.id)
          .execute()
        await anUnpaid({ email: earlier.email })
      },
    ],
  ] as const)('is not for a customer %s', async ([, arrange]) => {
    await arrange()
    const before = await queuedOrders()
    await queue()
    expect(await queuedOrders()).toEqual(before)
  })

  test('that waited for the mail server is not sent after she ordered again, nor at night', async () => {
    const first = await anUnpaid()
    const second = await anUnpaid()
    await queue()
    await anOrder(api.db, { customerEmail: first.email })
    await send(first.id)
    await setClock('2026-11-18T18:00:00-03:00')
    await send(second.id)
    expect(smtp.received).toEqual([])
    await setClock('2026-11-19T09:00:00-03:00')
    await queue()
    expect(await queuedOrders()).toEqual([second.id])
    await send(second.id)
    expect(smtp.received).toHaveLength(1)
  })

  test('declined by its link or with one click ends those of all her orders; the secret is stored nowhere', async () => {
    const { id, email } = await anUnpaid()
    await queue()
    await send(id)
    const source = smtp.received[0]?.source.replaceAll('=\r\n', '') ?? ''
    const [token = ''] = /(?<=cancelar\?token=3D)[\w-]{43}/.exec(source) ?? []
    expect(token).toHaveLength(43)
    expect(await tracesOf(database.admin, [token])).toEqual([])
    const wrong = await api.visitor.call(checkoutReminders.cancel, { body: { token: 'x'.repeat(43) } })
    expect(wrong.status).toBe(400)
    const { status } = await api.visitor.call(checkoutReminders.cancel, { body: { token } })
    expect(status).toBe(200)
    const again = await api.inject({
      method: 'POST',
      url: `/api/checkout-reminders/cancel/one-click?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(again.statusCode).toBe(200)
    await database.admin.deleteFrom('checkoutReminders').execute()
    await anUnpaid({ email })
    await queue()
    expect(await queuedOrders()).toEqual([])
  })
})
