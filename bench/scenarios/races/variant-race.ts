import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { stock } from '@shop/contract/stock'
import { aProduct, aVariedProduct } from '@shop/test-kit/factories'
import { adminOf } from '../../lib/atelier.ts'
import { type Buyer, buyers, place, type TestProduct } from '../../lib/buyers.ts'
import { type Caller, call } from '../../lib/call.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { atEachDelay, exactly, none, type Plan } from '../../lib/race.ts'
import type { Scenario, Size } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 3, 20: 1 }, full: { 0: 100, 20: 100, 100: 100 } }
const BUYERS: Record<Size, number> = { small: 30, full: 200 }
const PAIRS: Record<Size, number> = { small: 10, full: 100 }
const SEPARATED: Record<Size, number> = { small: 1, full: 10 }
const UNITS = 20
const MOST_TRIES = 40
const PAUSE_MS = 500

/** Units by size and colour: the last one, two different ones at once, and a product that begins to count so. */
export const variantRace: Scenario = (size) =>
  withTestShop({ name: 'variant_race', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (shop) => {
    const crowd = await buyers(shop, BUYERS[size])
    const admin = await adminOf(shop)
    return atEachDelay(shop, ROUNDS[size], async (rounds) => {
      const before = await deadlocks(shop.db)
      const last = await lastOfVariant(shop, crowd, rounds)
      const unserved = await differentVariants(shop, crowd, PAIRS[size])
      const wrongUnits = await separatedWhileBought(shop, crowd, { admin, rounds: SEPARATED[size] })
      const who = `${crowd.length} buyers of the only M Off-White, ${rounds} rounds`
      return [
        none(`${who}: units sold twice`, last.oversold),
        exactly(rounds, `${who}: rounds with one winner`, last.won),
        none(`${who}: other responses than sold out`, last.other),
        none(`${PAIRS[size]} pairs who want different sizes and colours: not served`, unserved),
        none(
          `begins to count by size and colour while bought, ${SEPARATED[size]} times: units lost or added`,
          wrongUnits,
        ),
        none('deadlocks', (await deadlocks(shop.db)) - before),
      ]
    })
  })

async function lastOfVariant(shop: TestShop, crowd: readonly Buyer[], rounds: number) {
  const seen = { oversold: 0, won: 0, other: 0 }
  for (let round = 0; round < rounds; round++) {
    // Other sizes are left: the sum of the product does not say that this one is sold out.
    const { id, priceCents } = await aVariedProduct(shop.db, { 'M Off-White': 1, 'P Off-White': UNITS })
    const wanted = { id, priceCents, size: 'M', color: 'Off-White' }
    const outcomes = await Promise.all(crowd.map((buyer) => insist(shop, buyer, wanted)))
    const winners = outcomes.filter(({ status }) => status === 201).length
    seen.oversold += Math.max(0, winners - 1)
    if (winners === 1) seen.won++
    seen.other += outcomes.filter(({ status, code }) => status !== 201 && code !== 'out_of_stock').length
  }
  return seen
}

async function differentVariants(shop: TestShop, crowd: readonly Buyer[], pairs: number): Promise<number> {
  let unserved = 0
  for (let pair = 0; pair < pairs; pair++) {
    const { id, priceCents } = await aVariedProduct(shop.db, { 'M Off-White': 1, 'P Branco': 1 })
    const wanted = [
      { id, priceCents, size: 'M', color: 'Off-White' },
      { id, priceCents, size: 'P', color: 'Branco' },
    ]
    const outcomes = await Promise.all(
      wanted.map((product, n) => insist(shop, buyerAt(crowd, 2 * pair + n), product)),
    )
    unserved += outcomes.filter(({ status }) => status !== 201).length
  }
  return unserved
}

interface Separation {
  admin: Caller
  rounds: number
}

async function separatedWhileBought(shop: TestShop, crowd: readonly Buyer[], { admin, rounds }: Separation) {
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const choices = { sizes: ['P', 'M'], colors: ['Branco'] }
    const { id, priceCents } = await aProduct(shop.db, { ...choices, stockAvailable: UNITS })
    const [, outcomes] = await Promise.all([
      separate(shop, admin, id),
      Promise.all(crowd.map((buyer, n) => insist(shop, buyer, { id, priceCents, size: n % 2 ? 'P' : 'M' }))),
    ])
    const sold = outcomes.filter(({ status }) => status === 201).length
    const { stockAvailable, stockReserved } = await counters(shop, id)
    wrong += Math.abs(UNITS - stockAvailable - stockReserved) + Math.abs(sold - stockReserved)
  }
  return wrong
}

/** Counts what is left after the sales so far, again and again until no sale came between. */
async function separate(shop: TestShop, admin: Caller, id: number) {
  for (let tries = 0; tries < 1_000; tries++) {
    const { stockAvailable: stockRead } = await counters(shop, id)
    const small = Math.floor(stockRead / 2)
    const variants = [
      { size: 'P', color: 'Branco', stockQuantity: small },
      { size: 'M', color: 'Branco', stockQuantity: stockRead - small },
    ]
    const body = { mode: 'per_variant' as const, stockRead, variants }
    const { status } = await call(admin, stock.count, { params: { id }, body })
    if (status === 200) return
  }
  throw new Error(`product ${id} could not be counted`)
}

function counters({ db }: TestShop, id: number) {
  return db
    .selectFrom('products')
    .select(['stockAvailable', 'stockReserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Like the page: a buyer rejected with Retry-After retries with the same checkout until the result is known. */
async function insist(shop: TestShop, buyer: Buyer, product: TestProduct) {
  const checkoutId = randomUUID()
  for (let tries = 1; ; tries++) {
    const { status, code } = await place(shop, buyer, [product], { checkoutId })
    if (status !== 503 || tries === MOST_TRIES) return { status, code }
    await sleep(PAUSE_MS)
  }
}

function buyerAt(crowd: readonly Buyer[], n: number): Buyer {
  const buyer = crowd[n % crowd.length]
  if (!buyer) throw new Error('a race needs buyers')
  return buyer
}
