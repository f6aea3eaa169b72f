import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for what may never end, but only so long. False: it was left behind, and how it ends is nobody's concern. */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController()
  const tooLong = sleep(milliseconds, false, { signal: waiting.signal })
  try {
    return await Promise.race([work.then(() => true), tooLong])
  } finally {
    waiting.abort()
  }
}
