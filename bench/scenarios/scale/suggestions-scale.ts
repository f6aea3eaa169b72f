import { createCollectionCounts } from '@shop/api/features/products/counts.service'
import { listQuery } from '@shop/api/features/products/products.queries'
import { readSearch } from '@shop/api/features/products/search.service'
import { suggest } from '@shop/api/features/products/suggestions.service'
import { search } from '@shop/contract/search'
import { fillShop } from '@shop/demo/bulk/bulk'
import { lineName } from '@shop/demo/bulk/lines'
import { flowers } from '@shop/demo/bulk/texts'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { withCleanup } from '../../lib/cleanup.ts'
import { filledCatalogue } from '../../lib/filled-catalogue.ts'
import { p95 } from '../../lib/list-times.ts'
import { openLoop } from '../../lib/open-loop.ts'
import type { Result, Scenario, Size } from '../../lib/scenario.ts'
import { milliseconds } from '../../lib/timing.ts'

// Five thousand products on a busy machine measure little, so CI only detects a collapse.
const sizes = {
  small: { products: 5_000, rounds: 40, perSecond: 20, seconds: 5, mostMs: 500 },
  full: { products: 100_000, rounds: 400, perSecond: 200, seconds: 30, mostMs: 100 },
}
/** Of the ranked query alone, in the same run: machines differ. */
const MOST_TIMES_BARE = 3
/** As many as the pool has connections. */
const AT_ONCE = 8
const LINES = 24

/** Are suggestions fast enough to follow the typing, with many products and many visitors who type? */
export const suggestionsScale: Scenario = (size) =>
  withCleanup(async (later) => {
    const { products, rounds } = sizes[size]
    const { lists, stop } = await filledCatalogue(products, { suffix: '_suggestions' })
    later(stop)
    const counted = { ...lists, byCollection: createCollectionCounts(lists.db) }
    const times: number[] = []
    const bare: number[] = []
    for (let n = 0; n < rounds; n += AT_ONCE) {
      const texts = Array.from({ length: AT_ONCE }, (_, place) => typedText(n + place))
      times.push(...(await Promise.all(texts.map((text) => milliseconds(() => suggest(counted, text))))))
      const filters = await Promise.all(texts.map((text) => readSearch(lists.db, text)))
      const queries = filters.map((filter, place) =>
        listQuery(filter, { sort: 'relevance', limit: 4, typed: texts[place] }),
      )
      bare.push(...(await Promise.all(queries.map((query) => milliseconds(() => query.execute(lists.db))))))
    }
    console.log(`  suggestions p95 ${p95(times).toFixed(1)} ms, the bare query ${p95(bare).toFixed(1)} ms`)
    return [
      { what: `suggestions among ${products} products, none cached, p95`, value: p95(times), unit: 'ms' },
      { what: 'the ranked query alone, p95', value: p95(bare), unit: 'ms' },
      {
        what: 'suggestions as a multiple of the ranked query',
        value: p95(times) / p95(bare),
        unit: '×',
        atMost: MOST_TIMES_BARE,
      },
      ...(await typedAtOnce(size)),
    ]
  })

/** Over HTTP, with the shop's cache: many visitors type the beginnings of the same names. */
function typedAtOnce(size: Size): Promise<Result[]> {
  const { products, perSecond, seconds, mostMs } = sizes[size]
  return withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('suggestions', { RATE_LIMITS })
    later(stop)
    await fillShop(db, { products, orders: 0, users: 0 })
    const times: number[] = []
    let failed = 0
    const type = async (text: string) => {
      const query = new URLSearchParams({ q: text })
      const response = await fetch(`${shop.url}${search.suggest.path}?${query.toString()}`)
      await response.arrayBuffer()
      if (!response.ok) failed++
    }
    // The first visitor who types a text pays for its query, which is measured above; here the others.
    const texts = new Set(Array.from({ length: perSecond * seconds }, (_, index) => typedText(index)))
    for (const text of texts) await type(text)
    await openLoop({ perSecond, seconds }, async (wanted, index) => {
      await type(typedText(index))
      times.push(performance.now() - wanted)
    })
    const what = `${perSecond} suggestions a second over HTTP`
    return [
      { what: `${what}, p95`, value: p95(times), unit: 'ms', atMost: mostMs },
      { what: `${what}: failed`, value: failed, unit: '', atMost: 0 },
    ]
  })
}

/** As visitors type: beginnings of names and flowers, of three letters and more. */
function typedText(n: number): string {
  const word = n % 2 === 0 ? lineName(1 + (n % LINES)) : (flowers[n % flowers.length] ?? '')
  return word.slice(0, 3 + (n % 5)).trim()
}
