import { AppError } from '@shop/api/lib/app-error'
import { clientNetwork } from '@shop/api/lib/client-address'
import { LRUCache } from 'lru-cache'

interface Options {
  /** how many at once */
  points: number
  /** the time in which the full budget is refilled, evenly */
  seconds: number
  /** the error message above the budget */
  message?: string
  now?: () => number
}

interface Budget {
  left: number
  at: number
}

/** How many addresses are tracked; above that, the least recently used one starts with a full budget again. */
const MAX_ADDRESSES = 20_000

/**
 * A token bucket for each visitor's network, in this process alone: it precedes work of some milliseconds, and a call
 * to Redis would take a good part of that.
 */
export function createRequestBudget({ points, seconds, message, now = () => performance.now() }: Options) {
  const budgets = new LRUCache<string, Budget>({ max: MAX_ADDRESSES })
  const perMs = points / (seconds * 1000)
  /** Takes one, or throws `too_many_requests` with the time until the next. */
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
