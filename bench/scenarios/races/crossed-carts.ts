import { randomUUID } from 'node:crypto'
import { aTestProduct, buyers, place } from '../../lib/buyers.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { atEachDelay, informative, none, type Plan, shuffled, times } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'
import { withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 4, 20: 2 }, full: { 0: 40, 20: 10, 100: 2 } }
const CART = 5
const PRODUCTS = 60
const PLENTY = 100_000

/**
 * Concurrent carts that share products, each in a different sequence; every second round changes them to other
 * products.
 */
export const crossedCarts: Scenario = (size) =>
  withTestShop({ name: 'crossed_carts', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (shop) => {
    const crowd = await buyers(shop, size === 'full' ? 50 : 25)
    const products = await times(PRODUCTS, () => aTestProduct(shop, PLENTY))
    return atEachDelay(shop, ROUNDS[size], async (rounds, delay) => {
      const before = await deadlocks(shop.db)
      const responses: Awaited<ReturnType<typeof place>>[] = []
      let checkouts: string[] = []
      for (let round = 0; round < rounds; round++) {
        if (round % 2 === 0) checkouts = crowd.map(() => randomUUID())
        const sent = crowd.map((buyer, n) => {
          const cart = shuffled(products).slice(0, CART)
          return place(shop, buyer, cart, { checkoutId: checkouts[n] ?? '' })
        })
        responses.push(...(await Promise.all(sent)))
      }
      const written = responses.filter(({ status }) => status === 201).length
      const busy = responses.filter(({ status }) => status === 503).length
      const size = `${crowd.length} carts of ${CART} at once × ${rounds}`
      return [
        none(`${size}: deadlocks`, (await deadlocks(shop.db)) - before),
        none(
          `${size}: carts with another response than their order or a 503`,
          responses.length - written - busy,
        ),
        // Row locks are held during the round trips: with a slow database the queue exceeds the timeout.
        (delay === 0 ? none : informative)(`${size}: rejected with a retry time (503)`, busy),
        informative(
          `${size}: p99`,
          percentile(
            responses.map(({ ms }) => ms),
            0.99,
          ),
          'ms',
        ),
      ]
    })
  })
