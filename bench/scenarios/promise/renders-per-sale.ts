import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import { aTestProduct, buyers, type TestProduct } from '../../lib/buyers.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import { readMetric } from '../../lib/metrics.ts'
import { order, pay, purchaseBy } from '../../lib/purchases.ts'
import { exactly, jobsDone } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { withTestShop } from '../../lib/test-shop.ts'

const OTHERS = 6
/** Until what a sale has changed is known to the cache. */
const SETTLE_MS = 500

/** A sewn dress takes hours, which change what every product promises. How many pages are rendered for that? */
export const rendersPerSale: Scenario = async (size) => {
  const metricsPort = await freePort()
  return withTestShop(
    { name: 'renders_per_sale', env: { METRICS_PORT: String(metricsPort) } },
    async (shop) => {
      const sales = size === 'full' ? 20 : 3
      const ready = await aTestProduct(shop, sales * 10)
      const sewn = await aMadeDress(shop, { minutes: 120, days: 5 })
      const others: TestProduct[] = []
      for (let n = 0; n < OTHERS; n += 1) others.push(await aTestProduct(shop, 5))
      const products = [ready, sewn, ...others].map(({ id }) => `/produto/${id}`)
      const visitAll = async () => {
        for (const path of ['/', '/colecoes', ...products]) await (await fetch(shop.url + path)).text()
        await sleep(SETTLE_MS)
      }
      const renders = () => readMetric(metricsPort, 'page_cache_requests_total{outcome="made"}')
      await visitAll()
      await visitAll()

      const rendersFor = async (dress: TestProduct | undefined) => {
        const before = await renders()
        for (let sale = 0; sale < sales; sale += 1) {
          if (dress) {
            const [buyer] = await buyers(shop, 1)
            if (!buyer) throw new Error('no buyer')
            const purchase = purchaseBy(buyer, dress)
            await order(shop, purchase)
            await visitAll()
            await pay(shop, purchase)
            await jobsDone(shop)
          }
          await visitAll()
          await visitAll()
        }
        return ((await renders()) - before) / sales
      }
      const [idle, ofReady, ofSewn] = [
        await rendersFor(undefined),
        await rendersFor(ready),
        await rendersFor(sewn),
      ]
      const paid = await shop.db
        .selectFrom('orders')
        .select('id')
        .where('paymentState', '=', 'paid')
        .execute()
      return [
        exactly(2 * sales, 'sales', paid.length),
        { what: 'renders of ten pages without a sale', value: idle, unit: '', atMost: 0 },
        { what: 'renders for the sale of a ready dress', value: ofReady, unit: '', atLeast: 1 },
        { what: 'renders for the sale of a sewn dress', value: ofSewn, unit: '', atMost: ofReady },
      ]
    },
  )
}
