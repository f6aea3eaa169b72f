import { startBareTwin } from '../../lib/bare-twin.ts'
import { startBrowsedShop } from '../../lib/browsed-shop.ts'
import { type Browsed, browse, type Mix } from '../../lib/browsing.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const PLAN = {
  small: {
    first: 50,
    highest: 100,
    stepSeconds: 3,
    refine: 0,
    holdSeconds: 3,
    products: 100,
  },
  full: {
    first: 50,
    highest: 12_800,
    stepSeconds: 15,
    refine: 3,
    holdSeconds: 60,
    products: 500,
  },
}
const P99_MS = 250

/** How many visitors per second are served within the p99 limit and without failures. */
export const browseLoad: Scenario = (size) =>
  withCleanup(async (later) => {
    const plan = PLAN[size]
    const { mix, stop } = await startBrowsedShop('browse_load', plan.products)
    later(stop)
    const knee = await highestRate(mix, plan)
    const half = await browse(mix, { perSecond: knee / 2, seconds: plan.holdSeconds })
    const most = await browse(mix, { perSecond: knee * 0.8, seconds: plan.holdSeconds })
    const bare = await startBareTwin(`${mix.url}/`, { 'accept-encoding': 'br' })
    const bareKnee = await highestRate({ ...mix, url: bare.url }, plan)
    await bare.stop()
    return [
      {
        what: `highest rate with p99 within ${P99_MS} ms and nothing failed`,
        value: knee,
        unit: '/s',
        atLeast: 25,
      },
      { what: 'the same load on a bare node:http', value: bareKnee, unit: '/s' },
      { what: 'rate relative to the bare server', value: knee / bareKnee, unit: '×' },
      ...resultsOf('at half of it', half),
      ...resultsOf('at 80 % of it', most),
    ]
  })

async function highestRate(
  mix: Mix,
  { first, highest, stepSeconds: seconds, refine }: (typeof PLAN)['full'],
) {
  const holds = async (perSecond: number) => {
    const { p99, failed, left, shed } = await browse(mix, { perSecond, seconds })
    console.log(
      `  ${perSecond.toFixed(0)}/s: p99 ${p99.toFixed(0)} ms, ${failed} failed, ${left} left, ${shed} shed`,
    )
    return p99 <= P99_MS && failed + left + shed === 0
  }
  let good = 0
  let bad = first
  while (bad <= highest && (await holds(bad))) {
    good = bad
    bad *= 2
  }
  for (let n = 0; n < refine; n++) {
    const middle = (good + bad) / 2
    if (await holds(middle)) good = middle
    else bad = middle
  }
  // If even the first rate was too high, the rest is measured at half of it.
  return good === 0 ? first / 2 : good
}

function resultsOf(when: string, { p50, p95, p99, max, failed, left }: Browsed): Result[] {
  return [
    ...Object.entries({ p50, p95, p99, max }).map(([name, value]) => ({
      what: `${when}: ${name}`,
      value,
      unit: 'ms',
    })),
    { what: `${when}: failed`, value: failed + left, unit: '', atMost: 0 },
  ]
}
