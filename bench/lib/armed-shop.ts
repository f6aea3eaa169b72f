/** A shop that kills itself at one of its failpoints: what the scenarios about crashes have in common. */
import type { Failpoint } from '@shop/api/lib/failpoint'
import { runNow, secondsUntil } from './shop-health.ts'
import type { TestShop } from './test-shop.ts'

/** Longer than the lease of a key and the heartbeat timeout of a worker. */
export const LEASES_S = 90
/** Within it, what leads to a failpoint has happened. */
export const REACHED_S = 20

const MOST_STARTS = 10

/** Jobs left by earlier runs may kill this one before it is ready, some of them at each start. */
export async function startArmed(shop: TestShop, point: Failpoint): Promise<number> {
  for (let tries = 0; ; tries++) {
    const began = performance.now()
    try {
      await shop.start({ FAILPOINT: point })
      return performance.now() - began
    } catch (error) {
      if (tries >= MOST_STARTS) throw error
    }
  }
}

export async function diedAt(shop: TestShop, point: Failpoint): Promise<boolean> {
  const { child } = shop.shop()
  await secondsUntil(async () => child.signalCode !== null, REACHED_S)
  const died = child.signalCode === 'SIGKILL'
  if (!died) console.log(`  ${point} was not reached`)
  await shop.kill()
  return died
}

/** The provider sends its events again, and the jobs of the next minutes run. */
export async function runOverdue(shop: TestShop) {
  await shop.control('clock', { advanceMs: LEASES_S * 1000 })
  await runNow(shop, 'payments.expire')
  await runNow(shop, 'payments.reconcile')
}
