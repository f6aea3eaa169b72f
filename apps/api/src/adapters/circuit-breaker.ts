/**
 * Circuit breaker: after a few consecutive failures all calls fail immediately for a while, then one caller tries.
 * Without it every request would wait for the full timeout and the whole shop would become slow.
 */
interface Options {
  /** Consecutive. */
  failures: number
  pauseMs: number
  /** Which errors count. A rejection by the provider does not: it did respond. */
  isFailure: (error: unknown) => boolean
  /** Thrown to callers while the breaker is open. */
  rejection: () => Error
}

export interface Breaker {
  readonly isOpen: boolean
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createBreaker({ failures, pauseMs, isFailure, rejection }: Options): Breaker {
  let inARow = 0
  let closedUntil = 0
  let trying = false

  const tripped = () => inARow >= failures
  return {
    get isOpen() {
      return tripped()
    },
    async run(work) {
      const trial = tripped()
      if (trial && (trying || performance.now() < closedUntil)) throw rejection()
      trying ||= trial
      try {
        const result = await work()
        inARow = 0
        return result
      } catch (error) {
        if (isFailure(error)) {
          inARow += 1
          closedUntil = performance.now() + pauseMs
        } else {
          inARow = 0
        }
        throw error
      } finally {
        if (trial) trying = false
      }
    },
  }
}
