import { adminUrl } from '@shop/test-kit/database-server'
import { aTestProduct, type Buyer, buyers, confirm, create, type TestProduct } from '../../lib/buyers.ts'
import { openLoop, type Percentiles, percentiles } from '../../lib/open-loop.ts'
import { paidOrders } from '../../lib/paid-orders.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const DATABASE = 'checkout_load'
const PLAN = {
  small: { rates: [2], seconds: 6 },
  full: { rates: [1, 2, 5, 10, 15, 20, 25, 30, 40], seconds: 60 },
}
const CROWD = 100
/** What a shopper accepts as immediate, and as soon. A rate at which one in a hundred waits longer is too high. */
const CREATE_MS = 1_000
const VISIBLE_MS = 5_000
const TIMEOUT_MS = 30_000

/**
 * Complete purchases, arriving whether or not the shop keeps up: order and payment started, card confirmed at the
 * provider, event received, order visible as paid, email sent. One process does it all, worker included, on the same
 * cores as its database, its provider and the load generator.
 */
export const checkoutLoad: Scenario = (size) =>
  withTestShop({ name: DATABASE }, async (shop) => {
    await withoutWires(shop)
    const crowd: Visitor[] = []
    for (const buyer of await buyers(shop, CROWD)) {
      crowd.push({ buyer, wanted: await aTestProduct(shop, 1_000_000) })
    }
    const { rates, seconds } = PLAN[size]
    await purchases(shop, crowd, { perSecond: 2, seconds: 3 })
    const results: Result[] = []
    let sustained = 0
    for (const perSecond of rates) {
      const found = await purchases(shop, crowd, { perSecond, seconds })
      results.push(...resultsOf(perSecond, found))
      if (found.failed > 0 || found.create.p99 > CREATE_MS || found.visible.p99 > VISIBLE_MS) break
      sustained = perSecond
    }
    const emailSeconds = await secondsUntil(() => isQuiet(shop), 120)
    return [
      ...results,
      { what: 'highest sustained rate of complete purchases', value: sustained, unit: '/s', atLeast: 1 },
      {
        what: 'time to finish emails and jobs after the last purchase',
        value: emailSeconds,
        unit: 's',
        atMost: 60,
      },
      ...(await invariantResults(shop)),
    ]
  })

interface Visitor {
  buyer: Buyer
  wanted: TestProduct
}

/** Here the load is the fault, so the shop connects directly, without the proxies in this process. */
async function withoutWires(shop: TestShop) {
  await shop.kill()
  await shop.start({
    DATABASE_URL: adminUrl(`bench_${DATABASE}`),
    SMTP_URL: shop.smtp.url,
    STRIPE_API_BASE: shop.paymentsUrl,
  })
}

interface Found {
  create: Percentiles
  visible: Percentiles
  failed: number
}

async function purchases(
  shop: TestShop,
  crowd: readonly Visitor[],
  arrivals: { perSecond: number; seconds: number },
): Promise<Found> {
  const seenPaid = paidOrders(shop, TIMEOUT_MS)
  const begun: number[] = []
  const visible: number[] = []
  let failed = 0
  await openLoop(arrivals, async (wantedAt, index) => {
    const visitor = crowd[index % crowd.length]
    if (visitor === undefined) return
    const { data } = await create(shop, visitor.buyer, [visitor.wanted])
    begun.push(performance.now() - wantedAt)
    if (data === undefined || (await confirm(shop, data)).status !== 200) {
      failed++
      return
    }
    const paidAt = performance.now()
    const seenAt = await seenPaid(data.orderId)
    if (seenAt === undefined) failed++
    else visible.push(Math.max(0, seenAt - paidAt))
  })
  return { create: percentiles(begun), visible: percentiles(visible), failed }
}

function resultsOf(perSecond: number, { create: created, visible, failed }: Found): Result[] {
  const informative = (what: string, { p50, p95, p99 }: Percentiles): Result[] =>
    Object.entries({ p50, p95, p99 }).map(([name, value]) => ({
      what: `${perSecond}/s, ${what}: ${name}`,
      value,
      unit: 'ms',
    }))
  return [
    ...informative('order and payment begun', created),
    ...informative('from payment until visible as paid', visible),
    { what: `${perSecond}/s: failed`, value: failed, unit: '' },
  ]
}
