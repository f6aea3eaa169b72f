import { setTimeout as sleep } from 'node:timers/promises'
import { countWrong, type Purchase, pay, repeatOrders } from '../../lib/purchases.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, putBack, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { startShoppers } from '../../lib/shoppers.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const LONGEST_LIFE_MS = 1_500
/** Longer than the lease of a key and the heartbeat timeout of a worker. */
const LEASES_S = 90
const AT_ONCE = 10

/** The shop is killed again and again, at random times, while customers are buying. */
export const randomKills: Scenario = (size) =>
  withTestShop({ name: 'random_kills' }, async (shop) => {
    const kills = size === 'full' ? 300 : 5
    const startMs: number[] = []
    const shoppers = await startShoppers(shop, { count: 6 })
    for (let n = 0; n < kills; n++) {
      await sleep(Math.random() * LONGEST_LIFE_MS)
      await shop.kill()
      const began = performance.now()
      await shop.start()
      startMs.push(performance.now() - began)
    }
    await shoppers.stop()

    const { purchases } = shoppers
    const interrupted = purchases.filter(({ intent }) => intent === undefined)
    const { seconds: healS, back } = await heal(shop, purchases)
    return [
      { what: 'random kills under load', value: kills, unit: '' },
      { what: 'purchases', value: purchases.length, unit: '', atLeast: kills },
      { what: 'of these interrupted, and sent again with the same key', value: interrupted.length, unit: '' },
      { what: 'jobs dead-lettered after ten crashes, and requeued manually', value: back, unit: '' },
      { what: 'not paid in the end', value: await countWrong(shop, purchases), unit: '', atMost: 0 },
      ...(await invariantResults(shop)),
      { what: 'from restart until ready, median', value: percentile(startMs, 0.5), unit: 'ms' },
      { what: 'from restart until ready, slowest', value: Math.max(...startMs), unit: 'ms' },
      { what: 'until everything recovered, after the leases expired', value: healS, unit: 's', atMost: 120 },
    ]
  })

/** Skips the leases in the database while the shop is down once more; the time to finish the rest is measured. */
async function heal(shop: TestShop, purchases: readonly Purchase[]) {
  await shop.kill()
  await letPass(shop, LEASES_S)
  await shop.start()
  const began = performance.now()
  const left = purchases.filter(({ confirmed }) => !confirmed)
  const finish = async () => {
    for (let purchase = left.pop(); purchase !== undefined; purchase = left.pop()) {
      await repeatOrders(shop, purchase, LEASES_S)
      await pay(shop, purchase)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, finish))
  await shop.control('clock', { advanceMs: LEASES_S * 1000 })
  await runNow(shop, 'payments.reconcile')
  let back = 0
  await secondsUntil(async () => {
    back += await putBack(shop)
    return (await countWrong(shop, purchases)) === 0 && (await isQuiet(shop))
  }, 120)
  return { seconds: (performance.now() - began) / 1000, back }
}
