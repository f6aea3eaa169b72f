import { startBrowsedShop } from '../../lib/browsed-shop.ts'
import { type Browsed, browse } from '../../lib/browsing.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { cpuMs } from '../../lib/wrk.ts'

/**
 * The usual load of the full size is a fifth of what one machine serves well (`browse-load`): ten times it is twice
 * that capacity.
 */
const PLAN = {
  small: { usual: 10, seconds: 3, units: 50 },
  full: { usual: 400, seconds: 60, units: 500 },
}
const TIMES = 10
const NORMAL_MS = 250
const AFTERWARDS_S = 12

/** Ten times the usual number of visitors, all within a minute. */
export const spike: Scenario = (size) =>
  withCleanup(async (later) => {
    const { usual, seconds, units } = PLAN[size]
    const { mix, pid, stop } = await startBrowsedShop('spike', units)
    later(stop)
    const before = await browse(mix, { perSecond: usual, seconds: 5 })
    const [coresOfShop, coresOfCrowd] = [usedBy(pid), usedBy(process.pid)]
    const crowd = await browse(mix, { perSecond: usual * TIMES, seconds })
    const [shopCores, crowdCores] = [coresOfShop(), coresOfCrowd()]
    const after = await browse(mix, { perSecond: usual, seconds: AFTERWARDS_S })
    const share = (part: number) => part / crowd.count
    return [
      { what: `${usual}/s, p99`, value: before.p99, unit: 'ms' },
      { what: `${usual * TIMES}/s for ${seconds} s: served`, value: crowd.served / seconds, unit: '/s' },
      { what: 'p50 of those served', value: crowd.p50, unit: 'ms' },
      { what: 'p99 of those served', value: crowd.p99, unit: 'ms' },
      { what: 'share rejected with a retry time', value: share(crowd.shed), unit: '' },
      { what: 'share that gave up after ten seconds', value: share(crowd.left), unit: '' },
      // Shows which of the two is the slower one: both share one machine.
      { what: 'cores that the shop used', value: shopCores, unit: '' },
      { what: 'cores that the load generator used', value: crowdCores, unit: '' },
      { what: 'connections reset', value: crowd.rejected, unit: '', atMost: crowd.count / 100 },
      { what: 'failed otherwise', value: crowd.failed - crowd.rejected, unit: '', atMost: 0 },
      { what: 'after it, seconds until p99 is normal', value: secondsToNormal(after), unit: 's', atMost: 10 },
      { what: 'after it, failed', value: after.failed + after.left, unit: '', atMost: 0 },
    ]
  })

/** Returns a function that reads how many cores the process has used since. */
function usedBy(pid: number): () => number {
  const [before, began] = [cpuMs(pid), performance.now()]
  return () => (cpuMs(pid) - before) / (performance.now() - began)
}

function secondsToNormal({ slowestBySecond }: Browsed): number {
  const normal = slowestBySecond.findIndex((_, second) =>
    slowestBySecond.slice(second).every((p99) => !(p99 > NORMAL_MS)),
  )
  return normal === -1 ? slowestBySecond.length : normal
}
