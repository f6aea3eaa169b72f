/**
 * The secret address at which Google and Meta read the catalogue, once a day or more often. It is secret because reading
 * a hundred thousand products is work; what it contains, the shop shows to everybody.
 */
import type { Readable } from 'node:stream'
import type { FeedAddress, FeedReader } from '@shop/contract/product-feed'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { newToken, TOKEN } from '../../lib/token.ts'
import { recordChange } from '../audit/audit.service.ts'
import { feedParts } from './feed-parts.service.ts'
import * as queries from './product-feed.queries.ts'

const GUESS = 'productFeedGuess'
const READ = 'productFeedRead'
/** A million items over a slow line. Whoever takes nothing for half a minute has gone. */
const TIMEOUTS = { idleMs: 30_000, totalMs: 20 * 60_000 }

type Row = NonNullable<Awaited<ReturnType<typeof queries.find>>>

export async function readAddress(db: Db, publicUrl: string): Promise<FeedAddress | null> {
  const row = await queries.find(db)
  return row === undefined ? null : addressOf(row, publicUrl)
}

export function renewAddress(
  db: Db,
  publicUrl: string,
  { actor, requestId }: AuditContext,
): Promise<FeedAddress> {
  return db.transaction().execute(async (tx) => {
    const row = await queries.save(tx, newToken())
    await recordChange(tx, { actor, requestId, action: 'product-feed.renew', ...feedObject })
    return addressOf(row, publicUrl)
  })
}

/** Switching off what is off changes nothing. */
export async function removeAddress(db: Db, { actor, requestId }: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await queries.remove(tx)) === undefined) return
    await recordChange(tx, { actor, requestId, action: 'product-feed.remove', ...feedObject })
  })
}

const feedObject = { objectType: 'store', objectId: 'product-feed' } as const

function addressOf({ token, createdAt, readAt }: Row, publicUrl: string): FeedAddress {
  const google = new URL(`/api/feeds/products/${token}`, publicUrl).href
  return { urls: { google, meta: `${google}?for=meta` }, createdAt, readAt }
}

/** A wrong address costs the network one of its tries. */
export function createFeedReader(db: Db, publicUrl: string, limits: RateLimits) {
  const begin = createLongResponses(TIMEOUTS)
  const open = new Set<Readable>()
  return {
    async read(token: string, reader: FeedReader, address: string): Promise<Readable> {
      const network = clientNetwork(address)
      await limits.consume(GUESS, network)
      const feed = TOKEN.test(token) ? await queries.use(db, token) : undefined
      if (feed === undefined) throw new AppError('product_feed_not_found')
      await limits.giveBack(GUESS, network)
      const begun = await begin(async () => {
        // Once a slot is free, so that whoever has to come back later has not used up a reading.
        await limits.consume(READ, 'all')
        return feedParts(db, { publicUrl, reader })
      })
      const stream = found(begun, 'product_feed_not_found')
      open.add(stream)
      stream.once('close', () => open.delete(stream))
      return stream
    },
    /** A process that stops does not wait for minutes: readers come back by themselves. */
    end() {
      for (const stream of open) stream.destroy(new AppError('unavailable'))
    },
  }
}
