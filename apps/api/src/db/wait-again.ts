/** What PostgreSQL answers when somebody else kept a row for longer than `lock_timeout`. */
const LOCK_TIMEOUT = '55P03'
/**
 * Three waits of three seconds where the rest takes no time. By the clock and not by number: with a database that is
 * slow itself, nobody stands at the counter for three times all of it.
 */
const JOINS_AGAIN_FOR_MS = 7_000

/**
 * A crowd may keep a row for longer than one wait, each for a moment only. Nothing was written, so the queue is joined
 * again before anybody is told to come back.
 */
export async function waitAgain<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + JOINS_AGAIN_FOR_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until || !isLockTimeout(error)) throw error
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT
}
