/** Withdrawal from a purchase (CDC art. 49): it needs no approval. The refund is made by an administrator. */
import type { Order } from '@shop/contract/order'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { withdrawalNotice } from '../../emails/withdrawal-notice.ts'
import { withdrawalReceived } from '../../emails/withdrawal-received.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import { readProfile } from '../store/store.service.ts'
import { recordOrderEvent } from './order-events.service.ts'
import { isHeldBy, type LockedOrder, lockOrder, readOrderAs } from './orders.service.ts'
import * as queries from './withdrawals.queries.ts'

interface Withdrawal {
  orderId: number
  holder: OrderHolder
  reason?: string | null | undefined
}

/** Repeating the request changes nothing, however late. */
export async function withdraw(
  { db, config }: Deps,
  { orderId, holder, reason }: Withdrawal,
): Promise<Order> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !isHeldBy(order, holder)) throw new AppError('order_not_found')
    if (order.withdrawalRequestedAt !== null) return
    if (!(await queries.isOpen(tx, orderId))) throw new AppError('withdrawal_unavailable')
    await queries.markRequested(tx, orderId, reason || null)
    await recordOrderEvent(tx, {
      orderId,
      kind: 'withdrawal_requested',
      actorId: order.userId ?? undefined,
    })
    await notifyBoth(tx, config.publicUrl, order, reason || null)
  })
  return readOrderAs(db, holder, orderId)
}

async function notifyBoth(tx: Tx, publicUrl: string, order: LockedOrder, reason: string | null) {
  const { number, customerName: name, customerEmail, totalCents } = order
  const profile = await readProfile(tx)
  const sender = { profile, publicUrl }
  const objectId = String(order.id)
  if (customerEmail !== null) {
    await queueEmail(tx, {
      kind: 'withdrawal.received',
      objectId,
      recipient: customerEmail,
      linkOrderId: order.id,
      ...withdrawalReceived(sender, { name, number, status: order.status }),
    })
  }
  for (const recipient of await atelierAddresses(tx, profile)) {
    await queueEmail(tx, {
      kind: 'withdrawal.notice',
      objectId,
      recipient,
      ...(customerEmail !== null && { replyTo: customerEmail }),
      ...withdrawalNotice(sender, { name, number, totalCents, status: order.status, reason }),
    })
  }
}
