/** A constant stream of buyers while something else happens to the shop. */
import { setTimeout as sleep } from 'node:timers/promises'
import { aTestProduct, type Buyer, buyers, type TestProduct } from './buyers.ts'
import { order, type Purchase, pay, purchaseBy } from './purchases.ts'
import type { TestShop } from './test-shop.ts'

export interface Shoppers {
  /** All purchases begun, whatever their outcome. */
  purchases: Purchase[]
  /** Number of responses by status and error code. */
  responses: Map<string, number>
  /** The longest wait for an error. */
  slowestFailureMs(): number
  /** When a purchase last succeeded, on the clock of `performance.now()`. */
  lastSuccess(): number
  /** Lets all buyers finish what they have begun. */
  stop(): Promise<void>
}

const PLENTY = 1_000_000
const RETRY_MS = 250

export async function startShoppers(
  testShop: TestShop,
  { count, pauseMs = 20 }: { count: number; pauseMs?: number },
): Promise<Shoppers> {
  const purchases: Purchase[] = []
  const responses = new Map<string, number>()
  let stopping = false
  let succeeded = 0
  let slowest = 0

  const buy = async (purchase: Purchase) => {
    while (purchase.intent === undefined) {
      const { status, code, ms } = await order(testShop, purchase)
      const response = `${status}${code === undefined ? '' : ` ${code}`}`
      responses.set(response, (responses.get(response) ?? 0) + 1)
      if (status === 200) succeeded = performance.now()
      else {
        slowest = Math.max(slowest, ms)
        await sleep(RETRY_MS)
      }
      // The key stays claimed by the dead call for a minute: this purchase is left and another one begun.
      if (stopping || code === 'idempotency_running') break
    }
    await pay(testShop, purchase)
  }
  const shop = async (buyer: Buyer, dress: TestProduct) => {
    while (!stopping) {
      const purchase = purchaseBy(buyer, dress)
      purchases.push(purchase)
      await buy(purchase)
      await sleep(pauseMs)
    }
  }
  const dress = await aTestProduct(testShop, PLENTY)
  const all = (await buyers(testShop, count)).map((buyer) => shop(buyer, dress))
  return {
    purchases,
    responses,
    slowestFailureMs: () => slowest,
    lastSuccess: () => succeeded,
    async stop() {
      stopping = true
      await Promise.all(all)
    },
  }
}
