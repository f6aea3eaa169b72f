import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'
import type { ReviewHiddenReason, ReviewState } from '../../db/tables.gen.ts'
import { purchaseOf } from './reviews.queries.ts'

export type ModeratedRow = Awaited<ReturnType<typeof list>>[number]

interface Page {
  state?: ReviewState | undefined
  photoWaiting?: boolean | undefined
  search?: string | undefined
  limit: number
  after?: Position | undefined
}

function moderated(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .leftJoin('users', 'users.id', 'reviews.userId')
    .leftJoin('reviewPhotos', 'reviewPhotos.reviewId', 'reviews.id')
    .select(['wornSize', 'heightCm', 'heelMm as heel', 'fit', 'reviewPhotos.id as photoId', 'approvedAt'])
    .select([
      'reviews.id',
      'rating',
      'title',
      'comment',
      'reviews.state',
      'hiddenReason',
      'reply',
      'repliedAt',
    ])
    .select(['products.name as productName', 'users.name as authorName', 'reviews.createdAt as reviewedAt'])
    .select((eb) => [
      sql<
        number | null
      >`case when products.deleted_at is null and not products.hidden then products.id end`.as('productId'),
      sql<boolean>`replied_at < reviews.created_at`.as('replyOutdated'),
      createdMicrosOf('reviews').as('createdMicros'),
      purchaseOf(eb).as('purchaseId'),
    ])
}

export function list(db: Db, { state, photoWaiting = false, search = '', limit, after }: Page) {
  return moderated(db)
    .$if(state !== undefined, (query) => query.where('reviews.state', '=', state ?? 'shown'))
    .$if(photoWaiting, (query) =>
      query.where('reviewPhotos.id', 'is not', null).where('approvedAt', 'is', null),
    )
    .where(search === '' ? sql.lit(true) : contains(search))
    .where(after ? isOlder('reviews', after) : sql.lit(true))
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
}

/** Searches the text, the author's name and the product's name. */
function contains(search: string) {
  const pattern = search.replaceAll(/[\\%_]/g, '\\$&')
  return sql<boolean>`searchable(products.name || ' ' || coalesce(users.name, '') || ' ' || title || ' ' || comment)
    like '%' || searchable(${pattern}) || '%'`
}

/** Locked until the end of the transaction. */
export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('reviews')
    .select(['state', 'hiddenReason', 'reply'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setState(
  tx: Tx,
  id: number,
  { state, hiddenReason }: { state: ReviewState; hiddenReason: ReviewHiddenReason | null },
): Promise<void> {
  await tx.updateTable('reviews').set({ state, hiddenReason }).where('id', '=', id).execute()
}

export async function setReply(tx: Tx, id: number, reply: string | null): Promise<void> {
  const repliedAt = reply === null ? null : sql<Date>`now()`
  await tx.updateTable('reviews').set({ reply, repliedAt }).where('id', '=', id).execute()
}

export function read(db: Db, id: number) {
  return moderated(db).where('reviews.id', '=', id).executeTakeFirstOrThrow()
}
