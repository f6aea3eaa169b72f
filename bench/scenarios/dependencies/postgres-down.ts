import { setTimeout as sleep } from 'node:timers/promises'
import { countWrong } from '../../lib/purchases.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { startShoppers } from '../../lib/shoppers.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const LEASES_S = 90
const TIMEOUT_S = 60

/** PostgreSQL stops as in a power cut, stays down, and comes back, while customers are buying. */
export const postgresDown: Scenario = (size) =>
  withTestShop({ name: 'postgres_down', ownServer: true }, async (shop) => {
    const { postgres } = shop
    if (!postgres) throw new Error('this scenario needs its own PostgreSQL')
    const [outages, downMs] = size === 'full' ? [20, 30_000] : [1, 3_000]
    const { child, pid } = shop.shop()
    const shoppers = await startShoppers(shop, { count: 6, pauseMs: 50 })
    const returned: number[] = []
    for (let n = 0; n < outages; n++) {
      await sleep(2_000)
      postgres.stop()
      await sleep(downMs)
      await postgres.start()
      const began = performance.now()
      await secondsUntil(async () => shoppers.lastSuccess() > began, TIMEOUT_S)
      returned.push((performance.now() - began) / 1000)
    }
    await sleep(1_000)
    await shoppers.stop()

    const promised = shoppers.purchases.filter(({ intent }) => intent !== undefined)
    await heal(shop)
    await secondsUntil(
      async () => (await countWrong(shop, promised)) === 0 && (await isQuiet(shop)),
      TIMEOUT_S,
    )
    const crashed = child.exitCode !== null || child.signalCode !== null || shop.shop().pid !== pid
    const strange = [...shoppers.responses].filter(
      ([response]) => !/^(200|503|409 idempotency_running)/.test(response),
    )
    for (const [response, times] of shoppers.responses) console.log(`  ${response}: ${times}`)
    return [
      { what: `outages of ${downMs / 1000} s under load`, value: outages, unit: '' },
      { what: 'crashes of the shop', value: Number(crashed), unit: '', atMost: 0 },
      {
        what: 'responses other than 200, 503 and "still being processed"',
        value: strange.reduce((sum, [, times]) => sum + times, 0),
        unit: '',
        atMost: 0,
      },
      {
        what: 'from PostgreSQL responding to the first order, slowest',
        value: Math.max(...returned),
        unit: 's',
        atMost: 2,
      },
      { what: 'orders accepted', value: promised.length, unit: '', atLeast: 1 },
      {
        what: 'orders accepted and lost, or paid and not known as paid',
        value: await countWrong(shop, promised),
        unit: '',
        atMost: 0,
      },
      ...(await invariantResults(shop)),
    ]
  })

/** Webhooks that failed without a database are sent again, and the jobs that a worker had locked are released. */
async function heal(shop: TestShop) {
  await letPass(shop, LEASES_S)
  await shop.control('clock', { advanceMs: LEASES_S * 1000 })
  await runNow(shop, 'payments.reconcile')
}
