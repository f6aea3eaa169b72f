/** The charges whose money can be returned, and how a sum is divided among them: the newest payment first. */

import type { ReturnedByHand } from '@shop/contract/orders'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { refundableUntil } from '../../adapters/refund-limits.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { receivedCents } from './charges.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as queries from './returnable-charges.queries.ts'

export interface ReturnableCharge extends queries.ChargeMoney {
  /** Received, and neither returned, about to be returned, nor charged back by a bank. */
  leftCents: number
  /** Undefined: not paid through the provider. */
  until: Date | undefined
  /** The provider no longer returns it. */
  isByHand: boolean
}

export interface RefundPart {
  charge: ReturnableCharge
  amountCents: number
}

interface Returnable {
  charges: ReturnableCharge[]
  leftCents: number
  /** False: nothing was received, or the bank decides about the money. */
  isRefundable: boolean
}

export async function returnableCharges(
  tx: Tx,
  { id, attention, paymentState }: PaymentOrder,
): Promise<Returnable> {
  const isReceived = hasReceivedMoney(paymentState)
  const charges = (await queries.ofOrder(tx, id)).filter(({ paidAt, receivedCents }) =>
    paidAt === null ? attention === 'amount_mismatch' && receivedCents !== null : isReceived,
  )
  const returnable = charges.map(withLimits)
  return {
    charges: returnable,
    leftCents: returnable.reduce((sum, { leftCents }) => sum + leftCents, 0),
    isRefundable: attention !== 'dispute' && returnable.length > 0,
  }
}

function withLimits(charge: queries.ChargeMoney): ReturnableCharge {
  const { paidAt, paymentIntentId, paymentMethod: method, chargedBackCents, promisedCents, now } = charge
  const until = paymentIntentId === null || paidAt === null ? undefined : refundableUntil({ method, paidAt })
  return {
    ...charge,
    leftCents: Math.max(0, receivedCents(charge) - chargedBackCents - promisedCents),
    until,
    isByHand: until !== undefined && until < now,
  }
}

export function divide(charges: readonly ReturnableCharge[], amountCents: number): RefundPart[] {
  let rest = amountCents
  return charges.flatMap((charge) => {
    const part = Math.min(charge.leftCents, rest)
    rest -= part
    return part > 0 ? [{ charge, amountCents: part }] : []
  })
}

/** What the provider no longer returns, the atelier has returned itself; it is never returned twice. */
export async function checkByHand(
  tx: Tx,
  parts: readonly RefundPart[],
  byHand: ReturnedByHand | undefined,
): Promise<void> {
  const late = parts.filter(({ charge }) => charge.isByHand)
  if (late.length > 0 && byHand === undefined) {
    const cents = late.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const charges = late.map(({ charge }) => charge.id)
    throw new AppError('refund_by_hand_needed', { details: { amount: cents / 100, charges } })
  }
  if (byHand === undefined) return
  if (late.length === 0) throw new AppError('charges_changed')
  if (byHand.returnedOn > (await readToday(tx)))
    throw new AppError('invalid_input', { fields: { 'byHand.returnedOn': 'O dia ainda não chegou.' } })
}
