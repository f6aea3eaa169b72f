import { charges } from '@shop/contract/charges'
import { type OrderDraft, planChanged } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { defaultPlanSettings, paymentPlans } from '@shop/contract/payment-plan-settings'
import { schedule } from '@shop/contract/schedule'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { atelierApi } from '../../testing/atelier-api.ts'

const DEPOSIT = { kind: 'deposit', amountCents: 206_700, dueOn: '2026-11-16' } as const
const REST = { kind: 'part', amountCents: 482_300, dueOn: '2026-12-12' } as const

let api: Awaited<ReturnType<typeof atelierApi>>
let admin: { id: number }
beforeAll(async () => {
  api = await atelierApi()
  admin = await aUser(api.db, { role: 'admin' })
})
afterAll(() => api.close())
/** The hours of each order are free for the next test. */
afterEach(() =>
  api.db.updateTable('orders').set({ stockState: 'released', paymentState: 'expired' }).execute(),
)

const toOrder = (values: Parameters<typeof aDraft>[1] = {}) =>
  aDraft([{ ...api.dress, offer: 'made_to_order' }], { plan: 'parts', ...values })

async function place(draft: OrderDraft, user?: { id: number }) {
  return (await api.as(user ?? (await aUser(api.db)))).call(orders.place, { body: draft })
}

