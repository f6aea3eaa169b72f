import { coupons } from '@shop/contract/coupons'
import { errors } from '@shop/contract/errors'
import { testApi } from '@shop/test-kit/api'
import { aCoupon, dayFromToday } from '@shop/test-kit/coupons'
import { aCategory, aProduct, withOffers } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
let product: { id: number; priceCents: number }
beforeAll(async () => {
  api = await testApi({ config: { limits: { couponGuess: { points: 1000 } } } })
  product = await aProduct(api.db, { priceCents: 500_000 })
})
afterAll(() => api.close())

const lineOf = (id: number, quantity = 1) => ({ productId: id, size: 'M', color: 'Branco', quantity })
const check = (code: string, items = [lineOf(product.id)]) =>
  api.visitor.call(coupons.check, { body: { code, items } })

describe('a code that applies', () => {
  test('answers what it takes off, priced by the shop', async () => {
    const { code } = await aCoupon(api.db, { minTotalCents: 500_000 })
    const { status, data } = await check(code)
    expect(status).toBe(200)
    expect(data).toEqual({
      code,
      percent: 10,
      amountCents: null,
      minTotalCents: 500_000,
      productIds: null,
      discountCents: 50_000,
    })
  })

  test('is found without case and accents, and answered as the atelier spells it', async () => {
    await aCoupon(api.db, { code: 'CORAÇÃO' })
    expect((await check(' coracao ')).data?.code).toBe('CORAÇÃO')
  })

  test('of some categories discounts their products only, offers included', async () => {
    const { db } = api
    const category = await aCategory(db)
    const veil = await aProduct(db, { priceCents: 100_000, categoryId: category.id })
    await withOffers(db, veil.id, { made_to_order: 20_000 })
    const { code } = await aCoupon(db, { categoryIds: [category.id] })
    const items = [lineOf(product.id), { ...lineOf(veil.id), offer: 'made_to_order' as const }]
    expect((await check(code, items)).data).toMatchObject({ productIds: [veil.id], discountCents: 12_000 })
    expect((await check(code)).error?.code).toBe('coupon_not_valid')
  })

  test('is valid on its first and on its last day', async () => {
    const { code } = await aCoupon(api.db, { startsOn: dayFromToday(0), endsOn: dayFromToday(0) })
    expect((await check(code)).status).toBe(200)
  })
})

test('every code that does not apply gets the same answer', async () => {
  const { db } = api
  const codes = [
    'NAOEXISTE',
    (await aCoupon(db, { endsOn: dayFromToday(-1) })).code,
    (await aCoupon(db, { startsOn: dayFromToday(1) })).code,
    (await aCoupon(db, { disabledAt: sql<Date>`now()` })).code,
    (await aCoupon(db, { maxUses: 1, uses: 1 })).code,
    (await aCoupon(db, { minTotalCents: 500_001 })).code,
  ]
  for (const code of codes) {
    const { status, error } = await check(code)
    const { message, fields, details } = error ?? {}
    expect([code, status, error?.code]).toEqual([code, 409, 'coupon_not_valid'])
    expect([message, fields, details]).toEqual([errors.coupon_not_valid.message, undefined, undefined])
  }
  expect(errors.coupon_not_valid.message).toContain('não vale para este carrinho')
})

test('wrong codes of one address are limited, right ones are not counted', async () => {
  const limited = await testApi({ config: { limits: { couponGuess: { points: 3 } } } })
  const dress = await aProduct(limited.db)
  const { code } = await aCoupon(limited.db)
  const send = (text: string) =>
    limited.visitor.call(coupons.check, { body: { code: text, items: [lineOf(dress.id)] } })
  for (let tries = 0; tries < 5; tries += 1) expect((await send(code)).status).toBe(200)
  for (let tries = 0; tries < 3; tries += 1) expect((await send('ERRADO')).status).toBe(409)
  const { status, headers } = await send('ERRADO')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(code)).status).toBe(429)
  await limited.close()
})
