import type { Tx } from '@shop/api/db/connection'
import { addressLine } from '@shop/contract/address-line'
import type { StoreProfile } from '@shop/contract/store'
import type { Atelier } from '../ateliers/atelier.ts'
import { cpfs } from '../people/cpfs.ts'
import type { Buyer } from '../people/person.ts'
import { type Timeline, timeline } from '../shop/order-timeline.ts'
import type { PlannedLine, PlannedOrder } from '../shop/planned-order.ts'
import { retainedCents } from '../shop/planned-payments.ts'
import { required } from './required.ts'
import { acceptedTerms, actorOf, buyerOf, claimOf, isGuestOrder, type Purchaser } from './seed-buyers.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import { demoCard, seedCharges } from './seed-charges.ts'
import type { SeededMeasurementSheets } from './seed-measurements.ts'
import { seedOrderMeasures } from './seed-order-measures.ts'
import type { SeededPeople } from './seed-people.ts'
import type { SeededStages } from './seed-plans.ts'
import { seedProduction } from './seed-production.ts'
import { seedShipments } from './seed-shipments.ts'
import { type Movement, movementsOf } from './stock-movements.ts'

/** Since when the shop takes the address in parts, and the CPF. */
const DAYS_WITH_PARTS = 60

/** Orders, their measures, their parcels, their events and their stock movements. */
export async function seedOrders(
  tx: Tx,
  { orders, profile }: Pick<Atelier, 'orders' | 'profile'>,
  products: SeededProducts,
  people: SeededPeople,
  measurementSheets: SeededMeasurementSheets,
  stageIds: SeededStages,
  now: Date,
) {
  const movements: Movement[] = []
  for (const planned of orders) {
    const story = timeline(planned, now)
    const customer = buyerOf(planned, people)
    const place = receivingOf(planned, customer.person, profile)
    const { orderId, itemIds } = await insertOrder(tx, planned, story, customer, {
      place,
      products,
      adminId: people.adminId,
    })
    const measured = await seedOrderMeasures(tx, { planned, itemIds, measurementSheets, now })
    const about = { planned, orderId, adminId: people.adminId, now }
    const moved = await seedProduction(tx, { ...about, itemIds, stageIds })
    const sent = await seedShipments(tx, about)
    const paid = await seedCharges(tx, { ...about, story, totalCents: totalOf(planned, products) })
    await tx
      .insertInto('orderEvents')
      .values(
        inTime([...story.events, ...claimOf(planned, story), ...measured, ...moved, ...sent, ...paid]).map(
          ({ kind, details, at, byAdmin }) => ({
            orderId,
            kind,
            details,
            actorId: byAdmin ? people.adminId : actorOf(customer, planned, kind),
            createdAt: at,
          }),
        ),
      )
      .execute()
    if (story.refundedAt !== null)
      await insertRefund(tx, planned, orderId, story.refundedAt, people.adminId, products)
    movements.push(...movementsOf(planned, story, orderId, products))
  }
  // The ledger is read in id order, so it is written in chronological order.
  movements.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await tx.insertInto('stockMovements').values(movements).execute()
}

interface OrderContext {
  place: ReturnType<typeof receivingOf>
  products: SeededProducts
  adminId: number
}

async function insertOrder(
  tx: Tx,
  planned: PlannedOrder,
  story: Timeline,
  { id: userId, customerId, person }: Purchaser,
  { place, products, adminId }: OrderContext,
): Promise<{ orderId: number; itemIds: number[] }> {
  const totalCents = totalOf(planned, products)
  const { sale, payments } = planned
  const { id } = await tx
    .insertInto('orders')
    .values({
      ...story.columns,
      ...{ userId, customerId: customerId ?? null },
      isGuest: isGuestOrder(planned),
      termsKey: acceptedTerms(story),
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone ?? null,
      ...place,
      notes: planned.notes ?? null,
      totalCents,
      refundedCents: story.refundedAt === null ? 0 : totalCents,
      ...(sale
        ? { recordedBy: adminId, checkoutId: crypto.randomUUID(), receivedWay: sale.received }
        : { paymentMethod: planned.method }),
      ...(story.columns.paidAt && !sale && planned.method === 'card' && demoCard),
      ...(payments?.end && { retainedCents: retainedCents(totalCents, payments.end) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = planned.lines.map((line) => {
    const { slug, size, color, quantity, offer, baseSize = null } = line
    const { id: productId, product } = required(products, slug)
    return {
      orderId: id,
      productId,
      productName: product.name,
      size,
      color,
      quantity,
      returnedQuantity: story.columns.stockState === 'returned' ? quantity : 0,
      unitPriceCents: priceOf(line, products),
      offer,
      baseSize,
    }
  })
  const services = (sale?.services ?? []).map(({ description, cents }) => ({
    ...{ orderId: id, itemKind: 'service' as const, productId: null, productName: description },
    ...{ size: '', color: '', quantity: 1, unitPriceCents: cents },
  }))
  const rows = await tx
    .insertInto('orderItems')
    .values([...items, ...services])
    .returning('id')
    .execute()
  return { orderId: id, itemIds: rows.map((row) => row.id) }
}

/** Older orders have the address in a single line and no CPF, as the shop took them then. */
function receivingOf({ daysAgo, pickupName, sale }: PlannedOrder, person: Buyer, profile: StoreProfile) {
  const isPickup = sale !== undefined || pickupName !== undefined
  const address = isPickup ? profile.address : person.address
  if (address === undefined) throw new Error(`${person.name} ordered without an address`)
  const { street, number, neighborhood, complement, city, state, zipCode } = address
  const place = {
    shippingComplement: complement ?? null,
    shippingCity: city,
    shippingState: state,
    shippingZipCode: zipCode,
  }
  if (daysAgo > DAYS_WITH_PARTS)
    return { ...place, shippingAddress: `${street}, ${number} - ${neighborhood}` }
  return {
    ...place,
    shippingAddress: addressLine(address),
    shippingNumber: number,
    shippingNeighborhood: neighborhood,
    ...(isPickup
      ? { fulfilment: 'pickup' as const, pickupName: pickupName ?? null }
      : { customerCpf: cpfs[person.key] ?? null }),
  }
}

async function insertRefund(
  tx: Tx,
  planned: PlannedOrder,
  orderId: number,
  refundedAt: Date,
  adminId: number,
  products: SeededProducts,
) {
  await tx
    .insertInto('refunds')
    .values((eb) => ({
      orderId,
      chargeId: eb
        .selectFrom('orderCharges')
        .select('id')
        .where('orderId', '=', orderId)
        .where('position', '=', 0),
      requestId: crypto.randomUUID(),
      amountCents: totalOf(planned, products),
      status: 'succeeded',
      ...(planned.cancelReason
        ? { withCancellation: true, reason: 'Pedido cancelado' }
        : { restock: true, reason: 'Desistência dentro do prazo de 7 dias' }),
      requestedBy: adminId,
      createdAt: refundedAt,
      updatedAt: refundedAt,
    }))
    .execute()
}

function totalOf({ lines, sale }: PlannedOrder, products: SeededProducts): number {
  const services = sale?.services ?? []
  return (
    lines.reduce((sum, line) => sum + priceOf(line, products) * line.quantity, 0) +
    services.reduce((sum, { cents }) => sum + cents, 0)
  )
}

function priceOf({ slug, offer }: PlannedLine, products: SeededProducts): number {
  const { priceCents, offers } = required(products, slug).product
  return priceCents + (offers?.[offer] ?? 0)
}

function inTime<E extends { at: Date }>(events: readonly E[]): E[] {
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
