import { addWorkingDays } from '@shop/contract/dates'
import { measuresDueOn } from '@shop/contract/measures-due'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { aProfile } from '@shop/test-kit/factories'
import { daysAgo } from '@shop/test-kit/measurements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMeasuredOrder } from '../../testing/measured-order.ts'
import { orderMeasureTasks } from './order-measures.jobs.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi()
  await aProfile(api.db, { email: 'atelie@exemplo.test' })
})
afterAll(() => api.close())

const today = daysAgo(0)

async function remind() {
  const tasks = orderMeasureTasks({ db: api.db, publicUrl: 'https://loja.test' })
  await tasks.find(({ name }) => name === 'measures.remind')?.run({})
}

async function setDue({ params }: Awaited<ReturnType<typeof aMeasuredOrder>>, dueOn: string) {
  await api.db
    .insertInto('orderItemMeasures')
    .values({ orderItemId: params.itemId, dueOn })
    .onConflict((conflict) => conflict.column('orderItemId').doUpdateSet({ dueOn }))
    .execute()
}

const emailsOf = (number: number) =>
  api.db
    .selectFrom('mails')
    .select(['kind', 'recipient'])
    .where('subject', 'like', `%nº ${number}%`)
    .orderBy('id')
    .execute()

async function anOrderDue(dueOn: string) {
  const given = await aMeasuredOrder(api)
  await setDue(given, dueOn)
  return given
}

test('the day is set when the order is paid', async () => {
  const unpaid = {
    paymentState: 'awaiting',
    paidAt: null,
    status: 'pending',
    stockState: 'reserved',
  } as const
  const { order, admin } = await aMeasuredOrder(api, { order: unpaid })
  await admin.call(orders.receive, { params: { id: order.id }, body: { way: 'cash' } })
  const { data } = await admin.call(orders.read, { params: { id: order.id } })
  expect(data?.paymentState).toBe('paid')
  expect(data?.items[0]?.measures?.dueOn).toBe(measuresDueOn(today))
})

test('the day ends with a cancellation', async () => {
  const { order, admin } = await anOrderDue(measuresDueOn(today))
  const body = { reason: 'Casamento adiado', refund: { requestId: crypto.randomUUID() } }
  const { data } = await admin.call(orders.cancel, { params: { id: order.id }, body })
  expect(data?.cancelledAt).toBeInstanceOf(Date)
  expect(data?.items[0]?.measures?.dueOn).toBeNull()
})

describe('a reminder', () => {
  test.for([
    ['on the day five working days before', addWorkingDays(today, 5)],
    ['one that was missed the day before, on the next run', addWorkingDays(daysAgo(1), 5)],
  ] as const)('goes to the customer alone %s, once', async ([, dueOn]) => {
    const { order } = await anOrderDue(dueOn)
    await remind()
    await remind()
    expect(await emailsOf(order.number)).toEqual([
      { kind: 'order.measures-reminder', recipient: order.customerEmail },
    ])
  })

  test.for([
    [5, null, true],
    [10, 5, true],
    [9, 4, false],
    [6, 1, false],
  ] as const)('%i days late and last sent %s days ago: to both %s', async ([late, sent, isSent]) => {
    const { order, params } = await anOrderDue(daysAgo(late))
    const remindedOn = sent === null ? null : daysAgo(sent)
    const row = api.db.updateTable('orderItemMeasures').set({ remindedOn })
    await row.where('orderItemId', '=', params.itemId).execute()
    await remind()
    const both = [
      { kind: 'order.measures-reminder', recipient: order.customerEmail },
      { kind: 'order.measures-late', recipient: 'atelie@exemplo.test' },
    ]
    expect(await emailsOf(order.number)).toEqual(isSent ? both : [])
  })

  test('is not sent before its time, nor of complete, locked, refunded, cancelled or delivered lines', async () => {
    const due = addWorkingDays(today, 5)
    const early = await anOrderDue(addWorkingDays(today, 9))
    const complete = await anOrderDue(due)
    await complete.send()
    const locked = await anOrderDue(due)
    await locked.lock({ values: { waist: 700 } })
    const refunded = await aMeasuredOrder(api, { order: { paymentState: 'refunded' } })
    await setDue(refunded, due)
    const delivered = await aMeasuredOrder(api, { order: { status: 'delivered' } })
    await setDue(delivered, due)
    const cancelled = await aMeasuredOrder(api, { order: { cancelledAt: new Date() } })
    await setDue(cancelled, due)
    await remind()
    for (const { order } of [early, complete, refunded, delivered, cancelled]) {
      expect(await emailsOf(order.number)).toEqual([])
    }
    expect(await emailsOf(locked.order.number)).toEqual([
      { kind: 'order.measures-locked', recipient: locked.order.customerEmail },
    ])
  })

  test('is sent when the usual measures are incomplete, and says no value', async () => {
    const { order, send } = await anOrderDue(addWorkingDays(today, 1))
    await send({ values: { waist: 707 } })
    await remind()
    const [email] = await api.db
      .selectFrom('mails')
      .select(['subject', 'text', 'html'])
      .where('recipient', '=', order.customerEmail)
      .execute()
    expect(email?.subject).toContain('as medidas do pedido')
    expect(JSON.stringify(email)).not.toMatch(/70[,.]7|707/)
  })
})
