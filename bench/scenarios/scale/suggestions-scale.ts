import { createCollectionCounts } from '@shop/api/features/products/counts.service'
import { listQuery } from '@shop/api/features/products/products.queries'
import { readSearch } from '@shop/api/features/products/search.service'
import { suggest } from '@shop/api/features/products/suggestions.service'
import { lineName } from '@shop/demo/bulk/lines'
import { flowers } from '@shop/demo/bulk/texts'
import { withCleanup } from '../../lib/cleanup.ts'
import { filledCatalogue } from '../../lib/filled-catalogue.ts'
import { p95 } from '../../lib/list-times.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { milliseconds } from '../../lib/timing.ts'

// Five thousand products on a busy machine measure little, so CI only detects a collapse.
const sizes = {
  small: { products: 5_000, rounds: 40, mostMs: 500 },
  full: { products: 100_000, rounds: 400, mostMs: 100 },
}
/** As many as the pool has connections. */
const AT_ONCE = 8
const LINES = 24

/** Are suggestions fast enough to follow the typing, with many products and many visitors who type? */
export const suggestionsScale: Scenario = (size) =>
  withCleanup(async (later) => {
    const { products, rounds, mostMs } = sizes[size]
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
      { what: `suggestions among ${products} products, p95`, value: p95(times), unit: 'ms', atMost: mostMs },
      { what: 'the ranked query alone, p95', value: p95(bare), unit: 'ms' },
    ]
  })

/** As visitors type: beginnings of names and flowers, of three letters and more. */
function typedText(n: number): string {
  const word = n % 2 === 0 ? lineName(1 + (n % LINES)) : (flowers[n % flowers.length] ?? '')
  return word.slice(0, 3 + (n % 5)).trim()
}
