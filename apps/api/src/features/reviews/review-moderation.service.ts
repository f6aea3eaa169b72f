import type { HiddenReason, ModeratedReview, ReviewState } from '@shop/contract/review-moderation'
import type { Db, Tx } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './review-moderation.queries.ts'
import { NO_NAME } from './reviews.service.ts'

const DEFAULT_LIMIT = 50

interface Query {
  state?: ReviewState | undefined
  photoWaiting?: boolean | undefined
  search?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export async function listReviews(db: Db, { limit = DEFAULT_LIMIT, cursor, ...filter }: Query) {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  // One extra row shows whether there is a next page.
  const rows = await queries.list(db, { ...filter, limit: limit + 1, after })
  const { shown, nextCursor } = pageOf(rows, limit)
  return { reviews: shown.map(present), nextCursor }
}

export function hideReview(db: Db, id: number, reason: HiddenReason, auditContext: AuditContext) {
  return setState(db, id, { state: 'hidden', hiddenReason: reason }, auditContext)
}

export function showReview(db: Db, id: number, auditContext: AuditContext) {
  return setState(db, id, { state: 'shown', hiddenReason: null }, auditContext)
}

interface Moderation {
  state: ReviewState
  hiddenReason: HiddenReason | null
}

function setState(db: Db, id: number, after: Moderation, auditContext: AuditContext) {
  return change(db, id, async (tx, { state, hiddenReason }) => {
    if (state === after.state && hiddenReason === after.hiddenReason) return
    await queries.setState(tx, id, after)
    await recordChange(tx, {
      ...auditContext,
      action: actionOf(state, after.state),
      objectType: 'review',
      objectId: id,
      before: { state, hiddenReason },
      after: { ...after },
      ...(after.hiddenReason !== null && { details: { reason: after.hiddenReason } }),
    })
  })
}

function actionOf(before: ReviewState, after: ReviewState) {
  if (after === 'hidden') return 'review.hide'
  return before === 'pending' ? 'review.approve' : 'review.show'
}

/** The reply is public, so the audit log records only that it changed, not its text. */
export function replyToReview(db: Db, id: number, text: string | null, auditContext: AuditContext) {
  return change(db, id, async (tx, { reply }) => {
    // The same text again counts as a new reply if the review was rewritten.
    if (reply === null && text === null) return
    await queries.setReply(tx, id, text)
    await recordChange(tx, {
      ...auditContext,
      action: text === null ? 'review.reply_removed' : 'review.reply',
      objectType: 'review',
      objectId: id,
      before: { reply },
      after: { reply: text },
    })
  })
}

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

function change(
  db: Db,
  id: number,
  apply: (tx: Tx, before: Locked) => Promise<void>,
): Promise<ModeratedReview> {
  return db.transaction().execute(async (tx) => {
    await apply(tx, found(await queries.lock(tx, id), 'review_not_found'))
    return present(await queries.read(tx, id))
  })
}

function present(row: queries.ModeratedRow): ModeratedReview {
  const { authorName, purchaseId, reply, repliedAt, replyOutdated, photoId, approvedAt, ...rest } = row
  return {
    ...rest,
    userName: authorName ?? NO_NAME,
    verifiedPurchase: purchaseId !== null,
    photo: photoId === null ? null : { id: photoId, approved: approvedAt !== null },
    reply: reply === null || repliedAt === null ? null : { text: reply, repliedAt, outdated: replyOutdated },
  }
}
