import { orders } from '@shop/contract/orders'
import { promiseChanges } from '@shop/contract/promise-changes'
import { aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { bookedWeeks } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'
import { promiseTasks } from './promises.jobs.ts'

const HOUR = 60
let api: Awaited<ReturnType<typeof atelierApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await atelierApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

type Kind = 'made_to_order' | 'made_to_measure'

async function anUnpaidOrder(kind: Kind = 'made_to_order') {
  const user = await aUser(api.db)
  const line =
    kind === 'made_to_order'
      ? { ...api.dress, offer: kind }
      : { ...api.dress, priceCents: 751_000, offer: kind, size: 'Sob medida' }
  const draft = aDraft([line])
  const { data } = await (await api.as(user)).call(orders.place, { body: draft })
  const id = data?.id ?? 0
  return { id, user, before: await api.row(id) }
}

async function receive(id: number) {
  const { status } = await admin.call(orders.receive, { params: { id }, body: { way: 'pix' } })
  expect(status).toBe(200)
  return api.row(id)
}

async function expire(id: number) {
  await api.db
    .updateTable('orders')
    .set({ stockState: 'released', paymentState: 'expired' })
    .where('id', '=', id)
    .execute()
}

const changesOf = (orderId: number) =>
  api.db.selectFrom('promiseChanges').selectAll().where('orderId', '=', orderId).orderBy('id').execute()
const emailsOf = (number: number) =>
  api.db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'text'])
    .where('kind', '=', 'order.promise-changed')
    .where('subject', 'like', `%nº ${number} %`)
    .execute()

describe('payment', () => {
  test('changes neither promise nor hours of an order that still holds them', async () => {
    const { id, before } = await anUnpaidOrder()
    const booked = await api.booked(id)
    const paid = await receive(id)
    expect(paid).toMatchObject({
      promisedFrom: before.promisedFrom,
      promisedTo: before.promisedTo,
      promisedReadyOn: before.promisedReadyOn,
    })
    expect(await api.booked(id)).toEqual(booked)
    expect(await changesOf(id)).toEqual([])
    await expire(id)
  })

  test('after the end of the hold books anew; a later promise is a change, told by e-mail once', async () => {
    const { id, before } = await anUnpaidOrder()
    await expire(id)
    const other = await bookedWeeks(api.db, {
      '2026-12-07': 40 * HOUR,
      '2026-12-14': 60 * HOUR,
      '2026-12-21': 60 * HOUR,
    })
    const paid = await receive(id)
    expect(paid.promisedTo).toBe('2027-01-15')
    expect(await changesOf(id)).toMatchObject([
      { cause: 'late_payment', oldTo: before.promisedTo, newTo: '2027-01-15' },
    ])
    expect((await api.booked(id)).at(-1)).toEqual({ week: '2026-12-28', minutes: 17 * HOUR })
    expect(await emailsOf(before.number)).toHaveLength(1)
    await expire(id)
    await expire(other.id)
  })

  test('after the end of the hold, with the hours still free, changes nothing', async () => {
    const { id, before } = await anUnpaidOrder()
    await expire(id)
    expect(await receive(id)).toMatchObject({ promisedTo: before.promisedTo })
    expect(await changesOf(id)).toEqual([])
    await expire(id)
  })
})

describe('a promise moved by the atelier', () => {
  const change = (id: number, body: object) =>
    admin.call(promiseChanges.change, { params: { id }, body: body as never })

  test('needs a reason, is one row, one event and one e-mail with the new window', async () => {
    const { id, before } = await anUnpaidOrder()
    await receive(id)
    const window = { from: '2026-12-29', to: '2027-01-12' }
    expect(promiseChanges.change.body.safeParse({ ...window, reason: ' ' }).success).toBe(false)
    const { data } = await change(id, { ...window, reason: 'A renda chegou depois.' })
    expect(data?.deliveryWindow).toEqual(window)
    expect(await api.row(id)).toMatchObject({ promisedReadyOn: '2026-12-24' })
    expect(await changesOf(id)).toMatchObject([
      { cause: 'atelier', oldTo: before.promisedTo, newTo: '2027-01-12', reason: 'A renda chegou depois.' },
    ])
    const [email] = await emailsOf(before.number)
    expect(email?.text).toContain('29 de dezembro de 2026 a 12 de janeiro de 2027')
    expect(email?.text).toContain('A renda chegou depois.')
    const { data: history } = await admin.call(orders.history, { params: { id } })
    expect(history?.map(({ kind }) => kind)).toContain('promise_changed')
    await expire(id)
  })

  test('is refused for an order that has ended', async () => {
    const { id } = await anUnpaidOrder()
    await expire(id)
    const body = { from: '2026-12-29', to: '2027-01-12', reason: 'Renda' }
    expect((await change(id, body)).error?.code).toBe('promise_not_changeable')
  })

  test('cannot be rewritten', async () => {
    await expect(sql`update promise_changes set reason = 'outro'`.execute(api.db)).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('measures that are late', () => {
  const run = async () => {
    const [task] = promiseTasks({ db: api.db, publicUrl: 'https://loja.test' })
    await task?.run({})
  }

  test('move the promise by one working day each, told on the first day', async () => {
    const { id, before } = await anUnpaidOrder('made_to_measure')
    await receive(id)
    const item = sql`(select id from order_items where order_id = ${id})`
    // Three working days before 16 November.
    await sql`update order_item_measures set due_on = '2026-11-11' where order_item_id = ${item}`.execute(
      api.db,
    )
    await run()
    await run()
    expect(before.promisedReadyOn).toBe('2027-01-07')
    expect(await api.row(id)).toMatchObject({ promisedReadyOn: '2027-01-12' })
    expect((await changesOf(id)).map(({ cause }) => cause)).toEqual(['measures', 'measures', 'measures'])
    expect(await emailsOf(before.number)).toHaveLength(1)
    await expire(id)
  })

  test('do nothing on their last day', async () => {
    const { id } = await anUnpaidOrder('made_to_measure')
    await receive(id)
    const item = sql`(select id from order_items where order_id = ${id})`
    await sql`update order_item_measures set due_on = '2026-11-16' where order_item_id = ${item}`.execute(
      api.db,
    )
    await run()
    expect(await changesOf(id)).toEqual([])
    await expire(id)
  })
})
