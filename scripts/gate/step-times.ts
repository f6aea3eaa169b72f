export interface Timing {
  name: string
  seconds: number
}

interface SlowStep {
  name: string
  share: number
  usualShare: number
}

/** Shorter steps double by chance. */
const LEAST_SECONDS = 5

/**
 * The steps that took more than twice their usual share of the time. Shares, because machines differ in speed; only of
 * the steps that were run, because a run stops at the first failure.
 */
export function slowerThanUsual(
  timings: readonly Timing[],
  usual: Readonly<Record<string, number>>,
): SlowStep[] {
  const timed = timings.filter(({ name }) => usual[name] !== undefined)
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const usualTotal = timed.reduce((sum, { name }) => sum + (usual[name] ?? 0), 0)
  return timed
    .map(({ name, seconds }) => ({
      name,
      seconds,
      share: seconds / total,
      usualShare: (usual[name] ?? 0) / usualTotal,
    }))
    .filter(({ seconds, share, usualShare }) => seconds > LEAST_SECONDS && share > 2 * usualShare)
    .map(({ name, share, usualShare }) => ({ name, share, usualShare }))
}
