/**
 * PostgreSQL's error codes when another transaction held a row for longer than `lock_timeout`, and when this one was
 * rolled back to end a deadlock.
 */
const LOCKED_OUT = ['55P03', '40P01']
/**
 * Enough for three waits of three seconds when the rest takes no time. Measured in time and not in tries: with a slow
 * database the customer must not wait for three full runs.
 */
const JOINS_AGAIN_FOR_MS = 7_000

/**
 * Under heavy load a row may be locked for longer than one wait, by each transaction only briefly. Nothing was written,
 * so the work is retried before the customer gets an error.
 */
export async function waitAgain<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + JOINS_AGAIN_FOR_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until || !isLockedOut(error)) throw error
    }
  }
}

function isLockedOut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCKED_OUT.some((code) => code === error.code)
}
