import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import type { Running } from '@shop/test-kit/processes'
import { startProxy } from '@shop/test-kit/reverse-proxy'
import { aTestProduct, type Buyer, buyers, place, type TestProduct } from '../../lib/buyers.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'
import { read, visitSteadily } from '../../lib/steady-visits.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

/** Three times the load of an atelier's busiest hour. */
const PER_SECOND = 20
/** One in so many visits is a purchase; the rest browse. */
const BUYS_EVERY = 8
/** Less than the interval between two health checks, for which ops/roll.sh waits. */
const SETTLE_MS = 2_000
/** As in compose.production.yaml. */
const DRAIN_MS = '4000'

/** Two shops behind a proxy are stopped and restarted, one after the other, while visitors browse and buy. */
export const rollingRestart: Scenario = (size) =>
  withTestShop({ name: 'rolling_restart', env: { DRAIN_MS } }, (shop) =>
    withCleanup(async (later) => {
      const rounds = size === 'full' ? 10 : 1
      const shops = [shop.shop()]
      shops.push(await startOn(shop, await freePort()))
      const ports = shops.map(({ url }) => Number(new URL(url).port))
      later(() => Promise.all(shops.map((shop) => shop.stop())))
      const proxy = await startProxy(ports)
      later(proxy.stop)
      const front = { ...shop, url: proxy.url }
      const people = await buyers(shop, 20)
      const dress = await aTestProduct(shop, 1_000_000)

      const visits = visitSteadily(PER_SECOND, (number) => visit(front, number, people, dress))
      await sleep(1_000)
      for (let round = 0; round < rounds; round++) {
        for (const [index, port] of ports.entries()) {
          await shops[index]?.stop()
          const anew = await startOn(shop, port)
          shops[index] = anew
          await untilReady(anew.url)
          await sleep(SETTLE_MS)
        }
      }
      const { waits, failures } = await visits.stop()
      for (const failure of new Set(failures)) console.log(`  ${failure}`)
      return [
        { what: 'requests that failed', value: failures.length, unit: '', atMost: 0 },
        { what: 'requests', value: waits.length, unit: '' },
        { what: 'shops stopped and started', value: rounds * ports.length, unit: '' },
        { what: 'longest wait', value: Math.max(...waits), unit: 'ms', atMost: 3_000 },
        { what: 'p99', value: percentile(waits, 0.99), unit: 'ms' },
      ]
    }),
  )

async function startOn(shop: TestShop, port: number): Promise<Running> {
  await shop.start({ PORT: String(port) })
  return shop.shop()
}

async function untilReady(url: string) {
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(50)
}

async function visit(shop: TestShop, number: number, people: readonly Buyer[], dress: TestProduct) {
  if (number % BUYS_EVERY === 0) {
    const buyer = people[number % people.length]
    if (buyer === undefined) throw new Error('no buyer')
    const { status } = await place(shop, buyer, [dress])
    return status === 201 || status === 200 ? undefined : `POST /api/orders: ${status}`
  }
  const paths = ['/', '/colecoes', `/produto/${dress.id}`, '/api/products?limit=12', '/api/store', '/livez']
  return read(shop.url + (paths[number % paths.length] ?? '/'))
}
