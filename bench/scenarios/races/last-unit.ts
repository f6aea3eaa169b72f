import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { aTestProduct, type Buyer, buyers, create, type TestProduct } from '../../lib/buyers.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults } from '../../lib/shop-health.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

/** Added latency of each round trip to the database: a race needs time to go wrong. */
const DELAYS_MS = [0, 20, 100]

const MOST_TRIES = 20
const PAUSE_MS = 500

/** All buyers order the last unit of a dress at the same moment. */
export const lastUnit: Scenario = (size) =>
  withTestShop({ name: 'last_piece', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (shop) => {
    const crowd = await buyers(shop, size === 'full' ? 200 : 30)
    const rounds = size === 'full' ? 100 : 4
    const results: Result[] = []
    for (const delay of DELAYS_MS) {
      shop.wires.postgres.set({ delayMs: delay / 2 })
      const times: number[] = []
      let [oversold, strayRounds, strayResponses, comeBacks] = [0, 0, 0, 0]
      for (let round = 0; round < rounds; round++) {
        const dress = await aTestProduct(shop, 1)
        const outcomes = await Promise.all(crowd.map((buyer) => insist(shop, buyer, dress)))
        const winners = outcomes.filter(({ status }) => status === 200).length
        oversold += Math.max(0, winners - 1)
        if (winners !== 1) strayRounds++
        strayResponses += outcomes.filter(
          ({ status, code }) => status !== 200 && !(status === 409 && code === 'out_of_stock'),
        ).length
        comeBacks += outcomes.filter(({ tries }) => tries > 1).length
        times.push(...outcomes.map(({ ms }) => ms))
      }
      const where = `${crowd.length} buyers of the last unit, ${rounds} rounds, ${delay} ms to the database`
      results.push(
        { what: `${where}: units sold twice`, value: oversold, unit: '', atMost: 0 },
        { what: `${where}: rounds without exactly one winner`, value: strayRounds, unit: '', atMost: 0 },
        {
          what: `${where}: other buyers not notified that it is sold out`,
          value: strayResponses,
          unit: '',
          atMost: 0,
        },
        { what: `${where}: rejected with a retry time first`, value: comeBacks, unit: '' },
        { what: `${where}: p99 until the buyer has a result`, value: percentile(times, 0.99), unit: 'ms' },
      )
    }
    return [...results, ...(await invariantResults(shop))]
  })

/** Like the page: a buyer rejected with Retry-After retries with the same checkout until the result is known. */
async function insist(shop: TestShop, buyer: Buyer, dress: TestProduct) {
  const checkoutId = randomUUID()
  const began = performance.now()
  for (let tries = 1; ; tries++) {
    const { status, code } = await create(shop, buyer, [dress], { checkoutId })
    if (status !== 503 || tries === MOST_TRIES) return { status, code, tries, ms: performance.now() - began }
    await sleep(PAUSE_MS)
  }
}
