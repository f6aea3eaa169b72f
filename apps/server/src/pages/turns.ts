import { AppError } from '@shop/api/lib/app-error'

const RETRY_AFTER_SECONDS = 5

/**
 * So many at once, and so many more wait for their turn; whoever comes then is asked to come back. A hundred pages drawn
 * at the same time share the processor and the database, and all of them are late; in turn the first is there at once.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let free = atOnce
  const take = async () => {
    if (free > 0) {
      free--
      return
    }
    if (queue.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  /** The turn goes to whoever has waited longest, or is free again. */
  const pass = () => {
    const next = queue.shift()
    if (next === undefined) free++
    else next()
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await take()
    return work().finally(pass)
  }
}
