/** What cancelling a paid order now keeps and returns: for the dialog, and as the rule of the cancellation itself. */
import {
  type CancelFault,
  mostRetained,
  retentionError,
  suggestedRetention,
} from '@shop/contract/cancellation-terms'
import type { CancellationTerms } from '@shop/contract/cancellations'
import type { Cancellation } from '@shop/contract/orders'
import type { RetentionBand } from '@shop/contract/payment-plan-settings'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { readPlanSettings } from '../store/store.service.ts'
import * as queries from './cancellation-terms.queries.ts'
import { labelsOf } from './charge-labels.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'
import * as money from './returnable-charges.queries.ts'
import {
  divide,
  type RefundPart,
  type ReturnableCharge,
  returnableCharges,
} from './returnable-charges.service.ts'

interface Terms {
  charges: ReturnableCharge[]
  /** Of the order, also those that were not paid. */
  all: money.ChargeMoney[]
  /** 0 while the bank decides about the money. */
  paidCents: number
  band: RetentionBand
  percents: CancellationTerms['percents']
  suggestedCents: number
  ownText: string | undefined
  hasWithdrawn: boolean
}

async function termsOf(tx: Tx, order: PaymentOrder): Promise<Terms> {
  const { id: orderId, totalCents: priceCents } = order
  const { charges, leftCents, isRefundable } = await returnableCharges(tx, order)
  const { retention: percents } = await readPlanSettings(tx)
  const paidCents = isRefundable ? leftCents : 0
  const band = await queries.band(tx, orderId)
  const { hasWithdrawn, mayWithdraw, ...agreed } = await queries.agreed(tx, orderId)
  // Within the days of the law all returns, whatever she accepted.
  const ownText = hasWithdrawn || mayWithdraw ? undefined : agreed.ownText
  const suggested = suggestedRetention({ priceCents, percent: percents[band], paidCents })
  return {
    ...{ charges, paidCents, band, percents, ownText, hasWithdrawn },
    all: await money.ofOrder(tx, orderId),
    suggestedCents: ownText === undefined ? 0 : suggested,
  }
}

export function readCancellationTerms(db: Db, orderId: number): Promise<CancellationTerms> {
  return db.transaction().execute(async (tx) => {
    const order = found(await orders.lock(tx, orderId), 'order_not_found')
    const { charges, all, paidCents, ownText, ...terms } = await termsOf(tx, order)
    const label = labelsOf(all)
    return {
      ...terms,
      paidCents,
      priceCents: order.totalCents,
      mostCents: mostRetained(paidCents),
      hasOwnText: ownText !== undefined,
      charges: charges.flatMap((charge) => {
        const { id, kind, paidAt, paymentMethod: method, receivedWay, leftCents, until, isByHand } = charge
        if (paidAt === null || leftCents === 0) return []
        const returned = { leftCents, refundableUntil: until ?? null, isByHand }
        return [{ id, kind, label: label(charge), paidAt, method, receivedWay, ...returned }]
      }),
      dueCents: all
        .filter(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null)
        .reduce((sum, { amountCents }) => sum + amountCents, 0),
    }
  })
}

export interface CancellationPlan {
  all: money.ChargeMoney[]
  paidCents: number
  retainedCents: number
  refundCents: number
  parts: RefundPart[]
  whoFailed: CancelFault | undefined
  ownText: string | undefined
}

/** Throws what the administrator has to decide anew. */
export async function planCancellation(
  tx: Tx,
  order: PaymentOrder,
  input: Cancellation,
): Promise<CancellationPlan> {
  const { refund, retentionReason: reason, whoFailed } = input
  const { charges, all, paidCents, suggestedCents, ownText, hasWithdrawn } = await termsOf(tx, order)
  if (refund === undefined && paidCents > 0) throw new AppError('refund_required')
  const { amountCents } = refund ?? {}
  const isNothing = amountCents === 0 && input.retainedCents === undefined
  if (paidCents > 0 && amountCents !== undefined && (amountCents > paidCents || isNothing))
    throw new AppError('refund_too_large')
  const retainedCents = input.retainedCents ?? paidCents - (amountCents ?? paidCents)
  // Before there were plans and texts of the owner, any part could be refunded; of such an order it still can.
  const isByTerms =
    input.retainedCents !== undefined || whoFailed !== undefined || ownText !== undefined || all.length > 1
  if (isByTerms) {
    const failed = whoFailed ?? 'customer'
    const hasOwnText = ownText !== undefined
    const sums = { retainedCents, paidCents, suggestedCents }
    const error = retentionError({ ...sums, hasOwnText, hasWithdrawn, whoFailed: failed, reason })
    if (error !== undefined) throw new AppError(error)
  }
  const refundCents = paidCents - retainedCents
  // She has seen another sum: a part was paid or returned meanwhile.
  if (amountCents !== undefined && paidCents > 0 && amountCents !== refundCents)
    throw new AppError('charges_changed')
  return {
    ...{ all, paidCents, retainedCents, refundCents, whoFailed, ownText },
    parts: divide(charges, refundCents),
  }
}