const chargesOf = (orderId: number) =>
  api.db
    .selectFrom('orderCharges')
    .select(['position', 'kind', 'amountCents', 'dueOn'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()

const agreementsOf = (orderId: number) =>
  api.db
    .selectFrom('orderAgreements')
    .select(['kind', 'body', 'place'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

describe('an order with deposit and parts', () => {
  test('has the charges of the formula, and the text that she agreed to', async () => {
    const { data, status } = await place(toOrder({ planShown: [DEPOSIT, REST] }))
    expect(status).toBe(201)
    expect(await chargesOf(data?.id ?? 0)).toEqual([
      { position: 0, ...DEPOSIT },
      { position: 1, ...REST },
    ])
    expect(data).toMatchObject({ totalCents: 689_000, paidCents: 0, dueCents: 689_000 })
    expect(data?.charges).toMatchObject([DEPOSIT, REST])
    const [agreed, ...others] = await agreementsOf(data?.id ?? 0)
    expect(others).toEqual([])
    expect(agreed).toMatchObject({ kind: 'plan', place: 'site' })
    expect(agreed?.body.replaceAll('\u00a0', ' ')).toContain('Restante: R$ 4.823,00, vence em 12/12/2026.')
    expect(agreed?.body).toContain('o ateliê devolve tudo o que você pagou')
  })

  test('is not placed under another plan than the one that was shown', async () => {
    const lies: OrderDraft['planShown'][] = [
      [
        { ...DEPOSIT, amountCents: 100 },
        { ...REST, amountCents: 688_900 },
      ],
      [DEPOSIT, { ...REST, dueOn: '2027-12-12' }],
      [DEPOSIT],
      [DEPOSIT, { ...REST, amountCents: 241_150 }, { ...REST, amountCents: 241_150 }],
      [],
    ]
    for (const planShown of lies) {
      const { error, status } = await place(toOrder({ planShown }))
      expect([status, error?.code]).toEqual([409, 'plan_changed'])
      expect(planChanged.parse(error?.details).charges).toEqual([DEPOSIT, REST])
    }
    const { count } = await api.db
      .selectFrom('orderCharges')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', 'in', ['deposit', 'part'])
      .where('amountCents', 'not in', [206_700, 482_300])
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })

  test('needs something that is made, at the least price, with days left', async () => {
    const ready = await place(aDraft([api.dress], { plan: 'parts' }))
    const unplanned = await place(aDraft([await aProduct(api.db)], { plan: 'parts' }))
    for (const { error, status } of [ready, unplanned])
      expect([status, error?.code]).toEqual([409, 'plan_unavailable'])
    const session = await api.as(admin)
    await session.call(paymentPlans.save, { body: { ...defaultPlanSettings, minOrderCents: 689_001 } })
    expect((await place(toOrder())).error?.code).toBe('plan_unavailable')
    await session.call(paymentPlans.save, { body: { ...defaultPlanSettings, lastDueDays: 36 } })
    expect((await place(toOrder())).error?.code).toBe('plan_unavailable')
    await session.call(paymentPlans.save, { body: { ...defaultPlanSettings, offers: ['made_to_measure'] } })
    expect((await place(toOrder())).error?.code).toBe('plan_unavailable')
    await session.call(paymentPlans.save, { body: defaultPlanSettings })
    expect((await place(toOrder())).status).toBe(201)
  })

  test('may be sent again to be paid at once, and in parts again', async () => {
    const user = await aUser(api.db)
    const checkoutId = crypto.randomUUID()
    const first = await place(toOrder({ checkoutId }), user)
    const id = first.data?.id ?? 0
    const whole = await place(toOrder({ checkoutId, plan: 'whole' }), user)
    expect(whole.data).toMatchObject({ id, totalCents: 689_000 })
    expect(whole.data).not.toHaveProperty('charges')
    expect(await chargesOf(id)).toEqual([
      { position: 0, kind: 'whole', amountCents: 689_000, dueOn: '2026-11-16' },
    ])
    const more = toOrder({ checkoutId })
    const two = aDraft([{ ...api.dress, offer: 'made_to_order', quantity: 2 }], { checkoutId, plan: 'parts' })
    expect((await place(more, user)).data?.id).toBe(id)
    const { data } = await place(two, user)
    expect(data).toMatchObject({ id, totalCents: 1_378_000, dueCents: 1_378_000 })
    expect((await chargesOf(id)).map(({ kind }) => kind)).toEqual(['deposit', 'part'])
  })

  test('has its sums in reais on the wire, to the centavo', async () => {
    const payload = { total: 6890.01, readyOn: '2027-05-30', parts: 6 }
    const response = await api.inject({ method: 'POST', url: '/api/orders/plan', payload })
    const part = { kind: 'part', amount: 803.83 }
    expect(response.json()).toEqual({
      charges: [
        { kind: 'deposit', amount: 2067, dueOn: '2026-11-16' },
        { ...part, amount: 803.86, dueOn: '2026-12-16' },
        ...['2027-01-16', '2027-02-16', '2027-03-16', '2027-04-16', '2027-05-16'].map((dueOn) => ({
          ...part,
          dueOn,
        })),
      ],
    })
  })

  test('is seen by its owner alone', async () => {
    const user = await aUser(api.db)
    const { data } = await place(toOrder(), user)
    const own = await (await api.as(user)).call(charges.list, { params: { id: data?.id ?? 0 } })
    expect(own.data).toMatchObject([DEPOSIT, REST])
    const stranger = await api.as(await aUser(api.db))
    expect((await stranger.call(charges.list, { params: { id: data?.id ?? 0 } })).status).toBe(404)
  })
})

test('an order whose every line stands under the owner’s own text about cancelling keeps it', async () => {
  const session = await api.as(admin)
  const own = 'Depois do corte o ateliê fica com 30 % do preço.'
  const texts = { made_to_order: own, made_to_measure: null }
  await session.call(paymentPlans.save, { body: { ...defaultPlanSettings, cancellationTexts: texts } })
  const user = await aUser(api.db)
  const checkoutId = crypto.randomUUID()
  const { data } = await place(toOrder({ plan: 'whole', checkoutId }), user)
  expect(await agreementsOf(data?.id ?? 0)).toEqual([{ kind: 'cancellation', body: own, place: 'site' }])
  const inParts = await place(toOrder())
  const kinds = (await agreementsOf(inParts.data?.id ?? 0)).map(({ kind, body }) => [
    kind,
    body.includes(own),
  ])
  expect(kinds).toEqual([
    ['plan', true],
    ['cancellation', true],
  ])
  // A ready veil goes along: the whole order stands under the law's text.
  const lines = [{ ...api.dress, offer: 'made_to_order' as const }, await aProduct(api.db)]
  await place(aDraft(lines, { plan: 'whole', checkoutId }), user)
  expect((await agreementsOf(data?.id ?? 0)).at(-1)?.kind).toBe('law')
  await session.call(paymentPlans.save, { body: defaultPlanSettings })
})

describe('the preview of a plan', () => {
  test('is that of an order placed today, for anyone', async () => {
    const body = { totalCents: 689_000, readyOn: '2026-12-22' }
    const { data } = await api.visitor.call(charges.preview, { body })
    expect(data?.charges).toEqual([DEPOSIT, REST])
    const none = await api.visitor.call(charges.preview, { body: { ...body, readyOn: '2026-11-20' } })
    expect(none.data?.charges).toEqual([])
  })

  test('has the terms of the schedule, where a browser reads them', async () => {
    const { data } = await api.visitor.call(schedule.read, {})
    expect(data?.paymentPlan).toEqual({
      ...{ minOrder: 1000, depositPercent: 30, maxParts: 10, lastDueDays: 10 },
      offers: ['made_to_order', 'made_to_measure'],
    })
  })
})
