import { type List, type Lists, openList } from '@shop/api/features/products/lists.service'
import { count, listQuery } from '@shop/api/features/products/products.queries'
import type { ProductQuery } from '@shop/contract/products'
import { broadSearches, listMixes } from '@shop/demo/bulk/list-mixes'
import { tablesReadWhole } from '@shop/demo/testing/plans'
import { withCleanup } from '../../lib/cleanup.ts'
import { filledCatalogue } from '../../lib/filled-catalogue.ts'
import { compareLists, LIST_LIMIT, listTime, p95 } from '../../lib/list-times.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { milliseconds } from '../../lib/timing.ts'

// Five thousand products on a busy machine measure little, so CI only detects a collapse.
const sizes = {
  small: { few: 1_000, many: 5_000, rounds: 40, mostTimes: 4, mostMs: 100 },
  full: { few: 1_000, many: 100_000, rounds: 300, mostTimes: 1.5, mostMs: 30 },
}

/** Is a list slower when the catalogue is a hundred times as large? */
export const catalogueScale: Scenario = (size) =>
  withCleanup(async (later) => {
    const { few, many, rounds, mostTimes, mostMs } = sizes[size]
    const small = await filledCatalogue(few)
    later(small.stop)
    const large = await filledCatalogue(many)
    later(large.stop)
    const results: Result[] = []
    for (const [name, queryOf] of Object.entries(listMixes)) {
      const [short, long] = await compareLists(small.lists, large.lists, queryOf, rounds)
      console.log(`  ${name.padEnd(64)} p95 ${short.toFixed(2)} ms, ${long.toFixed(2)} ms`)
      results.push({ what: `${name}, ${many} to ${few}`, value: long / short, unit: '×', atMost: mostTimes })
    }
    const all = [...Object.values(listMixes), ...broadSearches]
    const readWhole = await Promise.all(all.map((queryOf) => readsWhole(large.lists, queryOf(1))))
    const broad = await timesOf(large.lists, broadSearches, rounds)
    const cold = await coldCounts(large.lists, Math.ceil(rounds / 10))
    return [
      ...results,
      {
        what: `kinds of list that read all ${many} products`,
        value: readWhole.filter(Boolean).length,
        unit: '',
        atMost: 0,
      },
      { what: 'searches that find more than 1000, p95', value: p95(broad), unit: 'ms', atMost: mostMs },
      { what: 'a total that is not cached yet, p95', value: p95(cold), unit: 'ms' },
    ]
  })

async function timesOf(lists: Lists, queries: ((n: number) => ProductQuery)[], rounds: number) {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    for (const queryOf of queries) times.push(await listTime(lists, queryOf(n)))
  }
  return times
}

async function coldCounts({ db, totalOf }: Lists, rounds: number) {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    for (const queryOf of Object.values(listMixes)) {
      const { filter } = await openList({ db, totalOf }, queryOf(n))
      times.push(await milliseconds(() => count(db, filter)))
    }
  }
  return times
}

async function readsWhole(lists: Lists, query: ProductQuery): Promise<boolean> {
  const { filter, sort, rare }: List = await openList(lists, query)
  const tables = await tablesReadWhole(lists.db, listQuery(filter, { sort, limit: LIST_LIMIT, gather: rare }))
  return tables.includes('products')
}
