/** Erasure of a customer without an account, by an administrator: what deleting an account does with its orders. */
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { recordChange } from '../audit/audit.service.ts'
import { eraseOrders, unfinished } from './erasure.service.ts'
import * as queries from './walk-in-erasure.queries.ts'

type LockedOrders = Awaited<ReturnType<typeof queries.lockOrdersOfWalkIn>>

export async function eraseWalkInOrders(tx: Tx, customerId: number, requestId: string): Promise<void> {
  const orders = await queries.lockOrdersOfWalkIn(tx, customerId)
  const { orders: open, refunds } = await unfinished(tx, orders)
  if (open.length > 0 || refunds.length > 0) {
    throw new AppError('customer_in_use', { details: { orders: open, refunds } })
  }
  await erase(tx, orders, requestId)
}

/** After a restore; nothing prevented the erasure then. False if it has not brought the customer back. */
export async function eraseWalkInAgain(
  tx: Tx,
  erasure: { customerId: number; erasedAt: string },
  requestId: string,
): Promise<boolean> {
  const id = await queries.walkInErasedAt(tx, erasure)
  if (id === undefined) return false
  await erase(tx, await queries.lockOrdersOfWalkIn(tx, id), requestId)
  await queries.forgetWalkIn(tx, id)
  await recordChange(tx, {
    actor: undefined,
    action: 'customer.erase',
    objectType: 'customer',
    objectId: id,
    requestId,
  })
  return true
}

async function erase(tx: Tx, orders: LockedOrders, requestId: string) {
  await eraseOrders(tx, orders)
  // The list of erasures that is stored beside the backups is made of these entries.
  for (const { id } of orders)
    await recordChange(tx, {
      actor: undefined,
      action: 'order.erase',
      objectType: 'order',
      objectId: id,
      requestId,
    })
}
