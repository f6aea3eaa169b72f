import { aSession } from '@shop/api/testing/factories'
import { fillShop } from '@shop/demo/bulk/bulk'
import { type Browsed, browse, type Mix } from '../lib/browsing.ts'
import { withCleanup } from '../lib/cleanup.ts'
import { startDemoShop, warm } from '../lib/demo-shop.ts'
import { startBareTwin } from '../lib/processes.ts'
import type { Figure, Proof } from '../lib/proof.ts'

const PLAN = {
  small: {
    first: 50,
    highest: 100,
    stepSeconds: 3,
    refine: 0,
    holdSeconds: 3,
    spikeSeconds: 3,
    products: 100,
  },
  full: {
    first: 50,
    highest: 12_800,
    stepSeconds: 15,
    refine: 3,
    holdSeconds: 60,
    spikeSeconds: 60,
    products: 500,
  },
}
const P99_MS = 250
const SPIKE = 10

/** How many visitors a second are served well, and what happens when ten times as many come at once. */
export const browseLoad: Proof = (size) =>
  withCleanup(async (later) => {
    const plan = PLAN[size]
    const { shop, db, stop } = await startDemoShop('browse_load', { ROLE: 'all' })
    later(stop)
    await fillShop(db, { products: plan.products, orders: plan.products, users: plan.products })
    const products = await db.selectFrom('products').select('id').limit(plan.products).execute()
    const users = await db.selectFrom('users').select('id').where('role', '=', 'customer').limit(20).execute()
    const tokens: string[] = []
    for (const user of users) tokens.push((await aSession(db, user)).token)
    const mix: Mix = { url: shop.url, productIds: products.map(({ id }) => id), tokens }
    await warm(shop.url)
    // A page is drawn once and kept: what is measured is the day, not its first minute.
    for (const { id } of products) await (await fetch(`${shop.url}/produto/${id}`)).text()

    const knee = await highestRate(mix, plan)
    const half = await browse(mix, { perSecond: knee / 2, seconds: plan.holdSeconds })
    const most = await browse(mix, { perSecond: knee * 0.8, seconds: plan.holdSeconds })
    const bare = await startBareTwin(`${shop.url}/`, { 'accept-encoding': 'br' })
    const bareKnee = await highestRate({ ...mix, url: bare.url }, plan)
    await bare.stop()
    const base = knee / 5
    await browse(mix, { perSecond: base, seconds: 3 })
    const spike = await browse(mix, { perSecond: base * SPIKE, seconds: plan.spikeSeconds })
    const after = await browse(mix, { perSecond: base, seconds: 12 })
    return [
      {
        what: `highest rate with p99 within ${P99_MS} ms and nothing failed`,
        value: knee,
        unit: '/s',
        atLeast: 25,
      },
      { what: 'the same crowd at a bare node:http', value: bareKnee, unit: '/s' },
      { what: 'of the bare server', value: knee / bareKnee, unit: '×' },
      ...figuresOf('at half of it', half),
      ...figuresOf('at 80 % of it', most),
      {
        what: `a spike, ${SPIKE} × for ${plan.spikeSeconds} s: p99 of those served`,
        value: spike.p99,
        unit: 'ms',
      },
      { what: 'a spike: share asked to come back', value: spike.shed / spike.count, unit: '' },
      { what: 'a spike: failed otherwise', value: spike.failed, unit: '', atMost: 0 },
      { what: 'after it, seconds until p99 is normal', value: secondsToNormal(after), unit: 's', atMost: 10 },
    ]
  })

async function highestRate(
  mix: Mix,
  { first, highest, stepSeconds: seconds, refine }: (typeof PLAN)['full'],
) {
  const holds = async (perSecond: number) => {
    const { p99, failed, shed } = await browse(mix, { perSecond, seconds })
    console.log(`  ${perSecond.toFixed(0)}/s: p99 ${p99.toFixed(0)} ms, ${failed} failed, ${shed} shed`)
    return p99 <= P99_MS && failed === 0 && shed === 0
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
  // Where even the first was too much, half of that is where the rest is measured.
  return good === 0 ? first / 2 : good
}

function figuresOf(when: string, { p50, p95, p99, max, failed }: Browsed): Figure[] {
  return [
    ...Object.entries({ p50, p95, p99, max }).map(([name, value]) => ({
      what: `${when}: ${name}`,
      value,
      unit: 'ms',
    })),
    { what: `${when}: failed`, value: failed, unit: '', atMost: 0 },
  ]
}

function secondsToNormal({ slowestBySecond }: Browsed): number {
  const normal = slowestBySecond.findIndex((_, second) =>
    slowestBySecond.slice(second).every((p99) => !(p99 > P99_MS)),
  )
  return normal === -1 ? slowestBySecond.length : normal
}
