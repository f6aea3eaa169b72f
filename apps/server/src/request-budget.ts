import { AppError } from '@shop/api/lib/app-error'
import { clientNetwork } from '@shop/api/lib/client-address'
import { LRUCache } from 'lru-cache'

interface Options {
  /** how many at once */
  points: number
  /** the time in which as many come back, one after the other */
  seconds: number
  /** what the person reads who had too many */
  message?: string
  now?: () => number
}

interface Budget {
  left: number
  at: number
}

/** Addresses that are remembered; beyond, the one that has been quiet for longest starts anew. */
const MAX_ADDRESSES = 20_000

/**
 * A token bucket for each visitor's network, in this process alone: it stands before work of some milliseconds, and a
 * question to Redis would be a good part of that.
 */
export function createRequestBudget({ points, seconds, message, now = () => performance.now() }: Options) {
  const budgets = new LRUCache<string, Budget>({ max: MAX_ADDRESSES })
  const perMs = points / (seconds * 1000)
  /** Takes one, or rejects with `too_many_requests` and the time until the next. */
  return (address: string) => {
    const network = clientNetwork(address)
    const time = now()
    const budget = budgets.get(network) ?? { left: points, at: time }
    budget.left = Math.min(points, budget.left + (time - budget.at) * perMs)
    budget.at = time
    budgets.set(network, budget)
    if (budget.left < 1) {
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - budget.left) / perMs / 1000))
      throw new AppError('too_many_requests', {
        retryAfterSeconds,
        ...(message !== undefined && { message }),
      })
    }
    budget.left -= 1
  }
}
