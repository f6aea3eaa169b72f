import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { schedule } from '@shop/contract/schedule'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'

const HOUR = 60
let api: Awaited<ReturnType<typeof atelierApi>>
beforeAll(async () => {
  api = await atelierApi()
})
afterAll(() => api.close())

const toOrder = (values: Partial<OrderDraft> = {}) =>
  aDraft([{ ...api.dress, offer: 'made_to_order' }], {
    ...values,
    shipping: undefined as never,
    ...pickup(values),
  })
const pickup = ({ fulfilment }: Partial<OrderDraft>) =>
  fulfilment === 'pickup' ? {} : { shipping: aDraft([]).shipping }

async function place(draft: OrderDraft, user?: { id: number }) {
  return (await api.as(user ?? (await aUser(api.db)))).call(orders.place, { body: draft })
}

/** Ends the order, so that its hours are free for the next test. */
async function cancelled(orderId: number | undefined) {
  await api.db
    .updateTable('orders')
    .set({ stockState: 'released', paymentState: 'expired' })
    .where('id', '=', orderId ?? 0)
    .execute()
}

describe('the promise of an order', () => {
  test('is computed and its hours booked when it is placed', async () => {
    const { data, status } = await place(toOrder())
    expect(status).toBe(201)
    const row = await api.row(data?.id ?? 0)
    expect(row).toMatchObject({
      promisedReadyOn: '2026-12-22',
      promisedFrom: '2026-12-24',
      promisedTo: '2027-01-07',
    })
    expect(await api.booked(row.id)).toEqual([
      { week: '2026-11-16', minutes: 10 * HOUR },
      { week: '2026-11-30', minutes: 15 * HOUR },
      { week: '2026-12-07', minutes: 17 * HOUR },
    ])
    await cancelled(row.id)
  })

  test('an order of the shop without offers has none before it is paid', async () => {
    const { data } = await place(aDraft([await aProduct(api.db)]))
    expect(await api.row(data?.id ?? 0)).toMatchObject({ promisedTo: null, promisedReadyOn: null })
  })

  test('a quantity takes its minutes each and its days once', async () => {
    const { data } = await place(aDraft([{ ...api.dress, offer: 'made_to_order', quantity: 2 }]))
    const booked = await api.booked(data?.id ?? 0)
    expect(booked.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(84 * HOUR)
    await cancelled(data?.id)
  })

  test('to measure without measures counts from the last day for them', async () => {
    const line = { ...api.dress, priceCents: 751_000, offer: 'made_to_measure', size: 'Sob medida' } as const
    const { data } = await place(aDraft([line]))
    const row = await api.row(data?.id ?? 0)
    // 25 working days after 1 December.
    expect(row.promisedReadyOn).toBe('2027-01-07')
    await cancelled(row.id)
  })

  test('an order that is collected needs no carrier', async () => {
    const { data } = await place(toOrder({ fulfilment: 'pickup' }))
    expect(await api.row(data?.id ?? 0)).toMatchObject({
      promisedFrom: '2026-12-22',
      promisedTo: '2026-12-30',
    })
    await cancelled(data?.id)
  })
})

describe('a browser that knew another promise', () => {
  const hers = (from: string, to: string) => toOrder({ promise: { from, to } })

  test('an earlier one is not accepted, and nothing is written', async () => {
    const user = await aUser(api.db)
    const { status, error } = await place(hers('2026-12-23', '2027-01-06'), user)
    expect([status, error?.code]).toEqual([409, 'promise_changed'])
    expect(error?.details).toEqual({ from: '2026-12-24', to: '2027-01-07' })
    const left = await api.db.selectFrom('orders').select('id').where('userId', '=', user.id).execute()
    expect(left).toEqual([])
  })

  test('a later one is kept, as the window that ends on its day', async () => {
    const { data } = await place(hers('2026-11-17', '2027-01-14'))
    expect(await api.row(data?.id ?? 0)).toMatchObject({
      promisedReadyOn: '2026-12-30',
      promisedFrom: '2027-01-04',
      promisedTo: '2027-01-14',
    })
    await cancelled(data?.id)
  })

  test('one in some far year is not believed', async () => {
    const { data } = await place(hers('2026-12-24', '2029-01-12'))
    expect(await api.row(data?.id ?? 0)).toMatchObject({ promisedTo: '2027-01-07' })
    await cancelled(data?.id)
  })
})

describe('the wedding date', () => {
  test.each([
    ['2026-11-15', 400, 'invalid_input'],
    ['2029-11-17', 400, 'invalid_input'],
    ['2027-01-30', 409, 'tight_not_accepted'],
    ['2027-01-21', 409, 'too_late_for_wedding'],
  ])('on %s: %i %s', async (weddingOn, status, code) => {
    const response = await place(toOrder({ weddingOn }))
    expect([response.status, response.error?.code]).toEqual([status, code])
  })

  test('that is tight is accepted with consent, and stands on the order', async () => {
    const { data } = await place(toOrder({ weddingOn: '2027-01-30', tightAccepted: true }))
    expect(data?.weddingOn).toBe('2027-01-30')
    expect(await api.row(data?.id ?? 0)).toMatchObject({ weddingOn: '2027-01-30' })
    await cancelled(data?.id)
  })

  test('that is too late is not accepted with consent either', async () => {
    const { error } = await place(toOrder({ weddingOn: '2027-01-21', tightAccepted: true }))
    expect(error?.code).toBe('too_late_for_wedding')
  })

  test('is checked for products without offers too', async () => {
    const draft = aDraft([await aProduct(api.db)], { weddingOn: '2026-12-20' })
    expect((await place(draft)).error?.code).toBe('too_late_for_wedding')
  })
})

describe('a delivery wished later', () => {
  test('is the window that ends on that day, with the hours as early as they fit', async () => {
    const { data } = await place(toOrder({ wishedOn: '2027-05-14', weddingOn: '2027-06-19' }))
    expect(await api.row(data?.id ?? 0)).toMatchObject({ promisedTo: '2027-05-14', wishedOn: '2027-05-14' })
    expect((await api.booked(data?.id ?? 0))[0]).toEqual({ week: '2026-11-16', minutes: 10 * HOUR })
    await cancelled(data?.id)
  })

  test.each([
    ['after the safety days', '2027-06-05', 400],
    ['more than ten months away', '2027-09-17', 400],
    ['earlier than possible', '2026-12-30', 409],
  ])('%s is rejected', async (_, wishedOn, status) => {
    const weddingOn = wishedOn > '2027-07' ? '2028-06-19' : '2027-06-19'
    expect((await place(toOrder({ wishedOn, weddingOn }))).status).toBe(status)
  })
})

describe('an order sent again', () => {
  test('keeps promise, hours and plan when nothing of it changed, whatever the atelier changed meanwhile', async () => {
    const [user, checkoutId] = [await aUser(api.db), crypto.randomUUID()]
    const { data } = await place(toOrder({ checkoutId }), user)
    const [before, booked] = [await api.row(data?.id ?? 0), await api.booked(data?.id ?? 0)]
    await api.db
      .updateTable('productionPlanStages')
      .set({ days: 60 })
      .where('planId', '=', api.plan.id)
      .execute()
    const again = await place(toOrder({ checkoutId }), user)
    expect(again.data?.id).toBe(before.id)
    expect(await api.row(before.id)).toMatchObject({ promisedTo: before.promisedTo })
    expect(await api.booked(before.id)).toEqual(booked)
    await api.db
      .updateTable('productionPlanStages')
      .set({ days: 25 })
      .where('planId', '=', api.plan.id)
      .execute()
    await cancelled(before.id)
  })

  test('with another quantity books anew, and its own hours count as free', async () => {
    const [user, checkoutId] = [await aUser(api.db), crypto.randomUUID()]
    const { data } = await place(toOrder({ checkoutId }), user)
    const more = aDraft([{ ...api.dress, offer: 'made_to_order', quantity: 2 }], { checkoutId })
    expect((await place(more, user)).data?.id).toBe(data?.id)
    const booked = await api.booked(data?.id ?? 0)
    expect(booked.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(84 * HOUR)
    expect(booked[0]).toEqual({ week: '2026-11-16', minutes: 10 * HOUR })
    await cancelled(data?.id)
  })
})

describe('hours that nobody has paid', () => {
  test('an account may hold 84 of them', async () => {
    const user = await aUser(api.db)
    const two = await place(aDraft([{ ...api.dress, offer: 'made_to_order', quantity: 2 }]), user)
    expect(two.status).toBe(201)
    const { error } = await place(toOrder(), user)
    expect(error?.code).toBe('too_many_unpaid_hours')
    await cancelled(two.data?.id)
  })

  test('of several orders share a quarter of each week, and visitors see the rest', async () => {
    const { data } = await place(toOrder())
    const { data: seen } = await api.visitor.call(schedule.read, {})
    const free = new Map(seen?.weeks.map(({ week, freeMinutes }) => [week, freeMinutes]))
    // 17 of the 15 hours that a quarter of the week would be are held; nothing is held in the week after.
    expect([free.get('2026-11-16'), free.get('2026-12-07'), free.get('2026-12-14')]).toEqual([
      0,
      0,
      undefined,
    ])
    await cancelled(data?.id)
  })
})

describe('what visitors read', () => {
  test('hours rounded down to four, plans without names, and the terms', async () => {
    const { data, headers } = await api.visitor.call(schedule.read, {})
    expect(data).toMatchObject({
      asOf: '2026-11-16',
      weeklyMinutes: 3_600,
      weeks: [
        { week: '2026-11-16', freeMinutes: 8 * HOUR },
        { week: '2026-11-23', freeMinutes: 0 },
        { week: '2026-11-30', freeMinutes: 12 * HOUR },
        { week: '2026-12-07', freeMinutes: 40 * HOUR },
      ],
    })
    expect(data?.plans).toContainEqual({ id: api.plan.id, minutes: 42 * HOUR, days: 25 })
    expect(headers['cache-tag']).toBe('schedule,store')
  })
})

describe('a sale of the atelier', () => {
  const sale = (values: Partial<OrderDraft> = {}) => toOrder(values)

  test('may be promised earlier than the hours allow only on purpose, and then the week is overbooked', async () => {
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const earlier = { promise: { from: '2026-12-08', to: '2026-12-18' } }
    const rejected = await admin.call(orders.place, { body: sale(earlier) })
    expect(rejected.error?.code).toBe('promise_changed')
    const { data } = await admin.call(orders.place, { body: sale({ ...earlier, overbook: true }) })
    expect(data?.deliveryWindow).toEqual({ from: '2026-12-08', to: '2026-12-18' })
    expect(await api.booked(data?.id ?? 0)).toEqual([
      { week: '2026-11-16', minutes: 10 * HOUR },
      { week: '2026-11-30', minutes: 32 * HOUR },
    ])
    const { data: seen } = await api.visitor.call(schedule.read, {})
    expect(seen?.weeks.find(({ week }) => week === '2026-11-30')?.freeMinutes).toBe(0)
    await cancelled(data?.id)
  })

  test('for a day that is near begins today, and its hours are booked in the first week', async () => {
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const near = { wishedOn: '2026-11-25' }
    const rejected = await admin.call(orders.place, { body: sale(near) })
    expect([rejected.error?.code, rejected.error?.details]).toEqual([
      'promise_changed',
      { from: '2026-12-24', to: '2027-01-07' },
    ])
    const { data } = await admin.call(orders.place, { body: sale({ ...near, overbook: true }) })
    expect(await api.row(data?.id ?? 0)).toMatchObject({
      promisedReadyOn: '2026-11-16',
      promisedFrom: '2026-11-16',
      promisedTo: '2026-11-25',
    })
    expect(await api.booked(data?.id ?? 0)).toEqual([{ week: '2026-11-16', minutes: 42 * HOUR }])
    await cancelled(data?.id)
  })

  test('is not promised for a day that has passed', async () => {
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const body = sale({ wishedOn: '2026-11-15', overbook: true })
    const { status, error } = await admin.call(orders.place, { body })
    expect([status, error?.fields]).toEqual([
      400,
      { wishedOn: 'Escolha uma data de entrega a partir de hoje.' },
    ])
  })

  test('a customer cannot overbook', async () => {
    const body = sale({ promise: { from: '2026-12-08', to: '2026-12-18' }, overbook: true })
    expect((await place(body)).error?.code).toBe('promise_changed')
  })
})
