import { startDemoShop } from '@shop/test-kit/demo-shop'
import { cachedPage } from '../../lib/cached-page.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { firstPages } from '../../lib/first-pages.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

/** All entry pages, and the product list as a browser requests it, served from the cache. */
export const cachedPages: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('cached_pages')
    later(stop)
    const results: Result[] = []
    const pages = await firstPages(db)
    // All are served by the same cache code, so CI measures three of them.
    for (const path of [...(size === 'full' ? pages : pages.slice(1, 3)), '/api/products?limit=12']) {
      results.push(...(await cachedPage(shop, path, size)))
    }
    for (const path of ['/', '/api/products?limit=12'])
      results.push(...(await cachedPage(shop, path, size, 'gzip only')))
    return results
  })
