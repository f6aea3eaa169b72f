/**
 * The photo of a review. It is processed like every picture, so that nothing of a file is stored but its pixels, and
 * lies in the private file store: each request is checked, and a visitor gets it only once the atelier has approved it
 * (docs/decisions/0064-review-photos.md).
 */
import { randomUUID } from 'node:crypto'
import type { Files } from '../../adapters/files.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { orUnavailable } from '../../lib/storage-unavailable.ts'
import type { Upload } from '../../lib/uploads.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readPictures } from '../pictures/pictures.service.ts'
import * as queries from './review-photos.queries.ts'

interface Store {
  db: Db
  files: Files
}

const FIELD = 'file'

export async function uploadPhoto(
  { db, files }: Store,
  reviewId: number,
  uploads: readonly Upload[],
  actor: Actor,
) {
  const own = { id: reviewId, userId: actor.id }
  // Checked before the picture is decoded, because that takes seconds, and again in the transaction.
  if (!(await queries.isOwn(db, own))) throw new AppError('review_not_found')
  const [original] = await readPictures(uploads, { field: FIELD, use: 'review', account: actor.id })
  if (original === undefined)
    throw new AppError('invalid_input', { fields: { [FIELD]: 'Escolha uma foto.' } })
  const storageKey = `${randomUUID()}.webp`
  await orUnavailable(files.private.put(storageKey, original.content))
  return db.transaction().execute(async (tx) => {
    if (!(await queries.lockOwn(tx, own))) throw new AppError('review_not_found')
    await removePhotoOf(tx, reviewId)
    const { width, height } = original
    const { id } = await queries.insert(tx, { reviewId, storageKey, width, height })
    return { id, approved: false }
  })
}

/** The file of a photo that `actor` may see. */
export async function findPhoto(db: Db, id: number, actor: Actor | undefined): Promise<string> {
  const viewer = actor && { id: actor.id, isAtelier: actor.role === 'admin' }
  return found(await queries.findVisible(db, id, viewer), 'review_photo_not_found').storageKey
}

export async function readContent(files: Files, storageKey: string): Promise<Buffer> {
  return found(await orUnavailable(files.private.read(storageKey)), 'review_photo_not_found')
}

/** The file is removed by a job once the transaction has succeeded. */
export async function removePhotoOf(tx: Tx, reviewId: number): Promise<void> {
  const storageKey = await queries.removeOf(tx, reviewId)
  if (storageKey !== undefined) await enqueue(tx, 'attachments.remove', { storageKeys: [storageKey] })
}

export function countWaitingPhotos(db: Db): Promise<number> {
  return queries.countWaiting(db)
}

export function approvePhoto(db: Db, id: number, auditContext: AuditContext): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { reviewId, approvedAt } = found(await queries.lock(tx, id), 'review_photo_not_found')
    if (approvedAt !== null) return
    await queries.approve(tx, id)
    await record(tx, auditContext, { action: 'review.photo_approve', reviewId })
  })
}

/** Deletes it, also one that was approved before. */
export function rejectPhoto(db: Db, id: number, auditContext: AuditContext): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { reviewId } = found(await queries.lock(tx, id), 'review_photo_not_found')
    await removePhotoOf(tx, reviewId)
    await record(tx, auditContext, { action: 'review.photo_reject', reviewId })
  })
}

function record(
  tx: Tx,
  auditContext: AuditContext,
  { action, reviewId }: { action: string; reviewId: number },
) {
  return recordChange(tx, { ...auditContext, action, objectType: 'review', objectId: reviewId })
}
