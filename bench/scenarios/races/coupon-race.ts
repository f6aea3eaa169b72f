import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { aCoupon, usesOf } from '@shop/test-kit/coupons'
import { aProduct } from '@shop/test-kit/factories'
import { type Buyer, buyers, place, type TestProduct } from '../../lib/buyers.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { atEachDelay, exactly, none, type Plan } from '../../lib/race.ts'
import type { Scenario, Size } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 3, 20: 1 }, full: { 0: 100, 20: 100, 100: 100 } }
const BUYERS: Record<Size, number> = { small: 30, full: 100 }
const PRODUCTS = 5
const DISCOUNT_CENTS = 10_000
const MOST_TRIES = 40
const PAUSE_MS = 500

/** The last use of a coupon, sent by everybody at once with different products. */
export const couponRace: Scenario = (size) =>
  withTestShop({ name: 'coupon_race', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (shop) => {
    const crowd = await buyers(shop, BUYERS[size])
    return atEachDelay(shop, ROUNDS[size], async (rounds) => {
      const before = await deadlocks(shop.db)
      const seen = { overused: 0, won: 0, other: 0 }
      for (let round = 0; round < rounds; round++) await lastUse(shop, crowd, seen)
      const who = `${crowd.length} buyers with the last use of a coupon, ${rounds} rounds`
      return [
        none(`${who}: uses beyond the last`, seen.overused),
        exactly(rounds, `${who}: rounds with one winner`, seen.won),
        none(`${who}: other responses than that it is not valid`, seen.other),
        none('deadlocks', (await deadlocks(shop.db)) - before),
      ]
    })
  })

async function lastUse(
  shop: TestShop,
  crowd: readonly Buyer[],
  seen: { overused: number; won: number; other: number },
): Promise<void> {
  const coupon = await aCoupon(shop.db, { amountCents: DISCOUNT_CENTS, maxUses: 1 })
  const products: TestProduct[] = []
  for (let n = 0; n < PRODUCTS; n++) products.push(await aProduct(shop.db, { stockAvailable: 1000 }))
  const outcomes = await Promise.all(
    crowd.map((buyer, n) => insist(shop, buyer, productAt(products, n), coupon.code)),
  )
  const winners = outcomes.filter(({ status }) => status === 201).length
  const { uses, rows } = await usesOf(shop.db, coupon)
  seen.overused += Math.max(0, winners - 1, uses - 1, rows - 1)
  if (winners === 1) seen.won++
  seen.other += outcomes.filter(({ status, code }) => status !== 201 && code !== 'coupon_not_valid').length
}

/** Like the page: a buyer rejected with Retry-After retries with the same checkout until the result is known. */
async function insist(shop: TestShop, buyer: Buyer, product: TestProduct, code: string) {
  const purchase = { checkoutId: randomUUID(), coupon: { code, discountCents: DISCOUNT_CENTS } }
  for (let tries = 1; ; tries++) {
    const { status, code: error } = await place(shop, buyer, [product], purchase)
    if (status !== 503 || tries === MOST_TRIES) return { status, code: error }
    await sleep(PAUSE_MS)
  }
}

function productAt(products: readonly TestProduct[], n: number): TestProduct {
  const product = products[n % products.length]
  if (!product) throw new Error('a race needs products')
  return product
}
