/** Notes for the atelier alone. The audit log says who wrote or deleted one, never what it said. */
import type { OrderNote } from '@shop/contract/order-notes'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './order-notes.queries.ts'

export async function listNotes(db: Db, orderId: number): Promise<OrderNote[]> {
  found(await queries.findOrder(db, orderId), 'order_not_found')
  return queries.list(db, orderId)
}

interface OfOrder extends AuditContext {
  orderId: number
}

export function addNote(db: Db, { orderId, text, ...audit }: OfOrder & { text: string }): Promise<OrderNote> {
  return db.transaction().execute(async (tx) => {
    const order = found(await queries.lockOrder(tx, orderId), 'order_not_found')
    // A note about an erased customer would never be deleted.
    if (order.erasedAt !== null) throw new AppError('customer_erased')
    return queries.find(tx, await addNoteTo(tx, { orderId, text, ...audit }))
  })
}

/** To an order that the caller has locked or has just written, and whose customer is not erased. */
export async function addNoteTo(
  tx: Tx,
  { orderId, text, ...audit }: OfOrder & { text: string },
): Promise<number> {
  const id = await queries.insert(tx, { orderId, text, authorId: audit.actor.id })
  await record(tx, { orderId, ...audit }, 'order.note_added', id)
  return id
}

/** Deleting one that does not exist any more succeeds: it may have been deleted elsewhere. */
export async function removeNote(
  db: Db,
  { orderId, noteId, ...audit }: OfOrder & { noteId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await queries.lockOrder(tx, orderId), 'order_not_found')
    if (await queries.remove(tx, orderId, noteId))
      await record(tx, { orderId, ...audit }, 'order.note_removed', noteId)
  })
}

function record(tx: Tx, { orderId, actor, requestId }: OfOrder, action: string, noteId: number) {
  return recordChange(tx, {
    actor,
    requestId,
    action,
    objectType: 'order',
    objectId: orderId,
    details: { noteId },
  })
}
