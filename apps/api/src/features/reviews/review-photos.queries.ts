import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { ReviewPhotos } from '../../db/tables.gen.ts'

/** Whether the review is this account's own. */
export async function isOwn(db: Db, review: { id: number; userId: number }): Promise<boolean> {
  return (await ownReview(db, review).executeTakeFirst()) !== undefined
}

/** Locked until the end of the transaction: two uploads at once would otherwise replace the same photo. */
export async function lockOwn(tx: Tx, review: { id: number; userId: number }): Promise<boolean> {
  return (await ownReview(tx, review).forUpdate().executeTakeFirst()) !== undefined
}

function ownReview(db: Db, { id, userId }: { id: number; userId: number }) {
  return db.selectFrom('reviews').select('id').where('id', '=', id).where('userId', '=', userId)
}

export function insert(tx: Tx, photo: Insertable<ReviewPhotos>) {
  return tx.insertInto('reviewPhotos').values(photo).returning('id').executeTakeFirstOrThrow()
}

/** Returns the file of the photo, if there was one. */
export async function removeOf(tx: Tx, reviewId: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('reviewPhotos')
    .where('reviewId', '=', reviewId)
    .returning('storageKey')
    .executeTakeFirst()
  return row?.storageKey
}

interface Viewer {
  id: number
  isAtelier: boolean
}

/** A visitor sees approved photos of published reviews; their author and the atelier see every one. */
export function findVisible(db: Db, id: number, viewer: Viewer | undefined) {
  return db
    .selectFrom('reviewPhotos')
    .innerJoin('reviews', 'reviews.id', 'reviewPhotos.reviewId')
    .select('storageKey')
    .where('reviewPhotos.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('approvedAt', 'is not', null).and('state', '=', 'shown'),
        eb('reviews.userId', '=', viewer?.id ?? null),
        eb.lit(viewer?.isAtelier ?? false),
      ]),
    )
    .executeTakeFirst()
}

/** Locked until the end of the transaction. */
export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('reviewPhotos')
    .select(['reviewId', 'storageKey', 'approvedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function approve(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('reviewPhotos').set({ approvedAt: sql`now()` }).where('id', '=', id).execute()
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reviewPhotos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('approvedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
