import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { withCleanup } from '../../lib/cleanup.ts'
import { firstPages } from '../../lib/first-pages.ts'
import { type Audit, categories, startLighthouse } from '../../lib/lighthouse.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario, Size } from '../../lib/scenario.ts'

/** Built like the exchange policy page, which represents them in the small size. */
const POLICIES = ['/politica-de-privacidade', '/termos-de-uso']

/** Lighthouse's phone on slow 4G against the compressed production build, on every entry page. */
export const lighthouse: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('lighthouse')
    later(stop)
    const auditOnce = await startLighthouse(later)
    const results: Result[] = []
    const pages = [...(await firstPages(db)), ...(size === 'full' ? POLICIES : [])]
    for (const path of pages) results.push(...(await auditPage(shop.url + path, path, auditOnce, size)))
    return results
  })

async function auditPage(
  url: string,
  path: string,
  auditOnce: (url: string) => Promise<Audit>,
  size: Size,
): Promise<Result[]> {
  await warm(url)
  const runs: Audit[] = []
  for (let run = 0; run < (size === 'full' ? 5 : 1); run++) runs.push(await auditOnce(url))
  const of = (name: keyof Audit) => median(runs.map((run) => run[name]))
  const result = (what: string, value: number, unit = ''): Result => ({
    what: `${path}: ${what}`,
    value,
    unit,
  })
  return [
    // One run on a busy machine measures speed badly, so CI only reports it.
    { ...result('performance', of('performance')), ...(size === 'full' && { atLeast: 95 }) },
    ...categories.slice(1).map((what): Result => ({ ...result(what, of(what)), atLeast: 100 })),
    { ...result('cumulative layout shift', of('cls')), atMost: 0.001 },
    result('largest contentful paint', of('lcp'), 'ms'),
    result('total blocking time', of('tbt'), 'ms'),
  ]
}
