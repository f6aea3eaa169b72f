/** A person has looked at a payment that needed attention. What only money or a bank can end is not ended by looking. */
import type { Order } from '@shop/contract/order'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { readOrder } from '../orders/orders.service.ts'
import * as cases from './payment-cases.queries.ts'
import { followCases } from './payment-cases.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as queries from './payments.queries.ts'

interface AcknowledgeInput {
  orderId: number
  /** What was seen: something that came up meanwhile is not acknowledged with it. */
  attention: NonNullable<Order['attention']>
  actor: Actor
  requestId: string
}

export async function acknowledgeAttention(
  { db }: Pick<Deps, 'db'>,
  input: AcknowledgeInput,
): Promise<Order> {
  const { orderId, attention, actor, requestId } = input
  await db.transaction().execute(async (tx) => {
    const order = found(await queries.lock(tx, orderId), 'order_not_found')
    if (order.attention !== attention) throw new AppError('attention_changed')
    if (!isForAPerson(order)) throw new AppError('attention_not_clearable')
    if (attention === 'review' || attention === 'fraud_warning') {
      await cases.acknowledge(tx, orderId, attention)
      await followCases(tx, order, { actorId: actor.id, details: { outcome: 'acknowledged' } })
    } else {
      const to = await cases.openKind(tx, orderId)
      await queries.update(tx, orderId, { attention: to })
      await queries.resolveBreaksBy(tx, orderId, actor.id)
      const details = { from: attention, to, outcome: 'acknowledged' }
      await recordOrderEvent(tx, { orderId, kind: 'attention_changed', actorId: actor.id, details })
    }
    await recordChange(tx, {
      actor,
      requestId,
      action: 'order.attention',
      objectType: 'order',
      objectId: orderId,
      before: { attention },
      details: { attention },
    })
  })
  return readOrder(db, orderId, { forAdmin: true })
}

/** Money that does not fit an unpaid order must go back; a dispute ends with the bank; without stock money goes back. */
function isForAPerson({ attention, paymentState }: PaymentOrder): boolean {
  if (attention === 'review' || attention === 'fraud_warning') return true
  return attention === 'amount_mismatch' && (paymentState === 'paid' || paymentState === 'refunded')
}
