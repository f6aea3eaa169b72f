/** Customers without an account: a sale of the atelier creates them. The audit log never has their data. */
import type { WalkIn } from '@shop/contract/customers'
import type { Order } from '@shop/contract/order'
import type { Db, Tx } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { eraseWalkInOrders } from '../account/walk-in-erasure.service.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readOrder } from '../orders/orders.service.ts'
import type { WalkInValues } from './walk-ins.queries.ts'
import * as queries from './walk-ins.queries.ts'

interface OfWalkIn extends AuditContext {
  id: number
}

export async function readOrdersOf(db: Db, id: number): Promise<Order[]> {
  found(await queries.find(db, id), 'customer_not_found')
  const ids = await queries.orderIds(db, id)
  return Promise.all(ids.map((orderId) => readOrder(db, orderId, { forAdmin: true })))
}

export function changeWalkIn(
  db: Db,
  { id, actor, requestId }: OfWalkIn,
  { name, phone, email = null }: { name: string; phone: string; email?: string | null | undefined },
): Promise<WalkIn> {
  return db.transaction().execute(async (tx) => {
    const before = found(await queries.lock(tx, id), 'customer_not_found')
    await queries.update(tx, id, { name, phone, email })
    await recordChange(tx, {
      actor,
      requestId,
      action: 'customer.update',
      objectType: 'customer',
      objectId: id,
      details: { fields: changedNames(before, { name, phone, email }) },
    })
    return { kind: 'walk_in' as const, ...found(await queries.find(tx, id), 'customer_not_found') }
  })
}

/** LGPD, art. 18: the customer and what her orders say about her, except what tax law requires of them. */
export async function eraseWalkIn(db: Db, { id, actor, requestId }: OfWalkIn): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await queries.lock(tx, id), 'customer_not_found')
    await eraseWalkInOrders(tx, id, requestId)
    await queries.remove(tx, id)
    await recordChange(tx, {
      actor,
      requestId,
      action: 'customer.erase',
      objectType: 'customer',
      objectId: id,
    })
  })
}

/** For a sale: the customer that was chosen, the one already known by e-mail or phone, or a new one. */
export async function walkInOfSale(
  tx: Tx,
  chosenId: number | undefined,
  values: WalkInValues,
): Promise<number> {
  const id = chosenId ?? (await queries.idOfSame(tx, values))
  if (id === undefined) return queries.insert(tx, values)
  const { email } = found(await queries.lock(tx, id), 'customer_not_found')
  // What was typed now is newer; a sale without e-mail does not take away the one that is known.
  await queries.update(tx, id, { ...values, email: values.email ?? email })
  return id
}

/** Names only. */
function changedNames(before: WalkInValues, after: WalkInValues): string[] {
  return (['name', 'phone', 'email'] as const).filter((name) => before[name] !== after[name])
}
