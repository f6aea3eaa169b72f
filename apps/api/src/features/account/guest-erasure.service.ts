/**
 * Erasure of a customer without an account, by her order: what deleting an account does with its orders. Other data of
 * her address is not touched. Docs: docs/decisions/0022-account-deletion.md.
 */
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './erasure.queries.ts'
import { eraseOrders, unfinished } from './erasure.service.ts'

type LockedOrder = NonNullable<Awaited<ReturnType<typeof queries.lockOrder>>>

/** Locks the order and rejects its erasure while something between the customer and the atelier is open. */
export async function requireErasable(tx: Tx, orderId: number): Promise<LockedOrder> {
  const order = found(await queries.lockOrder(tx, orderId), 'order_not_found')
  if (order.erasedAt !== null) throw new AppError('order_not_found')
  if (order.userId !== null) throw new AppError('order_in_account')
  const { orders, refunds } = await unfinished(tx, [order])
  // Unlike an account, it can wait for the end of the hold: a payment may be under way.
  const isHeld = order.stockState === 'reserved'
  if (isHeld || orders.length > 0 || refunds.length > 0) throw new AppError('order_in_use')
  return order
}

export async function eraseGuestOrder(tx: Tx, orderId: number, requestId: string): Promise<void> {
  await erase(tx, await requireErasable(tx, orderId), requestId)
}

/** After a restore; nothing prevented the erasure then. */
export async function eraseGuestOrderAgain(tx: Tx, orderId: number, requestId: string): Promise<void> {
  await erase(tx, found(await queries.lockOrder(tx, orderId), 'order_not_found'), requestId)
}

async function erase(tx: Tx, order: LockedOrder, requestId: string) {
  if (order.checkoutId !== null) await queries.forgetAttempts(tx, order.checkoutId)
  await eraseOrders(tx, [order])
  // No personal data: the list of erasures that is stored beside the backups is made of these entries.
  await recordChange(tx, {
    actor: undefined,
    action: 'order.erase',
    objectType: 'order',
    objectId: order.id,
    requestId,
  })
}
