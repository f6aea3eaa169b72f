/** Money that was received and pays nothing: it came too late for its units, or it is not the amount of its charge. */
import type { Payment } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import * as charges from './charges.queries.ts'
import type { ChargedOrder } from './charges.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyWithoutStock } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import { promiseRefund } from './refund-promises.service.ts'

export type Outcome =
  /** The order is paid, by this call or before. */
  | 'paid'
  | 'paid_without_stock'
  | 'unpaid'
  /** Money was received that does not match the order: an admin must check it. */
  | 'mismatch'
  /** No charge of this shop has this payment. */
  | 'not_ours'

export interface SettleResult {
  outcome: Outcome
  /** It is reported for the first time. */
  alarming?: boolean
}

/**
 * The payment came too late and the units are sold: it is refunded at once, the customer is notified and an alarm is
 * raised.
 */
export async function giveBack(
  tx: Tx,
  deps: PaymentDeps,
  { order, charge }: ChargedOrder,
  payment: Payment,
): Promise<SettleResult> {
  const { id: orderId, attention: from } = order
  const { id: chargeId, amountCents } = charge
  const to = 'paid_without_stock'
  await recordOrderEvent(tx, { orderId, kind: 'attention_changed', details: { from, to } })
  await queries.insertBreak(tx, { kind: to, orderId, paymentIntentId: payment.id })
  const reason = order.cancelledAt === null ? 'Sem estoque após o pagamento' : 'Pago depois do cancelamento'
  await promiseRefund(tx, { orderId, chargeId, amountCents, reason })
  await notifyWithoutStock(tx, deps, orderId)
  return { outcome: to, alarming: true }
}

/** Its order, or the charge itself, was cancelled before the payment arrived. */
export async function giveBackPart(tx: Tx, { order, charge }: ChargedOrder): Promise<SettleResult> {
  const { id: chargeId, amountCents } = charge
  const reason = 'Pago depois do cancelamento'
  await promiseRefund(tx, { orderId: order.id, chargeId, amountCents, reason })
  return { outcome: 'paid_without_stock' }
}

/** Nothing is produced or released until an admin has checked it: the units stay held after the hold has ended. */
export async function flagMismatch(
  tx: Tx,
  { order, charge }: ChargedOrder,
  payment: Payment,
): Promise<SettleResult> {
  const { id, attention } = order
  const { amountCents: totalCents } = charge
  const { receivedCents, currency } = payment
  if (attention === null) {
    const isPlausible = currency === 'brl' && receivedCents > 0
    if (isPlausible) await charges.update(tx, charge.id, { receivedCents })
    await queries.update(tx, id, { attention: 'amount_mismatch' })
    await recordOrderEvent(tx, {
      orderId: id,
      kind: 'attention_changed',
      details: { from: null, to: 'amount_mismatch', totalCents, receivedCents, currency },
    })
  }
  const alarming = await queries.insertBreak(tx, {
    kind: 'amount_mismatch',
    orderId: id,
    paymentIntentId: payment.id,
    details: JSON.stringify({ totalCents, receivedCents, currency }),
  })
  return { outcome: 'mismatch', alarming }
}
