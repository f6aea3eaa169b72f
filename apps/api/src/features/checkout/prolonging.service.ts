import type { Buyer } from '../../db/buyer.ts'
import type { Deps } from '../../deps.ts'
import { holdTimes } from '../../lib/hold-times.ts'
import * as queries from './order-placing.queries.ts'
import { allowHold, lockHolder, readHolder } from './unpaid-holds.service.ts'

/**
 * An order placed without a payment holds its units for a short time; starting its payment in that time extends the
 * hold to that of an order with a payment. Only once: later calls find the payment already started.
 */
export async function prolongForPayment(
  { db, config }: Deps,
  { buyer, network }: { buyer: Buyer; network: string },
  orderId: number,
): Promise<void> {
  const times = holdTimes(config.holdMinutes)
  const holder = await readHolder(db, { buyer, network, times, withPayment: true })
  await db.transaction().execute(async (tx) => {
    await queries.holdOffOthers(tx, buyer)
    await lockHolder(tx, holder)
    const open = await queries.lockUnbegun(tx, orderId)
    if (open === undefined) return
    const lines = await queries.items(tx, orderId)
    await queries.update(tx, orderId, await allowHold(tx, holder, { open, before: lines, after: lines }))
  })
}
