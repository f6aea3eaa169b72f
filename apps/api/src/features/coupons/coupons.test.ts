import { type CouponDraft, coupons } from '@shop/contract/coupons'
import { testApi } from '@shop/test-kit/api'
import { aCoupon, dayFromToday } from '@shop/test-kit/coupons'
import { aCategory, anOrder, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
let admin: Awaited<ReturnType<Api['as']>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

let count = 0
const aDraft = (values: Partial<CouponDraft> = {}): CouponDraft => ({
  code: `CUPOM${(count += 1)}`,
  percent: 10,
  amountCents: null,
  minTotalCents: 0,
  categoryIds: [],
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxPerPerson: 1,
  ...values,
})
const create = (values: Partial<CouponDraft> = {}) => admin.call(coupons.create, { body: aDraft(values) })
const listed = async (id: number) => {
  const { data, error } = await admin.call(coupons.list, {})
  expect(error).toBeUndefined()
  return data?.find((coupon) => coupon.id === id)
}

test('only administrators list, create and change coupons', async () => {
  const customer = await api.as(await aUser(api.db))
  expect((await customer.call(coupons.list, {})).status).toBe(403)
  expect((await customer.call(coupons.create, { body: aDraft() })).status).toBe(403)
  expect((await api.visitor.call(coupons.list, {})).status).toBe(401)
})

describe('creating', () => {
  test('stores every rule as it was sent, and writes one audit line', async () => {
    const category = await aCategory(api.db)
    const draft = aDraft({
      code: 'Noiva10',
      minTotalCents: 200_000,
      categoryIds: [category.id],
      startsOn: '2026-11-01',
      endsOn: '2099-12-31',
      maxUses: 100,
    })
    const { status, data } = await admin.call(coupons.create, { body: draft })
    expect(status).toBe(201)
    expect(data).toMatchObject({ ...draft, state: 'valid', used: 0, held: 0, discountGivenCents: 0 })
    expect(await listed(data?.id ?? 0)).toEqual(data)
    const entries = await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectType', '=', 'coupon')
      .where('objectId', '=', String(data?.id))
      .execute()
    expect(entries).toEqual([{ action: 'coupon.create' }])
  })

  test('a code that differs only in case or accents is taken', async () => {
    await create({ code: 'VERÃO' })
    const { status, error } = await create({ code: 'verao' })
    expect([status, error?.code]).toEqual([409, 'coupon_duplicate'])
    expect(error?.fields).toEqual({ code: 'Já existe um cupom com este código. Escolha outro.' })
  })

  test.each([
    ['no discount', { percent: null }, 'percent'],
    ['two discounts', { amount: 10 }, 'percent'],
    ['more than 90 %', { percent: 91 }, 'percent'],
    ['nothing', { percent: 0 }, 'percent'],
    ['an amount of nothing', { percent: null, amount: 0 }, 'amount'],
    ['an end before its start', { startsOn: '2026-11-02', endsOn: '2026-11-01' }, 'endsOn'],
    ['an unknown category', { categoryIds: [999_999] }, 'categoryIds'],
    ['a code with spaces', { code: 'NOIVA 10' }, 'code'],
    ['no uses', { maxUses: 0 }, 'maxUses'],
    ['nobody', { maxPerPerson: 0 }, 'maxPerPerson'],
  ])('%s is rejected at its field', async (_title, values, field) => {
    const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
    const response = await api.inject({
      method: 'POST',
      url: '/api/coupons',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...coupons.create.body.encode(aDraft()), ...values },
    })
    const { fields } = response.json<{ fields?: object }>()
    expect([response.statusCode, Object.keys(fields ?? {})]).toEqual([400, [field]])
  })
})

describe('changing', () => {
  test('replaces the rules and raises the version; a stale version changes nothing', async () => {
    const { data } = await create()
    if (!data) throw new Error('not created')
    const { id, version, code } = data
    const body = { ...aDraft({ code, percent: 20, maxUses: 5 }), version }
    const changed = await admin.call(coupons.update, { params: { id }, body })
    expect(changed.data).toMatchObject({ percent: 20, maxUses: 5, version: version + 1 })
    const stale = await admin.call(coupons.update, { params: { id }, body: { ...body, percent: 30 } })
    expect([stale.status, stale.error?.code]).toEqual([409, 'stale_version'])
    expect((await listed(id))?.percent).toBe(20)
  })

  test('disables, and enables again', async () => {
    const { data } = await create()
    const id = data?.id ?? 0
    const disable = (disabled: boolean, version: number) =>
      admin.call(coupons.disable, { params: { id }, body: { disabled, version } })
    expect((await disable(true, 1)).data).toMatchObject({ state: 'disabled', version: 2 })
    expect((await disable(false, 1)).error?.code).toBe('stale_version')
    expect((await disable(false, 2)).data).toMatchObject({ state: 'valid', version: 3 })
  })

  test('an unknown coupon is not found', async () => {
    const { status, error } = await admin.call(coupons.update, {
      params: { id: 999_999 },
      body: { ...aDraft(), version: 1 },
    })
    expect([status, error?.code]).toEqual([404, 'coupon_not_found'])
  })
})

test('the list says which ones can be used, who holds one, and what was given', async () => {
  const { db } = api
  const spent = await aCoupon(db, { maxUses: 2 })
  const over = await aCoupon(db, { endsOn: dayFromToday(-1) })
  const early = await aCoupon(db, { startsOn: dayFromToday(1) })
  const today = await aCoupon(db, { startsOn: dayFromToday(0), endsOn: dayFromToday(0) })
  const discount = { couponCode: spent.code, discountCents: 5000, stockState: 'sold' as const }
  const orders = [
    await anOrder(db, { ...discount, paymentState: 'paid', paidAt: new Date() }),
    await anOrder(db, { ...discount, stockState: 'reserved' }),
    await anOrder(db, { ...discount, stockState: 'released' }),
  ]
  for (const [at, order] of orders.entries())
    await db
      .insertInto('couponUses')
      .values({
        orderId: order.id,
        couponId: spent.id,
        personKeys: [],
        amountCents: 5000,
        releasedAt: at === 2 ? new Date() : null,
      })
      .execute()
  expect(await listed(spent.id)).toMatchObject({ state: 'spent', used: 1, held: 1, discountGivenCents: 5000 })
  expect((await listed(over.id))?.state).toBe('ended')
  expect((await listed(early.id))?.state).toBe('scheduled')
  expect((await listed(today.id))?.state).toBe('valid')
})
