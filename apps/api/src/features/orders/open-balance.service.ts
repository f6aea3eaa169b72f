/** An order leaves the atelier once all of it is paid, or because an administrator says why it leaves earlier. */
import { brl } from '@shop/contract/codecs'
import { formatBRL } from '@shop/contract/money'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { addNoteTo } from '../order-notes/order-notes.service.ts'
import * as queries from './open-balance.queries.ts'
import type { LockedOrder } from './orders.service.ts'

interface Leaving extends AuditContext {
  /** How it leaves: 'Entregue', 'Enviado'. */
  how: string
  balanceReason?: string | undefined
}

/** An order of which nothing is received leaves as it always did: the atelier collects at the door. */
async function balanceCents(tx: Tx, { id, paymentState }: LockedOrder): Promise<number> {
  return hasReceivedMoney(paymentState) ? queries.unpaidCents(tx, id) : 0
}

/**
 * The sum that is open, as a fact for history and audit log. The reason is free text and may contain personal data: it
 * becomes a note of the order, which is deleted with the customer's account.
 */
export async function leaveWithBalance(
  tx: Tx,
  order: LockedOrder,
  { how, balanceReason, ...audit }: Leaving,
): Promise<{ balanceCents?: number }> {
  const cents = await balanceCents(tx, order)
  if (cents === 0) return {}
  if (balanceReason === undefined)
    throw new AppError('balance_open', { details: { dueTotal: brl.encode(cents) } })
  // Of an erased customer it would never be deleted.
  if (order.erasedAt === null) {
    const text = `${how} com ${formatBRL(cents)} em aberto: ${balanceReason}`
    await addNoteTo(tx, { orderId: order.id, text, ...audit })
  }
  return { balanceCents: cents }
}
