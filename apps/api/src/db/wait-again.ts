/** What PostgreSQL answers when somebody else kept a row for longer than `lock_timeout`. */
const LOCK_TIMEOUT = '55P03'
/** With the first, three waits of three seconds: nobody stands at the counter for longer than that. */
const MORE_WAITS = 2

/**
 * A crowd may keep a row for longer than one wait, each for a moment only. Nothing was written, so the queue is joined
 * again before anybody is told to come back.
 */
export async function waitAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MORE_WAITS; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT
}
