/** The charges of an order: what has to be paid, and how it was. Every order begins with one over its total. */
import type { Tx } from '../../db/connection.ts'
import * as queries from './charges.queries.ts'
import * as orders from './payments.queries.ts'

export type Charge = queries.Charge

/** An order under its lock, with one of its charges. */
export interface ChargedOrder {
  order: orders.PaymentOrder
  charge: Charge
}

/** Without a charge the first one of the order; undefined where the charge is not of the order. */
export async function lockCharged(
  tx: Tx,
  orderId: number,
  chargeId?: number,
): Promise<ChargedOrder | undefined> {
  const order = await orders.lock(tx, orderId)
  if (order === undefined) return undefined
  const charge = await (chargeId === undefined ? queries.first(tx, orderId) : queries.find(tx, chargeId))
  return charge?.orderId === orderId ? { order, charge } : undefined
}

/** What a charge received, whether it is its amount or not. */
export function receivedCents(charge: Pick<Charge, 'receivedCents' | 'amountCents'>): number {
  return charge.receivedCents ?? charge.amountCents
}

/** Undefined: no payment was started, or it was cancelled. */
export async function begunPayment(tx: Tx, orderId: number) {
  const { id, position, paymentIntentId, paymentAttempt } = await queries.first(tx, orderId)
  return paymentIntentId === null ? undefined : { id, orderId, position, paymentIntentId, paymentAttempt }
}

/** After the total has changed: the next change of its payment needs another idempotency key. */
export async function raiseAmountRevision(tx: Tx, orderId: number): Promise<void> {
  const { id, amountRevision } = await queries.first(tx, orderId)
  await queries.update(tx, id, { amountRevision: amountRevision + 1 })
}

/** For a sale that is paid when an admin records it. */
export async function markRecorded(tx: Tx, orderId: number, recordedBy: number): Promise<void> {
  const { id } = await queries.first(tx, orderId)
  await queries.markPaid(tx, id, { recordedBy })
}
