/**
 * Withdrawal from a purchase (CDC art. 49): it needs no approval. Once its days are over, and before delivery, a customer
 * who has accepted the owner's own text asks to cancel; what is kept the administrator decides. Either way the money is
 * returned by an administrator.
 */

import type { Order } from '@shop/contract/order'
import { type WithdrawalKind, withdrawalKind } from '@shop/contract/withdrawal-terms'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { withdrawalNotice } from '../../emails/withdrawal-notice.ts'
import { withdrawalReceived } from '../../emails/withdrawal-received.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import { recordOrderEvent } from './order-events.service.ts'
import { isHeldBy, type LockedOrder, lockOrder, readOrderAs } from './orders.service.ts'
import * as queries from './withdrawals.queries.ts'

interface Withdrawal {
  orderId: number
  holder: OrderHolder
  reason?: string | null | undefined
  /** What the customer was shown. */
  kind?: WithdrawalKind | undefined
}

/** Repeating the request changes nothing, however late. */
export async function withdraw(
  { db, config }: Deps,
  { orderId, holder, reason, kind = 'law' }: Withdrawal,
): Promise<Order> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !isHeldBy(order, holder)) throw new AppError('order_not_found')
    if (order.withdrawalRequestedAt !== null) return
    const open = await openKind(tx, orderId)
    if (open === undefined) throw new AppError('withdrawal_unavailable')
    // By law all is returned; the customer must not be shown one thing and get the other.
    if (open !== kind) throw new AppError('withdrawal_terms_changed')
    const byAgreement = kind === 'agreed'
    await queries.markRequested(tx, orderId, { reason: reason || null, byAgreement })
    await recordOrderEvent(tx, {
      orderId,
      kind: 'withdrawal_requested',
      actorId: order.userId ?? undefined,
      ...(byAgreement && { details: { byAgreement } }),
    })
    await notifyBoth(tx, config.publicUrl, order, { reason: reason || null, byAgreement })
  })
  return readOrderAs(db, holder, orderId)
}

async function openKind(tx: Tx, orderId: number): Promise<WithdrawalKind | undefined> {
  const facts = await queries.facts(tx, orderId)
  if (facts === undefined) return undefined
  const { ownText, deliveredOn, ...days } = facts
  return withdrawalKind({ ...days, deliveredOn: deliveredOn ?? undefined, hasOwnText: ownText !== null })
}

interface Request {
  reason: string | null
  byAgreement: boolean
}

async function notifyBoth(tx: Tx, publicUrl: string, order: LockedOrder, { reason, byAgreement }: Request) {
  const { number, customerName: name, customerEmail, totalCents } = order
  const sender = await readSender(tx, publicUrl)
  const { profile } = sender
  const objectId = String(order.id)
  if (customerEmail !== null) {
    await queueEmail(tx, {
      kind: 'withdrawal.received',
      objectId,
      recipient: customerEmail,
      linkOrderId: order.id,
      ...withdrawalReceived(sender, { name, number, status: order.status, byAgreement }),
    })
  }
  for (const recipient of await atelierAddresses(tx, profile)) {
    await queueEmail(tx, {
      kind: 'withdrawal.notice',
      objectId,
      recipient,
      ...(customerEmail !== null && { replyTo: customerEmail }),
      ...withdrawalNotice(sender, { name, number, totalCents, status: order.status, reason, byAgreement }),
    })
  }
}
