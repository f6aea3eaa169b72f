import { type Lists, openList, readPart } from '@shop/api/features/products/lists.service'
import type { ProductQuery } from '@shop/contract/products'
import { percentile } from './statistics.ts'
import { milliseconds } from './timing.ts'

/** A page plus one more, which shows whether there is a next page. */
export const LIST_LIMIT = 24 + 1

export const p95 = (times: readonly number[]) => percentile(times, 0.95)

/** The p95 of the same list in two catalogues. Alternates the two, so that what slows one slows the other. */
export async function compareLists(
  one: Lists,
  other: Lists,
  queryOf: (n: number) => ProductQuery,
  rounds: number,
): Promise<[one: number, other: number]> {
  const ofOne: number[] = []
  const ofOther: number[] = []
  for (let n = 0; n < rounds; n++) {
    ofOne.push(await listTime(one, queryOf(n)))
    ofOther.push(await listTime(other, queryOf(n)))
  }
  return [p95(ofOne), p95(ofOther)]
}

/** Measures the page alone: its search is already resolved and its matches counted. */
export async function listTime(lists: Lists, query: ProductQuery): Promise<number> {
  const list = await openList(lists, query)
  return milliseconds(() => readPart(lists, list, { limit: LIST_LIMIT, offset: query.offset }))
}
