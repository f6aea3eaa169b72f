import { openItems } from '@shop/api/features/production/production.queries'
import { production } from '@shop/contract/production'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { as } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { p95 } from '../../lib/list-times.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { withTestShop } from '../../lib/test-shop.ts'
import { milliseconds } from '../../lib/timing.ts'

const sizes = {
  small: { items: 500, rounds: 40 },
  full: { items: 500, rounds: 400 },
}
/** Of the query alone, in the same run: machines differ. */
const MOST_TIMES_BARE = 3
const STAGES = 8

/** Is the board of a full atelier read at once, and is it the query that takes the time? */
export const boardScale: Scenario = (size) =>
  withTestShop({ name: 'board_scale', env: { ROLE: 'web' } }, async (shop) => {
    const { items, rounds } = sizes[size]
    const { db } = shop
    const product = await aProduct(db)
    for (let n = 0; n < items; n += 1) await aSewnItem(db, { product, finished: n % STAGES })
    const admin = await aUser(db, { role: 'admin' })
    const { token } = await aSession(db, admin)
    const overHttp: number[] = []
    const bare: number[] = []
    let wrong = 0
    for (let round = 0; round < rounds; round += 1) {
      overHttp.push(
        await milliseconds(async () => {
          const { data } = await call(as(shop, { token }), production.board, { query: {} })
          if (data?.items.length !== items) wrong += 1
        }),
      )
      bare.push(await milliseconds(() => openItems(db)))
    }
    const what = `a board of ${items} open items`
    return [
      { what: `${what} over HTTP, p95`, value: p95(overHttp), unit: 'ms' },
      { what: 'its query alone, p95', value: p95(bare), unit: 'ms' },
      {
        what: 'the board as a multiple of its query',
        value: p95(overHttp) / p95(bare),
        unit: '×',
        atMost: MOST_TIMES_BARE,
      },
      { what: `${what}: other responses`, value: wrong, unit: '', atMost: 0 },
    ]
  })
