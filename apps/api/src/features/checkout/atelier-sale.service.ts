/** A sale made in the atelier and recorded by an administrator: paid and confirmed when it is recorded, never held. */
import type { OrderDraft } from '@shop/contract/order-draft'
import { now } from '../../db/clock.ts'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { omit } from '../../lib/omit.ts'
import { recordChange } from '../audit/audit.service.ts'
import { holdCoupon } from '../coupons/coupon-uses.service.ts'
import { awaitMeasures } from '../order-measures/measures-due.service.ts'
import { rejectForeignMeasures } from '../order-measures/order-measures.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { markRecorded } from '../payments/charges.service.ts'
import { planLines } from '../promises/line-plans.service.ts'
import { bookHours, promiseOrder } from '../promises/order-promise.service.ts'
import { promisedAtPayment } from '../promises/promise-at-payment.service.ts'
import * as stock from '../stock/stock.service.ts'
import { amountsOf, couponUser } from './order-amounts.service.ts'
import { deliveryOf } from './order-delivery.service.ts'
import * as queries from './order-placing.queries.ts'
import { priceOrder } from './order-pricing.service.ts'

/**
 * The sale belongs to the account with the customer's email. Without such an account it is stored under the email, and
 * the database assigns it when an account verifies that address (0014).
 */
export async function recordSale(
  db: Db,
  draft: OrderDraft,
  { actor, requestId }: AuditContext,
): Promise<number> {
  const delivery = await deliveryOf(db, draft, 'atelier')
  return db.transaction().execute(async (tx) => {
    await queries.holdOffOthers(tx, { userId: actor.id })
    const { checkoutId } = draft
    const recorded = checkoutId && (await queries.findRecorded(tx, actor.id, checkoutId))
    if (recorded) throw new AppError('order_already_paid', { details: { orderId: recorded.id } })
    const priced = await priceOrder(tx, draft)
    const { lines, totalCents } = priced
    const account = await queries.findAccount(tx, draft.customer.email)
    await rejectForeignMeasures(tx, draft.items, account?.id)
    const promise = await promiseOrder(tx, { draft, lines: await planLines(tx, lines), sender: 'atelier' })
    const orderId = await queries.insert(
      tx,
      {
        ...delivery,
        userId: account?.id ?? null,
        recordedBy: actor.id,
        checkoutId: checkoutId ?? null,
        ...amountsOf(priced),
        status: 'confirmed',
        paymentState: 'paid',
        paidAt: now,
        ...promise.columns,
        ...(await promisedAtPayment(tx, promise.columns)),
        stockState: 'sold',
      },
      lines,
    )
    await markRecorded(tx, orderId, actor.id)
    await bookHours(tx, orderId, promise)
    await awaitMeasures(tx, orderId)
    await stock.take(tx, lines, { orderId, actorId: actor.id })
    await holdCoupon(tx, {
      orderId,
      applied: priced.applied,
      user: await couponUser(tx, delivery, account?.id),
    })
    const details = { totalCents, lines: lines.length, recorded: true }
    await recordOrderEvent(tx, { orderId, kind: 'created', actorId: actor.id, details })
    // Not even in the digest.
    const after = { ...omit(delivery, ['customerCpf']), totalCents, items: lines }
    await recordChange(tx, {
      actor,
      requestId,
      action: 'order.record',
      objectType: 'order',
      objectId: orderId,
      after,
    })
    return orderId
  })
}
