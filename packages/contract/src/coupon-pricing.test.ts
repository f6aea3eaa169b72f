import { describe, expect, test } from 'vitest'
import { type CouponTerms, discountOf, paidForLine, paidForUnits } from './coupon-pricing.ts'

const terms = (values: Partial<CouponTerms>): CouponTerms => ({
  percent: null,
  amountCents: null,
  minTotalCents: 0,
  productIds: null,
  ...values,
})
const line = (unitPriceCents: number, { productId = 1, quantity = 1 } = {}) => ({
  productId,
  quantity,
  unitPriceCents,
})

describe('the discount of a coupon', () => {
  test('a percentage is taken off the sum, rounded half up once', () => {
    expect(discountOf(terms({ percent: 10 }), [line(689_000), line(129_000)])?.discountCents).toBe(81_800)
    expect(discountOf(terms({ percent: 10 }), [line(1005)])?.discountCents).toBe(101)
    expect(discountOf(terms({ percent: 10 }), [line(1004)])?.discountCents).toBe(100)
  })

  test('an amount is taken off whole', () => {
    expect(discountOf(terms({ amountCents: 20_000 }), [line(500_000)])?.discountCents).toBe(20_000)
  })

  test('what is left is never below the smallest charge', () => {
    expect(discountOf(terms({ amountCents: 20_000 }), [line(10_000)])?.discountCents).toBe(9950)
    expect(discountOf(terms({ percent: 90 }), [line(100)])?.discountCents).toBe(50)
    expect(discountOf(terms({ percent: 90 }), [line(50)])).toBeUndefined()
  })

  test('does not apply below its minimum, which is that of the whole cart', () => {
    const minimum = terms({ percent: 10, minTotalCents: 200_000, productIds: [1] })
    expect(discountOf(minimum, [line(199_999)])).toBeUndefined()
    expect(discountOf(minimum, [line(100_000), line(100_000, { productId: 2 })])?.lineCents).toEqual([
      10_000, 0,
    ])
  })

  test('of some products only takes off their lines', () => {
    const one = terms({ amountCents: 50_000, productIds: [2] })
    const lines = [line(400_000), line(30_000, { productId: 2 })]
    expect(discountOf(one, lines)).toEqual({ discountCents: 30_000, lineCents: [0, 30_000] })
    expect(discountOf(one, [line(400_000)])).toBeUndefined()
  })

  test('goes to the lines by largest remainder, the first of equal ones first', () => {
    const three = [line(3333), line(3333), line(3334)]
    expect(discountOf(terms({ amountCents: 100 }), three)?.lineCents).toEqual([33, 33, 34])
    expect(discountOf(terms({ amountCents: 100 }), [line(1000), line(1000), line(1000)])?.lineCents).toEqual([
      34, 33, 33,
    ])
  })
})

test('of 100,000 random carts the line discounts add up, and no line costs less than nothing', () => {
  const random = generator(20_261_117)
  const whole = (most: number) => Math.floor(random() * most)
  let wrong = 0
  let discounted = 0
  for (let cart = 0; cart < 100_000; cart += 1) {
    const lines = Array.from({ length: 1 + whole(8) }, () =>
      line(whole(10) === 0 ? 0 : 1 + whole(10 ** (1 + whole(7))), {
        productId: 1 + whole(5),
        quantity: 1 + whole(10),
      }),
    )
    const coupon = terms({
      ...(whole(2) === 0 ? { percent: 1 + whole(90) } : { amountCents: 1 + whole(10 ** (1 + whole(7))) }),
      productIds: whole(3) === 0 ? [1, 2] : null,
    })
    const discount = discountOf(coupon, lines)
    if (discount === undefined) continue
    discounted += 1
    const { discountCents, lineCents } = discount
    const total = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
    const isExact = lineCents.reduce((sum, cents) => sum + cents, 0) === discountCents
    const isWithin = lines.every(({ quantity, unitPriceCents, productId }, at) => {
      const cents = lineCents[at] ?? -1
      const isTaken = coupon.productIds === null || coupon.productIds.includes(productId)
      return cents >= 0 && cents <= (isTaken ? quantity * unitPriceCents : 0)
    })
    if (!isExact || !isWithin || total - discountCents < 50) wrong += 1
  }
  expect(wrong).toBe(0)
  expect(discounted).toBeGreaterThan(80_000)
})

test('the units of a line cost together what was paid for the line', () => {
  const item = { quantity: 3, unitPriceCents: 10_000, discountCents: 1000 }
  expect(paidForLine(item)).toBe(29_000)
  const units = [0, 1, 2].map((before) => paidForUnits(item, 1, before))
  expect(units).toEqual([9667, 9666, 9667])
  expect(paidForUnits(item, 3)).toBe(29_000)
})

/** Repeatable: mulberry32. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
