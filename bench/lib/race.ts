/** What all races have in common: increasing database latency, waiting for jobs, and the final invariant checks. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result, Size } from './scenario.ts'
import { invariantResults, isQuiet, secondsUntil } from './shop-health.ts'
import type { TestShop } from './test-shop.ts'

/** Number of rounds by database latency in ms: slower rounds are run less often. */
export type Plan = Record<Size, Readonly<Record<number, number>>>

const TIMEOUT_S = 300

/** A race needs time to go wrong, so it is repeated with slower and slower round trips. */
export async function atEachDelay(
  shop: TestShop,
  rounds: Readonly<Record<number, number>>,
  race: (rounds: number, delayMs: number) => Promise<Result[]>,
  check: (shop: TestShop) => Promise<Result[]> = invariantResults,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [delay, count] of Object.entries(rounds)) {
    shop.wires.postgres.set({ delayMs: Number(delay) / 2 })
    const found = await race(count, Number(delay))
    shop.wires.postgres.set({ delayMs: 0 })
    await jobsDone(shop)
    results.push(
      ...[...found, ...(await check(shop))].map((result) => ({
        ...result,
        what: `${delay} ms: ${result.what}`,
      })),
    )
  }
  return results
}

export async function jobsDone(shop: TestShop) {
  const seconds = await secondsUntil(() => isQuiet(shop), TIMEOUT_S)
  if (seconds >= TIMEOUT_S) throw new Error('the jobs did not finish in time')
}

export function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

export function within(milliseconds: number): Promise<void> {
  return sleep(Math.random() * milliseconds)
}

export function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => [Math.random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)
}

export function none(what: string, value: number): Result {
  return { what, value, unit: '', atMost: 0 }
}

export function exactly(expected: number, what: string, value: number): Result {
  return { what, value, unit: '', atLeast: expected, atMost: expected }
}

export function informative(what: string, value: number, unit = ''): Result {
  return { what, value, unit }
}
