import { setTimeout as sleep } from 'node:timers/promises'
import { warm } from '@shop/test-kit/demo-shop'
import { freePort } from '@shop/test-kit/ports'
import { sql } from 'kysely'
import { readMetric } from '../../lib/metrics.ts'
import { aPurchase, countWrong, type Purchase, pay, repeatOrders } from '../../lib/purchases.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { startShoppers } from '../../lib/shoppers.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const POOL = 8
const PAGES = ['/', '/api/store', '/api/products?limit=3']
/** At one second per statement no statement times out, so the total has no limit; a silent database has one. */
const FAULTS = {
  'PostgreSQL with a latency of 1 s': { wire: { delayMs: 500 }, promised: {}, waitedForS: 0 },
  'PostgreSQL without any response': { wire: { blackHole: true }, promised: { atMost: 15 }, waitedForS: 15 },
}
/** A stale page is served instead of one that takes longer than two seconds. */
const LONGEST_PAGE_MS = 2_500
/** The reconciler only checks orders older than two minutes. */
const UNSETTLED_S = 180

/** The database responds late or not at all, without any error. */
export const postgresSlow: Scenario = async (size) => {
  const metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort), DATABASE_POOL: String(POOL) }
  return withTestShop({ name: 'postgres_slow', env }, async (shop) => {
    const seconds = size === 'full' ? 60 : 5
    const results: Result[] = []
    const promised: Purchase[] = []
    for (const [what, { wire, promised: limit, waitedForS }] of Object.entries(FAULTS)) {
      const shoppers = await startShoppers(shop, { count: 12 })
      for (const page of PAGES) await warm(shop.url + page)
      shop.wires.postgres.set(wire)
      const pages = await readPages(shop, seconds)
      const stopped = shoppers.stop()
      await Promise.race([stopped, sleep(waitedForS * 1000)])
      shop.wires.postgres.set({ delayMs: 0, blackHole: false })
      // A real network would resend the dropped bytes or reset the connection.
      shop.wires.postgres.cut()
      const back = await secondsUntil(async () => (await busyConnections(metricsPort)) === 0, 60)
      await stopped
      promised.push(...shoppers.purchases.filter(({ intent }) => intent !== undefined))
      for (const [outcome, times] of shoppers.responses) console.log(`  ${what}, ${outcome}: ${times}`)
      const strange = [...shoppers.responses].filter(
        ([outcome]) => !/^(200|503|409 idempotency_running)/.test(outcome),
      )
      const rejectedSeconds = shoppers.slowestFailureMs() / 1000
      const found: Result[] = [
        { what: 'slowest failed response', value: rejectedSeconds, unit: 's', ...limit },
        { what: 'kinds of unexpected responses', value: strange.length, unit: '', atMost: 0 },
        { what: 'cached pages not served', value: pages.failed, unit: '', atMost: 0 },
        {
          what: 'cached pages p99',
          value: percentile(pages.times, 0.99),
          unit: 'ms',
          atMost: LONGEST_PAGE_MS,
        },
        { what: 'until the pool was idle again', value: back, unit: 's', atMost: 30 },
      ]
      results.push(
        ...found.map((result) => ({ ...result, what: `${what} for ${seconds} s: ${result.what}` })),
      )
    }
    const purchase = await aPurchase(shop)
    await repeatOrders(shop, purchase, 20)
    await pay(shop, purchase)
    promised.push(purchase)
    await letPass(shop, UNSETTLED_S)
    await runNow(shop, 'payments.reconcile')
    await secondsUntil(async () => (await countWrong(shop, promised)) === 0 && (await isQuiet(shop)), 60)
    const unpaid = await countWrong(shop, promised)
    return [
      ...results,
      {
        what: 'connections too many, or idle in a transaction',
        value: await leaked(shop),
        unit: '',
        atMost: 0,
      },
      { what: `of ${promised.length} accepted orders, not paid`, value: unpaid, unit: '', atMost: 0 },
      ...(await invariantResults(shop)),
    ]
  })
}

async function readPages({ url }: TestShop, seconds: number) {
  const times: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n++) {
    const began = performance.now()
    const outcome = await fetch(url + (PAGES[n % PAGES.length] ?? ''), {
      signal: AbortSignal.timeout(10_000),
    })
      .then(async (response) => ({ ok: response.ok, text: await response.text() }))
      .catch(() => ({ ok: false }))
    if (!outcome.ok) failed++
    times.push(performance.now() - began)
    await sleep(50)
  }
  return { times, failed }
}

async function busyConnections(metricsPort: number): Promise<number> {
  const read = (state: string) => readMetric(metricsPort, `database_pool_web_${state}_connections`)
  const [open, idle, awaited] = [await read('open'), await read('idle'), await read('awaited')]
  return open - idle + awaited
}

async function leaked({ db }: TestShop): Promise<number> {
  const { rows } = await sql<{ beyond: number; stuck: number }>`
    select greatest(count(*) - ${POOL}, 0) as beyond,
      count(*) filter (where state like 'idle in transaction%' and state_change < now() - interval '2 seconds') as stuck
    from pg_stat_activity where application_name = 'shop-web' and datname = current_database()`.execute(db)
  return (rows[0]?.beyond ?? 0) + (rows[0]?.stuck ?? 0)
}
