/**
 * Stops asking somebody who does not answer: after a few failures in a row everybody is told at once for a while,
 * then one caller tries. Without it every request waits out the whole time limit, and the shop with it.
 */
interface Options {
  /** In a row. */
  failures: number
  pauseMs: number
  /** What counts: a refusal is an answer. */
  isFailure: (error: unknown) => boolean
  /** What whoever is not let through is told. */
  refusal: () => Error
}

export interface Breaker {
  readonly isOpen: boolean
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createBreaker({ failures, pauseMs, isFailure, refusal }: Options): Breaker {
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
      if (trial && (trying || performance.now() < closedUntil)) throw refusal()
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
