/**
 * Open-loop load: visitors arrive whether or not the earlier ones have been served. Waiting times count from the
 * planned start, so that a stalled shop cannot hide them.
 */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './statistics.ts'

interface Arrivals {
  perSecond: number
  seconds: number
  /** Stops it early. */
  signal?: AbortSignal
}

const PAUSE_MS = 10

/**
 * Runs `visit` for each arrival and waits for the last; `wanted` is its planned start on the clock of
 * performance.now().
 */
export async function openLoop(
  { perSecond, seconds, signal }: Arrivals,
  visit: (wanted: number, index: number) => Promise<void>,
): Promise<void> {
  const began = performance.now()
  const visits: Promise<void>[] = []
  let wanted = began
  for (let index = 0; ; index++) {
    // Poisson process: many independent visitors.
    wanted += (-Math.log(1 - Math.random()) / perSecond) * 1000
    if (wanted - began > seconds * 1000) break
    const wait = wanted - performance.now()
    if (wait > 1) await sleep(wait)
    // A late load generator must still process the responses to earlier requests.
    else if (index % PAUSE_MS === 0) await setImmediate()
    if (signal?.aborted) break
    visits.push(visit(wanted, index))
  }
  await Promise.all(visits)
}

export interface Percentiles {
  p50: number
  p95: number
  p99: number
  max: number
}

export function percentiles(values: readonly number[]): Percentiles {
  const at = (share: number) => percentile(values, share)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
