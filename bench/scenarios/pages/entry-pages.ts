import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { withCleanup } from '../../lib/cleanup.ts'
import { serveEmptyRoute } from '../../lib/empty-route.ts'
import { firstPages } from '../../lib/first-pages.ts'
import { type Audit, categories, startLighthouse } from '../../lib/lighthouse.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const EMPTY = 'an empty route'
const MOST_LCP_MS = 1_900
const MOST_SCORE_BELOW = 2
const MOST_TBT_ABOVE_MS = 60

/**
 * The pages on which most visits begin, each beside an empty route in the same run: machines differ, and the difference
 * between the two is what our own code costs.
 */
export const entryPages: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('entry_pages')
    later(stop)
    const auditOnce = await startLighthouse(later)
    const paths = (await firstPages(db)).slice(0, 3)
    const urls = new Map([
      [EMPTY, await serveEmptyRoute(later)],
      ...paths.map((path) => [path, shop.url + path] as const),
    ])
    for (const url of urls.values()) await warm(url)
    const runs = new Map([...urls.keys()].map((name) => [name, [] as Audit[]]))
    for (let round = 0; round < (size === 'full' ? 9 : 1); round++) {
      for (const [name, url] of urls) runs.get(name)?.push(await auditOnce(url))
    }
    const of = (name: string, key: keyof Audit) => median(runs.get(name)?.map((run) => run[key]) ?? [])
    const floor = (key: 'performance' | 'tbt' | 'lcp') => of(EMPTY, key)
    return [
      { what: `${EMPTY}: performance`, value: floor('performance'), unit: '' },
      { what: `${EMPTY}: total blocking time`, value: floor('tbt'), unit: 'ms' },
      { what: `${EMPTY}: largest contentful paint`, value: floor('lcp'), unit: 'ms' },
      ...paths.flatMap((path): Result[] => {
        const result = (what: string, value: number, unit = '') => ({ what: `${path}: ${what}`, value, unit })
        const isFull = size === 'full'
        const below = floor('performance') - of(path, 'performance')
        const above = of(path, 'tbt') - floor('tbt')
        return [
          { ...result('performance', of(path, 'performance')), ...(isFull && { atLeast: 97 }) },
          {
            ...result('performance below the empty route', below),
            ...(isFull && { atMost: MOST_SCORE_BELOW }),
          },
          ...categories.slice(1).map((what): Result => ({ ...result(what, of(path, what)), atLeast: 100 })),
          { ...result('cumulative layout shift', of(path, 'cls')), atMost: 0 },
          {
            ...result('largest contentful paint', of(path, 'lcp'), 'ms'),
            ...(isFull && { atMost: MOST_LCP_MS }),
          },
          result('total blocking time', of(path, 'tbt'), 'ms'),
          {
            ...result('total blocking time above the empty route', above, 'ms'),
            ...(isFull && { atMost: MOST_TBT_ABOVE_MS }),
          },
        ]
      }),
    ]
  })
