import { AppError } from './app-error.ts'

interface Options {
  atOnce: number
  /** How many may wait; whoever comes after them is told to come back. */
  waiting: number
  retryAfterSeconds: number
}

/** Lets costly work through a few at a time, in the order it came, so that a crowd of it leaves room for the rest. */
export function createTurnstile({ atOnce, waiting, retryAfterSeconds }: Options) {
  const queue: (() => void)[] = []
  let inside = 0

  const enter = async () => {
    if (inside < atOnce) {
      inside += 1
      return
    }
    if (queue.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds })
    // Whoever leaves hands over the place, so nobody slips in between.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
