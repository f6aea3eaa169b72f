/**
 * Export of a customer's personal data (LGPD, art. 18): everything but secrets, which are stored as hashes only, and
 * actions done in the shop's name.
 */
import { type AccountExport, accountExport } from '@shop/contract/account-export'
import { orderEvent } from '@shop/contract/order'
import { chargeLabel } from '@shop/contract/payment-plan'
import { reviewPhotoUrl } from '@shop/contract/review-photos'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { found } from '../../lib/app-error.ts'
import { readCart } from '../account-cart/account-cart.service.ts'
import { exportedRecords } from '../fitting-records/exported-records.service.ts'
import { wholeMeasurementSheets } from '../measurements/measurements.service.ts'
import { copiedMeasures } from '../order-measures/copied-measures.service.ts'
import { exportedList } from '../shared-lists/shared-lists.service.ts'
import { readTicket } from '../tickets/tickets.service.ts'
import * as queries from './account-export.queries.ts'
import type { Person } from './person.queries.ts'

const { details: facts } = orderEvent.shape

export async function exportAccount(db: Db, actor: Actor): Promise<Record<string, unknown>> {
  const { exportedAt, ...profile } = found(await queries.profile(db, actor.id), 'unauthenticated')
  const { id, email } = profile
  return accountExport.encode({
    exportedAt,
    profile,
    walkIns: await queries.walkIns(db, id),
    orders: await ordersOf(db, { id, email }),
    reviews: (await queries.reviews(db, id)).map(reviewOf),
    favorites: await queries.favorites(db, id),
    sharedList: await exportedList(db, id),
    cart: (await readCart(db, id)).items,
    measurementSheets: await wholeMeasurementSheets(db, id),
    tickets: await ticketsOf(db, actor),
    sessions: await queries.sessions(db, id),
    knownDevices: await queries.knownDevices(db, id),
    appointments: await queries.appointments(db, { id, email }),
    newsletter: (await queries.newsletter(db, email)) ?? null,
    stockNotices: await queries.stockNotices(db, email),
    checkoutReminders: await queries.checkoutReminders(db, email),
    contactMessages: await queries.contactMessages(db, email),
    emails: await queries.emails(db, email),
  })
}

async function ordersOf(db: Db, person: Person): Promise<AccountExport['orders']> {
  const orders = await queries.orders(db, person)
  const items = Map.groupBy(await queries.orderItems(db, person), ({ orderId }) => orderId)
  const events = Map.groupBy(await queries.orderEvents(db, person), ({ orderId }) => orderId)
  const refunds = Map.groupBy(await queries.refunds(db, person), ({ orderId }) => orderId)
  const shipments = Map.groupBy(await queries.shipments(db, person), ({ orderId }) => orderId)
  const changes = Map.groupBy(await queries.promiseChanges(db, person), ({ orderId }) => orderId)
  const charges = Map.groupBy(await queries.charges(db, person), ({ orderId }) => orderId)
  const extras = Map.groupBy(await queries.extras(db, person), ({ orderId }) => orderId)
  const agreements = Map.groupBy(await queries.agreements(db, person), ({ orderId }) => orderId)
  const ids = orders.map(({ id }) => id)
  const records = Map.groupBy(await exportedRecords(db, ids), ({ orderId }) => orderId)
  return orders.map((order) => ({
    ...order,
    charges: chargesOf(charges.get(order.id) ?? []),
    extras: extras.get(order.id) ?? [],
    agreements: agreements.get(order.id) ?? [],
    fittingRecords: records.get(order.id) ?? [],
    promiseChanges: changes.get(order.id) ?? [],
    shipments: shipments.get(order.id) ?? [],
    items: (items.get(order.id) ?? []).map(itemOf),
    history: (events.get(order.id) ?? []).map(({ kind, at, details }) => ({
      kind,
      at,
      details: facts.parse(details),
    })),
    refunds: refunds.get(order.id) ?? [],
  }))
}

type ChargeRow = Awaited<ReturnType<typeof queries.charges>>[number]

/** Numbered without those that are not to be paid any more. */
function chargesOf(rows: readonly ChargeRow[]) {
  const numbered = rows.filter(({ paidAt, cancelledAt }) => paidAt !== null || cancelledAt === null)
  return rows.map((row) => ({
    ...row,
    label: numbered.includes(row) ? chargeLabel(row, numbered) : 'Cancelada',
  }))
}

type ReviewRow = Awaited<ReturnType<typeof queries.reviews>>[number]

function reviewOf({ photoId, photoSentAt, approvedAt, ...review }: ReviewRow) {
  const hasPhoto = photoId !== null && photoSentAt !== null
  const photo = hasPhoto ? { address: reviewPhotoUrl(photoId), sentAt: photoSentAt, approvedAt } : null
  return { ...review, photo }
}

type ItemRow = Awaited<ReturnType<typeof queries.orderItems>>[number]

function itemOf({ copy, lockedAt, ...item }: ItemRow): AccountExport['orders'][number]['items'][number] {
  const isLocked = copy !== null && lockedAt !== null
  return { ...item, measures: isLocked ? { ...copiedMeasures.parse(copy), lockedAt } : null }
}

/** As a customer sees them, also for an administrator. */
async function ticketsOf(db: Db, actor: Actor): Promise<AccountExport['tickets']> {
  const tickets: AccountExport['tickets'] = []
  for (const id of await queries.ticketIds(db, actor.id)) {
    tickets.push(await readTicket(db, id, { ...actor, role: 'customer' }))
  }
  return tickets
}
