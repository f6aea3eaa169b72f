/** A charge after the first one, received by the atelier: stock, hours and status followed the first. */
import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { notifyPartPaid } from './charge-emails.service.ts'
import * as charges from './charges.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { receivedWays } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import { momentOf } from './received-day.service.ts'
import type { LockedCharge, ReceiveInput } from './received-input.ts'

export function rejectClosedPart({ paymentState }: LockedOrder, { cancelledAt }: charges.Charge): void {
  if (!hasReceivedMoney(paymentState) || cancelledAt !== null) throw new AppError('charge_not_payable')
}

export async function receivePart(
  tx: Tx,
  deps: PaymentDeps,
  { actor, requestId, orderId, way, receivedOn, recordRequestId }: ReceiveInput,
  { order, charge }: LockedCharge,
): Promise<void> {
  const { id: chargeId, amountCents } = charge
  const { paymentState: from } = order
  await charges.markPaid(tx, chargeId, {
    receivedWay: way,
    recordedBy: actor.id,
    paymentMethod: null,
    paymentIntentId: null,
    recordRequestId: recordRequestId ?? null,
    ...(await momentOf(tx, receivedOn, order)),
  })
  const to = await charges.receivedState(tx, orderId)
  await queries.update(tx, orderId, { paymentState: to })
  const details = { from, to, amountCents, way, chargeId }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', actorId: actor.id, details })
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.receive',
    objectType: 'order',
    objectId: orderId,
    before: { paymentState: from },
    after: { paymentState: to },
    details: { amountCents, way, chargeId },
  })
  await notifyPartPaid(tx, deps, { orderId, chargeId, paidWith: receivedWays[way] })
}
