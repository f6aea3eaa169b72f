/** An admin acknowledges a payment that needed attention. Flags that only a refund or the bank can end stay. */

import type { Order } from '@shop/contract/order'
import { hasEverReceivedMoney } from '@shop/contract/payment-state'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { readOrder } from '../orders/orders.service.ts'
import * as cases from './payment-cases.queries.ts'
import { followCases } from './payment-cases.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as queries from './payments.queries.ts'

interface AcknowledgeInput extends AuditContext {
  orderId: number
  /** The flag the admin saw: one raised in the meantime is not acknowledged with it. */
  attention: NonNullable<Order['attention']>
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

/** A mismatch on an unpaid order and missing stock end with a refund; a dispute ends with the bank. */
function isForAPerson({ attention, paymentState }: PaymentOrder): boolean {
  if (attention === 'review' || attention === 'fraud_warning' || attention === 'refund_failed') return true
  return attention === 'amount_mismatch' && hasEverReceivedMoney(paymentState)
}
