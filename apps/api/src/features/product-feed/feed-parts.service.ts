/** The feed, page by page: a hundred thousand products are never in memory, and no transaction stays open. */
import { setImmediate as otherRequests } from 'node:timers/promises'
import type { FeedReader } from '@shop/contract/product-feed'
import type { Db } from '../../db/connection.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import { readProducts } from '../products/products.service.ts'
import { readPublicSchedule } from '../schedule/schedule.service.ts'
import { readDelivery, readProfile } from '../store/store.service.ts'
import { feedItems } from './feed-items.ts'
import { feedFoot, feedHead, itemWriter } from './feed-xml.ts'
import { listedIds } from './product-feed.queries.ts'
import { shipDaysOf } from './ship-days.ts'

/** Few enough to be forgotten before the garbage collector moves them to the memory that it rarely cleans. */
const PAGE_SIZE = 50
/** Formatted without a pause: some fifty items, one or two milliseconds. */
const PRODUCTS_AT_ONCE = 5

interface Target {
  publicUrl: string
  reader: FeedReader
}

export async function* feedParts(db: Db, { publicUrl, reader }: Target): AsyncGenerator<string> {
  const { name, tagline } = await readProfile(db)
  const { deliveryStates } = await readDelivery(db)
  const shipDay = shipDaysOf(await readPublicSchedule(db))
  const shop = { name, tagline, deliveryStates, publicUrl, reader }
  const write = itemWriter(shop)
  yield feedHead(shop)
  for await (const page of pagesOf((after) => listedIds(db, { after, limit: PAGE_SIZE }))) {
    const products = await readProducts(
      db,
      page.map(({ id }) => id),
    )
    for (let at = 0; at < products.length; at += PRODUCTS_AT_ONCE) {
      const some = products.slice(at, at + PRODUCTS_AT_ONCE)
      yield some.flatMap((product) => feedItems(product, shipDay).map(write)).join('')
      await otherRequests()
    }
  }
  yield feedFoot
}
