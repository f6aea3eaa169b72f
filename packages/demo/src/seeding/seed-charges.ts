import { refundableUntil } from '@shop/api/adapters/refund-limits'
import type { Tx } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { plainCancellationText } from '@shop/contract/cancellation-text'
import { planText } from '@shop/contract/payment-plan'
import type { Insertable } from 'kysely'
import type { Timeline } from '../shop/order-timeline.ts'
import type { PlannedOrder } from '../shop/planned-order.ts'
import { type PlanCharge, planChargesOf } from '../shop/planned-payments.ts'

interface PaidOrder {
  planned: PlannedOrder
  story: Timeline
  orderId: number
  totalCents: number
  adminId: number
  now: Date
}

interface SeededCharge extends PlanCharge {
  id: number
}

/** The provider's own test card, used for all demo orders. */
export const demoCard = { cardBrand: 'visa', cardLastDigits: '4242' }

/** The one charge of the order becomes deposit and parts; returns the events about the parts. */
export async function seedCharges(tx: Tx, order: PaidOrder): Promise<Timeline['events']> {
  const { planned, story, orderId, totalCents, now } = order
  const { payments } = planned
  const { paidAt, createdAt } = story.columns
  if (payments === undefined || !(paidAt instanceof Date)) return []
  const charges: SeededCharge[] = []
  for (const charge of planChargesOf({ payments, totalCents, paidAt, now }))
    charges.push({ ...charge, id: await writeCharge(tx, order, charge, charges.length) })
  const body = planText(charges, plainCancellationText)
  await tx
    .insertInto('orderAgreements')
    .values({ orderId, kind: 'plan', place: 'site', body, createdAt })
    .execute()
  await seedReturns(tx, order, charges)
  return partEvents(charges)
}

async function writeCharge(
  tx: Tx,
  { planned: { method }, story, orderId, adminId }: PaidOrder,
  { kind, amountCents, dueOn, paidAt, receivedWay }: PlanCharge,
  position: number,
): Promise<number> {
  const isByProvider = paidAt !== null && receivedWay === null
  const row: Insertable<DB['orderCharges']> = {
    ...{ orderId, position, kind, amountCents, dueOn, paidAt, receivedWay },
    recordedBy: receivedWay === null ? null : adminId,
    paymentMethod: isByProvider ? method : null,
    ...(isByProvider && method === 'card' && demoCard),
    cancelledAt: paidAt === null ? (story.columns.cancelledAt ?? null) : null,
  }
  const { id } = await tx
    .insertInto('orderCharges')
    .values(row)
    // The database has inserted the first one with the order.
    .onConflict((conflict) => conflict.columns(['orderId', 'position']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As one request writes them: the newest payment first, the others follow its refund. */
async function seedReturns(
  tx: Tx,
  { planned: { payments, method }, story, orderId, adminId }: PaidOrder,
  charges: readonly SeededCharge[],
): Promise<void> {
  const { end } = payments ?? {}
  const { cancelledAt: at } = story.columns
  if (end === undefined || !(at instanceof Date)) return
  let followsId: number | null = null
  for (const { id: chargeId, refundedCents, paidAt } of charges.toReversed()) {
    if (refundedCents === 0 || paidAt === null) continue
    const isLate = refundableUntil({ method, paidAt }) < at
    const refund: { id: number } = await tx
      .insertInto('refunds')
      .values({
        ...{ orderId, chargeId, followsId, requestId: crypto.randomUUID(), amountCents: refundedCents },
        ...{ status: 'succeeded', withCancellation: true, reason: 'Pedido cancelado' },
        ...{ requestedBy: adminId, createdAt: at, updatedAt: at },
        ...(isLate && { byHand: true, returnedOn: saoPauloDay(at), returnedWay: end.returnedByHand }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    followsId ??= refund.id
  }
}

function partEvents(charges: readonly SeededCharge[]): Timeline['events'] {
  const paid = charges.slice(1).flatMap(({ paidAt, ...charge }) => (paidAt ? [{ ...charge, paidAt }] : []))
  return paid.map(({ id: chargeId, amountCents, receivedWay: way, paidAt }, at) => {
    const to = at + 2 === charges.length ? 'paid' : 'partly_paid'
    const details = { from: 'partly_paid', to, amountCents, ...(way && { way }), chargeId }
    return {
      kind: 'payment_changed',
      details: JSON.stringify(details),
      at: paidAt,
      byAdmin: way !== null,
    }
  })
}
