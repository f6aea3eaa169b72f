import { setTimeout as sleep } from 'node:timers/promises'
import type { TestShop } from './test-shop.ts'

const POLL_MS = 20

/** Polls for all waiting buyers with one query, so that waiting for a payment puts no load on the shop. */
export function paidOrders({ db }: Pick<TestShop, 'db'>, timeoutMs: number) {
  const waiting = new Map<number, (ms: number) => void>()
  let watching: Promise<void> | undefined

  async function watch() {
    while (waiting.size > 0) {
      const ids = [...waiting.keys()]
      const paid = await db
        .selectFrom('orders')
        .select('id')
        .where('id', 'in', ids)
        .where('paymentState', '=', 'paid')
        .execute()
      for (const { id } of paid) {
        waiting.get(id)?.(performance.now())
        waiting.delete(id)
      }
      await sleep(POLL_MS)
    }
    watching = undefined
  }

  /** Returns the time at which the order was visible as paid; undefined after the timeout. */
  return async (orderId: number): Promise<number | undefined> => {
    const seen = new Promise<number>((resolve) => waiting.set(orderId, resolve))
    watching ??= watch()
    const gaveUp = new AbortController()
    const moment = await Promise.race([
      seen,
      sleep(timeoutMs, undefined, { signal: gaveUp.signal }).catch(() => undefined),
    ])
    gaveUp.abort()
    waiting.delete(orderId)
    return moment
  }
}
