import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@shop/api/db/migrate'
import { orders } from '@shop/contract/orders'
import { adminUrl } from '@shop/test-kit/database-server'
import { adminNumbers, anAdminToken, differing } from '../../lib/admin-numbers.ts'
import { as, aTestProduct, buyers, type TestProduct } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { countWrong, endHold, type Purchase, pay, purchaseBy, repeatOrders } from '../../lib/purchases.ts'
import { informative, jobsDone, none } from '../../lib/race.ts'
import { releaseBefore } from '../../lib/release-before.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { read, visitSteadily } from '../../lib/steady-visits.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const NAME = 'roll_back'
const COUNT = { small: 3, full: 50 }
const PER_SECOND = 20
const TIMEOUT_S = 60
const PLENTY = 1_000_000
const AROUND_MS = 1_000

/**
 * The release before serves and is upgraded under visits; then both releases serve one database; then only the release
 * before again, after a roll back; then only this one. Orders are begun by one release and paid with the other, refunded
 * and let expire by each. After every step both releases read the same numbers.
 */
export const rollBack: Scenario = (size) =>
  withCleanup(async (later) => {
    const release = await releaseBefore()
    later(release.remove)
    return withTestShop({ name: NAME, release }, async (shop) => {
      const trade = await tradeOf(shop, COUNT[size])
      const results: Result[] = []
      await trade.buy('the release before')
      const before = await adminNumbers(shop.url, trade.admin)
      const visits = visitSteadily(PER_SECOND, (number) =>
        read(`${shop.url}/api/products/${trade.dress.id}?n=${number}`),
      )
      await sleep(AROUND_MS)
      await migrate(adminUrl(`bench_${NAME}`))
      await sleep(AROUND_MS)
      const { failures, waits } = await visits.stop()
      for (const failure of new Set(failures)) console.log(`  ${failure}`)
      results.push(none('requests that failed during the upgrade', failures.length))
      results.push({
        what: 'longest wait during the upgrade',
        value: Math.max(...waits),
        unit: 'ms',
        atMost: 2_500,
      })

      const compare = async (what: string, other: string, reading = adminNumbers(shop.url, trade.admin)) => {
        const known = await reading
        const numbers = await adminNumbers(other, trade.admin, known)
        results.push(none(`${what}: numbers that differ`, differing(known, numbers)))
      }
      const beside = await shop.startBeside()
      await compare('before and after the upgrade', beside.url, Promise.resolve(before))
      await compare('both releases after the upgrade', beside.url)
      await trade.buy('both, begun with the new', { ...shop, url: beside.url })
      await trade.buy('both, begun with the one before')
      await compare('both releases after purchases with both', beside.url)
      await trade.begin({ ...shop, url: beside.url })
      await beside.stop()

      await trade.payBegun()
      await trade.buy('after the roll back')
      await trade.refundAndExpire()
      await trade.begin(shop)
      const rolledBack = await adminNumbers(shop.url, trade.admin)
      await shop.kill()
      await shop.start()
      await compare('after the second upgrade', shop.url, Promise.resolve(rolledBack))
      await trade.payBegun()
      await trade.buy('after the second upgrade')
      await trade.refundAndExpire()
      results.push(none('purchases that did not end as they should', await trade.wrong()))
      results.push(...(await invariantResults(shop)))
      results.push(informative('purchases', trade.count()))
      return results
    })
  })

/** What buyers and the atelier do, in whichever release serves. */
async function tradeOf(shop: TestShop, count: number) {
  const [admin, dress] = [await anAdminToken(shop), await aTestProduct(shop, PLENTY)]
  const ended: Record<'paid' | 'refunded' | 'expired', Purchase[]> = { paid: [], refunded: [], expired: [] }
  let begun: Purchase[] = []
  const begin = async (at: TestShop, dresses: readonly TestProduct[] = [dress]) => {
    const purchases = (await buyers(shop, count)).map((buyer) => purchaseBy(buyer, ...dresses))
    for (const purchase of purchases) await repeatOrders(at, purchase, TIMEOUT_S)
    return purchases
  }
  const payAll = async (purchases: readonly Purchase[]) => {
    for (const purchase of purchases) await pay(shop, purchase)
    // The provider's events take their time.
    await secondsUntil(async () => (await countWrong(shop, purchases)) === 0, TIMEOUT_S)
    ended.paid.push(...purchases)
    await jobsDone(shop)
  }
  return {
    admin,
    dress,
    async buy(what: string, at = shop) {
      await payAll(await begin(at))
      console.log(`  ${what}: ${count} purchases`)
    },
    async begin(at: TestShop) {
      begun = await begin(at)
    },
    payBegun: () => payAll(begun),
    /** Of what was bought first, whichever release sold it. */
    async refundAndExpire() {
      const refunded = ended.paid.splice(0, count)
      for (const { intent } of refunded) {
        const input = { params: { id: intent?.orderId ?? 0 }, body: { requestId: crypto.randomUUID() } }
        const { status } = await call(as(shop, { token: admin }), orders.refund, input)
        if (status !== 200) throw new Error(`refund: ${status}`)
      }
      await secondsUntil(async () => (await countWrong(shop, refunded, 'refunded')) === 0, TIMEOUT_S)
      ended.refunded.push(...refunded)
      const unpaid = await begin(shop)
      for (const purchase of unpaid) await endHold(shop, purchase)
      await runNow(shop, 'payments.expire')
      await secondsUntil(async () => (await countWrong(shop, unpaid, 'expired')) === 0, TIMEOUT_S)
      ended.expired.push(...unpaid)
      await jobsDone(shop)
    },
    async wrong() {
      const states = ['paid', 'refunded', 'expired'] as const
      const counts = await Promise.all(states.map((state) => countWrong(shop, ended[state], state)))
      return counts.reduce((sum, wrong) => sum + wrong, 0)
    },
    count: () => Object.values(ended).flat().length,
  }
}
