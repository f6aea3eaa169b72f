import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLimits } from '@shop/api/lib/limits'
import { aUser } from '@shop/test-kit/factories'
import { startFaultProxy } from '@shop/test-kit/fault-proxy'
import { calls } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { ownRedis } from '../../lib/own-redis.ts'
import { aPurchase, countWrong, order, type Purchase, pay } from '../../lib/purchases.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, secondsUntil } from '../../lib/shop-health.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const { points: GUESSES } = defaultLimits.failedLoginByAccountAndAddress
/** All users share one address; the limit of guesses per account is unchanged. */
const RATE_LIMITS = JSON.stringify({
  orderCreation: { points: 1_000_000 },
  failedLoginByAddress: { points: 1_000_000 },
})

/** Redis is slow, frozen, emptied, stopped. Customers buy as before, and no attacker gets more guesses. */
export const redisFaults: Scenario = (size) =>
  withCleanup(async (later) => {
    const redis = await ownRedis()
    later(() => redis.process.kill('SIGKILL'))
    const wire = await startFaultProxy({ port: redis.port })
    later(wire.stop)
    const env = { REDIS_URL: `redis://127.0.0.1:${wire.port}`, RATE_LIMITS }
    return withTestShop({ name: 'redis_faults', env }, async (shop) => {
      const times = size === 'full' ? 100 : 12
      const all: Purchase[] = []
      const results: Result[] = []
      await buy(shop, times, all)
      const calm = await buy(shop, times, all)
      results.push(
        { what: 'order with Redis running, median', value: calm, unit: 'ms' },
        await guesses(shop, 'there'),
      )

      const faults: Record<string, () => unknown> = {
        'slow by 2 s': () => wire.set({ delayMs: 1_000 }),
        emptied: async () => {
          wire.set({ delayMs: 0 })
          wire.cut()
          await redis.flush()
        },
        frozen: () => redis.process.kill('SIGSTOP'),
        gone: () => redis.process.kill('SIGKILL'),
      }
      for (const [state, begin] of Object.entries(faults)) {
        await begin()
        const value = (await buy(shop, times, all)) - calm
        results.push({ what: `Redis ${state}: added to an order, median`, value, unit: 'ms', atMost: 50 })
        results.push(await guesses(shop, state))
      }
      await secondsUntil(async () => (await countWrong(shop, all)) === 0 && (await isQuiet(shop)), 60)
      return [
        ...results,
        {
          what: `of ${all.length} purchases not paid`,
          value: await countWrong(shop, all),
          unit: '',
          atMost: 0,
        },
        ...(await invariantResults(shop)),
      ]
    })
  })

async function buy(shop: TestShop, times: number, all: Purchase[]): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < times; n++) {
    const purchase = await aPurchase(shop)
    all.push(purchase)
    await order(shop, purchase)
    await pay(shop, purchase)
    waits.push(purchase.waitedMs)
    await sleep(10)
  }
  return percentile(waits, 0.5)
}

/** Wrong passwords for one account from one address until it is rate-limited. */
async function guesses(shop: TestShop, state: string): Promise<Result> {
  const { email } = await aUser(shop.db)
  let allowed = 0
  for (let n = 0; n < GUESSES + 3; n++) {
    const { status } = await calls.login(shop.url, email, 'não é esta')
    if (status !== 429) allowed++
  }
  return { what: `Redis ${state}: passwords that may be guessed`, value: allowed, unit: '', atMost: GUESSES }
}
