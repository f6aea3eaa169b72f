import type { Deps } from '../../deps.ts'
import { holdTimes } from '../../lib/hold-times.ts'
import * as queries from './order-placing.queries.ts'
import { allowHold, lockHolder, readHolder } from './unpaid-holds.service.ts'

/**
 * An order that was written without a payment holds its units for a short time; whoever begins to pay it in that time
 * gets the time of one with a payment. Once: later calls find the payment begun.
 */
export async function prolongForPayment(
  { db, config }: Deps,
  { userId, network }: { userId: number; network: string },
  orderId: number,
): Promise<void> {
  const times = holdTimes(config.holdMinutes)
  const holder = await readHolder(db, { userId, network, times, withPayment: true })
  await db.transaction().execute(async (tx) => {
    await queries.holdOffOthers(tx, userId)
    await lockHolder(tx, holder)
    const open = await queries.lockUnbegun(tx, orderId)
    if (open === undefined) return
    const lines = await queries.items(tx, orderId)
    await queries.update(tx, orderId, await allowHold(tx, holder, { open, before: lines, after: lines }))
  })
}
