/** A sale made in the atelier and recorded by an administrator: paid, or its deposit, and confirmed at once. */
import type { SaleDraft } from '@shop/contract/sales'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { omit } from '../../lib/omit.ts'
import { recordChange } from '../audit/audit.service.ts'
import { awaitMeasures } from '../order-measures/measures-due.service.ts'
import { addNoteTo } from '../order-notes/order-notes.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { notifyReceived } from '../payments/payment-emails.service.ts'
import { placeSaleCharges } from '../payments/sale-charges.service.ts'
import { bookHours } from '../promises/order-promise.service.ts'
import { promisedAtPayment } from '../promises/promise-at-payment.service.ts'
import * as stock from '../stock/stock.service.ts'
import { customerOfSale } from './sale-customer.service.ts'
import { deliveryOfSale } from './sale-delivery.service.ts'
import { type PricedSale, priceSale } from './sale-lines.service.ts'
import { paymentOfSale } from './sale-payment.service.ts'
import { promiseSale } from './sale-promise.service.ts'
import * as queries from './sales.queries.ts'

export async function recordSale(deps: Deps, draft: SaleDraft, audit: AuditContext): Promise<number> {
  const { db } = deps
  const { actor } = audit
  const delivery = await deliveryOfSale(db, draft)
  return db.transaction().execute(async (tx) => {
    await queries.holdOffOthers(tx, actor.id)
    const recorded = await queries.findRecorded(tx, actor.id, draft.requestId)
    if (recorded !== undefined) throw new AppError('order_already_paid', { details: { orderId: recorded } })
    const customer = await customerOfSale(tx, draft)
    const sale = await priceSale(tx, draft)
    const { lines, totalCents, discountCents } = sale
    const { plan, way, paidAt } = await paymentOfSale(tx, draft, sale)
    const promise = await promiseSale(tx, draft, lines)
    const order = {
      ...delivery,
      ...customer,
      recordedBy: actor.id,
      checkoutId: draft.requestId,
      totalCents,
      discountCents,
      discountReason: draft.discount?.reason ?? null,
      status: 'confirmed' as const,
      paymentState: plan === undefined ? ('paid' as const) : ('partly_paid' as const),
      // A sale of another day is an order of that day.
      createdAt: paidAt,
      paidAt,
      receivedWay: way,
      ...promise.columns,
      ...(await promisedAtPayment(tx, promise.columns)),
      stockState: 'sold' as const,
    }
    const orderId = await queries.insert(tx, order, {
      lines: lines.map((line) => omit(line, ['measurementVersionId'])),
      services: sale.services,
    })
    await placeSaleCharges(tx, orderId, { plan, way, paidAt, recordedBy: actor.id })
    await bookHours(tx, orderId, promise)
    await awaitMeasures(tx, orderId)
    await stock.take(tx, lines, { orderId, actorId: actor.id })
    if (draft.notes) await addNoteTo(tx, { orderId, text: draft.notes, ...audit })
    await record(tx, orderId, sale, audit)
    await notifyReceived(tx, deps, orderId, way)
    return orderId
  })
}

/** The audit log has nothing about the customer, not even in the digest: a name can be guessed from one. */
async function record(
  tx: Tx,
  orderId: number,
  { lines, services, totalCents, discountCents }: PricedSale,
  { actor, requestId }: AuditContext,
) {
  const count = lines.length + services.length
  const details = { totalCents, discountCents, lines: count, recorded: true }
  await recordOrderEvent(tx, { orderId, kind: 'created', actorId: actor.id, details })
  const items = lines.map((line) => omit(line, ['priceReason']))
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.record',
    objectType: 'order',
    objectId: orderId,
    after: { totalCents, discountCents, items, services: services.length },
  })
}
