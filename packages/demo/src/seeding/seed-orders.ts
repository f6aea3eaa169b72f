import type { Tx } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import { addressLine } from '@shop/contract/address-line'
import type { Insertable } from 'kysely'
import { cpfs } from '../people/cpfs.ts'
import type { Buyer } from '../people/people.ts'
import { type Timeline, timeline } from '../shop/order-timeline.ts'
import { type PlannedLine, type PlannedOrder, plannedOrders } from '../shop/planned-orders.ts'
import { storeProfile } from '../shop/store-profile.ts'
import { required } from './required.ts'
import { acceptedTerms, actorOf, buyerOf, claimOf, isGuestOrder, type Purchaser } from './seed-buyers.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import type { SeededMeasurementSheets } from './seed-measurements.ts'
import { seedOrderMeasures } from './seed-order-measures.ts'
import type { SeededPeople } from './seed-people.ts'
import { seedShipments } from './seed-shipments.ts'

/** Since when the shop takes the address in parts, and the CPF. */
const DAYS_WITH_PARTS = 60
/** The provider's own test card, used for all demo orders. */
const demoCard = { cardBrand: 'visa', cardLastDigits: '4242' }

type Movement = Insertable<DB['stockMovements']> & { createdAt: Date }

/** How each step moves units between available, reserved and sold. */
const stockSteps = {
  reserved: { available: -1, reserved: 1, sold: 0 },
  released: { available: 1, reserved: -1, sold: 0 },
  sold: { available: 0, reserved: -1, sold: 1 },
  returned: { available: 1, reserved: 0, sold: -1 },
} as const

/** Orders, their measures, their parcels, their events and their stock movements. */
export async function seedOrders(
  tx: Tx,
  products: SeededProducts,
  people: SeededPeople,
  measurementSheets: SeededMeasurementSheets,
  now: Date,
) {
  const movements: Movement[] = []
  for (const planned of plannedOrders) {
    const story = timeline(planned, now)
    const customer = buyerOf(planned, people)
    const { orderId, itemIds } = await insertOrder(tx, planned, story, customer, products)
    const measured = await seedOrderMeasures(tx, { planned, itemIds, measurementSheets, now })
    const sent = await seedShipments(tx, { planned, orderId, adminId: people.adminId, now })
    await tx
      .insertInto('orderEvents')
      .values(
        inTime([...story.events, ...claimOf(planned, story), ...measured, ...sent]).map(
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

async function insertOrder(
  tx: Tx,
  planned: PlannedOrder,
  story: Timeline,
  { id: userId, person }: Purchaser,
  products: SeededProducts,
): Promise<{ orderId: number; itemIds: number[] }> {
  const totalCents = totalOf(planned, products)
  const { id } = await tx
    .insertInto('orders')
    .values({
      ...story.columns,
      userId,
      isGuest: isGuestOrder(planned),
      termsKey: acceptedTerms(story),
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone ?? null,
      ...receivingOf(planned, person),
      notes: planned.notes ?? null,
      totalCents,
      refundedCents: story.refundedAt === null ? 0 : totalCents,
      paymentMethod: planned.method,
      ...(story.columns.paidAt && planned.method === 'card' && demoCard),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = planned.lines.map((line) => {
    const { slug, size, color, quantity, baseSize } = line
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
      ...(baseSize !== undefined && { offer: 'made_to_measure' as const, baseSize }),
    }
  })
  const rows = await tx.insertInto('orderItems').values(items).returning('id').execute()
  return { orderId: id, itemIds: rows.map((row) => row.id) }
}

/** Older orders have the address in a single line and no CPF, as the shop took them then. */
function receivingOf({ daysAgo, pickupName }: PlannedOrder, person: Buyer) {
  const address = pickupName === undefined ? person.address : storeProfile.address
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
    ...(pickupName === undefined
      ? { customerCpf: cpfs[person.key] ?? null }
      : { fulfilment: 'pickup' as const, pickupName }),
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
    .values({
      orderId,
      requestId: crypto.randomUUID(),
      amountCents: totalOf(planned, products),
      status: 'succeeded',
      ...(planned.cancelReason
        ? { withCancellation: true, reason: 'Pedido cancelado' }
        : { restock: true, reason: 'Desistência dentro do prazo de 7 dias' }),
      requestedBy: adminId,
      createdAt: refundedAt,
      updatedAt: refundedAt,
    })
    .execute()
}

function movementsOf(
  planned: PlannedOrder,
  story: Timeline,
  orderId: number,
  products: SeededProducts,
): Movement[] {
  const ready = planned.lines.filter(({ baseSize }) => baseSize === undefined)
  return story.stock.flatMap(({ kind, at }) =>
    ready.map(({ slug, size, color, quantity }) => ({
      productId: required(products, slug).id,
      size,
      color,
      kind,
      availableChange: stockSteps[kind].available * quantity,
      reservedChange: stockSteps[kind].reserved * quantity,
      soldChange: stockSteps[kind].sold * quantity,
      orderId,
      createdAt: at,
    })),
  )
}

function totalOf({ lines }: PlannedOrder, products: SeededProducts): number {
  return lines.reduce((sum, line) => sum + priceOf(line, products) * line.quantity, 0)
}

function priceOf({ slug, baseSize }: PlannedLine, products: SeededProducts): number {
  const { priceCents, offers } = required(products, slug).product
  return baseSize === undefined ? priceCents : priceCents + (offers?.made_to_measure ?? 0)
}

function inTime<E extends { at: Date }>(events: readonly E[]): E[] {
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
