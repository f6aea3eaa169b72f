import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from './call.ts'

const MOST_TRIES = 60
const PAUSE_MS = 250

/** A busy shop responds 503 with Retry-After; whoever is told so tries again. */
export async function untilResult<T>(
  send: () => Promise<Outcome<T>>,
): Promise<Outcome<T> & { tries: number }> {
  for (let tries = 1; ; tries++) {
    const outcome = await send()
    const isBusy = outcome.status === 503 || outcome.status === 0
    if (!isBusy || tries === MOST_TRIES) return { ...outcome, tries }
    await sleep(PAUSE_MS)
  }
}
