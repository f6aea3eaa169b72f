/**
 * Photos of the work. Each is decoded and encoded anew, so that nothing of the file is stored but its pixels: a phone
 * writes into a photo where it was taken. They lie in the private file store, and the customer sees those that were shared.
 */
import { randomUUID } from 'node:crypto'
import type { ItemPhoto } from '@shop/contract/production'
import type { Files } from '../../adapters/files.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { orUnavailable } from '../../lib/storage-unavailable.ts'
import type { Upload } from '../../lib/uploads.ts'
import { recordChange } from '../audit/audit.service.ts'
import { isHeldBy, type LockedOrder, lockOrder } from '../orders/orders.service.ts'
import { readPictures } from '../pictures/pictures.service.ts'
import * as queries from './item-photos.queries.ts'
import * as items from './production.queries.ts'
import { notifyPhoto } from './production-emails.service.ts'

const FIELD = 'file'
const MOST_PHOTOS = 60

interface NewPhoto extends AuditContext {
  itemId: number
  uploads: readonly Upload[]
}

export async function addPhoto({ db, files }: Deps, photo: NewPhoto): Promise<ItemPhoto> {
  const { itemId, uploads, ...audit } = photo
  const { orderId } = found(await items.findItem(db, itemId), 'production_item_not_found')
  const [original] = await readPictures(uploads, { field: FIELD, use: 'ticket', account: audit.actor.id })
  if (original === undefined)
    throw new AppError('invalid_input', { fields: { [FIELD]: 'Escolha uma foto.' } })
  const storageKey = `${randomUUID()}.webp`
  await orUnavailable(files.private.put(storageKey, original.content))
  return db.transaction().execute(async (tx) => {
    rejectErased(found(await lockOrder(tx, orderId), 'production_item_not_found'))
    if ((await queries.count(tx, itemId)) >= MOST_PHOTOS) throw new AppError('too_many_photos')
    const { stages } = found(await items.findItem(tx, itemId), 'production_item_not_found')
    const stage = stages.find(({ finishedAt }) => finishedAt === null) ?? stages.at(-1)
    const id = await queries.insert(tx, { orderItemId: itemId, stageId: stage?.id ?? null, storageKey })
    await record(tx, audit, { orderId, action: 'item.photo_add', photoId: id })
    return found(await queries.find(tx, id), 'item_photo_not_found')
  })
}

interface PhotoChange extends AuditContext {
  id: number
  shared: boolean
  caption: string
}

export async function changePhoto({ db, config }: Deps, change: PhotoChange): Promise<ItemPhoto> {
  const { id, shared, caption, ...audit } = change
  return db.transaction().execute(async (tx) => {
    const { orderId } = found(await queries.locate(tx, id), 'item_photo_not_found')
    const order = found(await lockOrder(tx, orderId), 'item_photo_not_found')
    // Read again: it may have been deleted, or shared, before the lock was granted.
    const { sharedAt } = found(await queries.locate(tx, id), 'item_photo_not_found')
    await queries.change(tx, id, { shared, caption })
    if ((sharedAt !== null) !== shared) {
      const action = shared ? 'item.photo_share' : 'item.photo_unshare'
      await record(tx, audit, { orderId, action, photoId: id })
      if (shared) await notifyPhoto(tx, config.publicUrl, order)
    }
    return found(await queries.find(tx, id), 'item_photo_not_found')
  })
}

/** Deleting one that does not exist any more is reported: the caller sees another list than the server. */
export async function removePhoto(db: Db, { id, ...audit }: AuditContext & { id: number }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { orderId } = found(await queries.locate(tx, id), 'item_photo_not_found')
    const storageKey = found(await queries.remove(tx, id), 'item_photo_not_found')
    // The file is removed by a job once the transaction has succeeded.
    await enqueue(tx, 'attachments.remove', { storageKeys: [storageKey] })
    await record(tx, audit, { orderId, action: 'item.photo_remove', photoId: id })
  })
}

/** For all who may not see it, it does not exist. */
export async function readPhoto(db: Db, files: Files, id: number, holder: OrderHolder): Promise<Buffer> {
  const photo = found(await queries.locate(db, id), 'item_photo_not_found')
  const isAtelier = holder.role === 'admin' || holder.role === 'seamstress'
  const isShown = photo.sharedAt !== null && isHeldBy({ id: photo.orderId, userId: photo.userId }, holder)
  if (!isAtelier && !isShown) throw new AppError('item_photo_not_found')
  return found(await orUnavailable(files.private.read(photo.storageKey)), 'item_photo_not_found')
}

/** Nothing would ever delete a photo of an erased customer's order. */
function rejectErased({ erasedAt }: LockedOrder) {
  if (erasedAt !== null) throw new AppError('customer_erased')
}

function record(
  tx: Tx,
  audit: AuditContext,
  { orderId, action, photoId }: { orderId: number; action: string; photoId: number },
) {
  const object = { objectType: 'order', objectId: orderId, details: { photoId } }
  return recordChange(tx, { ...audit, action, ...object })
}
