/** Cancelling an order, paid or not, by the atelier; and by the customer while it is unpaid. */
import type { Cancellation } from '@shop/contract/orders'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { cancelPaid } from './paid-cancellation.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import { carryOutNow } from './refunds.service.ts'
import { cancelUnpaid } from './unpaid-cancellation.service.ts'

export interface CancelOrderInput extends AuditContext, Cancellation {
  orderId: number
}

/**
 * Whether the order is paid is checked again under its lock: an admin who saw an unpaid order has not decided about a
 * refund.
 */
export async function cancelOrder(deps: PaymentDeps, input: CancelOrderInput): Promise<void> {
  const { orderId, actor, requestId, reason, refund } = input
  const order = await queries.books(deps.db, orderId)
  if (order?.paidAt === null) {
    if (refund !== undefined) throw new AppError('order_not_refundable')
    return cancelUnpaid(deps, { orderId, reason, by: { actor, requestId } })
  }
  const refundId = await deps.db.transaction().execute((tx) => cancelPaid(tx, deps, input))
  failpoint('refund.written')
  // The cancellation stands even if the provider rejects the refund: then the order needs attention.
  if (refundId !== undefined) await carryOutNow(deps, refundId)
}

export function cancelOwnOrder(deps: PaymentDeps, orderId: number, holder: OrderHolder): Promise<void> {
  return cancelUnpaid(deps, { orderId, reason: null, holder })
}
