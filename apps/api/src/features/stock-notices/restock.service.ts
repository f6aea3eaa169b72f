/**
 * When units can be bought again, everyone who waits for them gets one email, in the order of waiting. A batch is
 * claimed in one transaction with the jobs that send it and the job of the next batch: a worker that dies leaves either
 * all of that or nothing. Docs: docs/decisions/0065-back-in-stock-notices.md.
 */
import type { Db, Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import * as queries from './restock.queries.ts'

/** After each batch has been sent, the units are counted again. */
const BATCH = 50

/**
 * Lower numbers run first: emails about orders (0), then the emails of a batch by their turns, then the next batch.
 * The time of a job would not do: one that a killed worker left begins anew.
 */
const FIRST_EMAIL = 1
const NEXT_BATCH = FIRST_EMAIL + BATCH

/**
 * Called where units of these products may have become available, in the same transaction, with their rows locked:
 * a request that is confirmed meanwhile waits for the lock, and then finds the units itself.
 */
export async function notifyWaiting(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  for (const productId of await queries.waitedFor(tx, productIds)) await enqueueClaim(tx, productId)
}

export function enqueueClaim(tx: Tx, productId: number): Promise<void> {
  return enqueue(
    tx,
    'stockNotices.claim',
    { productId },
    {
      key: `stockNotices.claim:${productId}`,
      priority: NEXT_BATCH,
    },
  )
}

/** If the units are sold out again before the turn of some comes, these stay waiting for the next ones. */
export function claimBatch(db: Db, productId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const noticeIds = await queries.lockDue(tx, productId, BATCH)
    if (noticeIds.length === 0) return
    await queries.markNotified(tx, noticeIds)
    for (const [position, noticeId] of noticeIds.entries()) {
      await enqueue(tx, 'stockNotices.email', { noticeId }, { priority: FIRST_EMAIL + position })
    }
    await enqueueClaim(tx, productId)
  })
}
