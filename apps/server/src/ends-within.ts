import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for work that may never end, up to a timeout. False: it timed out, and its outcome is ignored. */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController()
  const tooLong = sleep(milliseconds, false, { signal: waiting.signal })
  try {
    return await Promise.race([work.then(() => true), tooLong])
  } finally {
    waiting.abort()
  }
}
