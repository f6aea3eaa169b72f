/** Everything stored about one customer: by account, and by confirmed email. */
import type { SentMeasures } from '@shop/contract/contact'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { AppointmentState } from '../../db/tables.gen.ts'
import { ownOrders, type Person } from './person.queries.ts'

export function profile(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'weddingOn', 'createdAt as registeredAt'])
    .select(['street', 'number', 'complement', 'neighborhood', 'city', 'state', 'zipCode'])
    .select(['emailVerifiedAt', 'secondFactorEnabledAt', sql<Date>`now()`.as('exportedAt')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function walkIns(db: Db, userId: number) {
  return db
    .selectFrom('customers')
    .select(['name', 'phone', 'email', 'createdAt as since'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export function orders(db: Db, person: Person) {
  return db
    .selectFrom('orders')
    .innerJoin('orderCharges as charge', (join) =>
      join.onRef('charge.orderId', '=', 'orders.id').on('position', '=', 0),
    )
    .select([
      'orders.id',
      'number',
      'createdAt as placedAt',
      'status',
      'paymentState',
      'charge.paymentMethod',
    ])
    .select(['charge.cardBrand', 'charge.cardLastDigits', 'charge.cardInstallments', 'charge.receivedWay'])
    .select(['charge.paymentIntentId', 'totalCents', 'orders.refundedCents', 'notes', 'termsKey'])
    .select(['orders.discountCents', 'couponCode'])
    .select(['customerName', 'customerEmail', 'customerPhone', 'customerCpf'])
    .select(['fulfilment', 'pickupName', 'pickedUpBy', 'shippingNumber', 'shippingNeighborhood'])
    .select(['shippingAddress', 'shippingComplement', 'shippingCity', 'shippingState', 'shippingZipCode'])
    .select([
      'orders.paidAt',
      'promisedFrom',
      'promisedTo',
      'weddingOn',
      'wishedOn',
      'deliveredAt',
      'orders.cancelledAt',
      'withdrawalRequestedAt',
      'withdrawalReason',
    ])
    .where(ownOrders(person))
    .orderBy('orders.id')
    .execute()
}

export function orderItems(db: Db, person: Person) {
  return db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .leftJoin('orderItemMeasures', 'orderItemId', 'orderItems.id')
    .select(['orderId', 'productId', 'productName', 'size', 'color', 'quantity', 'unitPriceCents'])
    .select(['orderItems.discountCents', 'copy', 'lockedAt', 'unlockReason'])
    .where(ownOrders(person))
    .orderBy('orderItems.id')
    .execute()
}

export function orderEvents(db: Db, person: Person) {
  return db
    .selectFrom('orderEvents')
    .innerJoin('orders', 'orders.id', 'orderEvents.orderId')
    .select(['orderId', 'kind', 'orderEvents.createdAt as at', 'details'])
    .where(ownOrders(person))
    .orderBy('orderEvents.id')
    .execute()
}

export function refunds(db: Db, person: Person) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select(['orderId', 'amountCents', 'refunds.status', 'reason', 'refunds.createdAt as requestedAt'])
    .where(ownOrders(person))
    .orderBy('refunds.id')
    .execute()
}

export function promiseChanges(db: Db, person: Person) {
  return db
    .selectFrom('promiseChanges')
    .innerJoin('orders', 'orders.id', 'promiseChanges.orderId')
    .leftJoin('promiseAnswers', 'changeId', 'promiseChanges.id')
    .select(['orderId', 'promiseChanges.createdAt as changedAt', 'reason', 'oldTo', 'newFrom', 'newTo'])
    .select(['answer as reply', 'promiseAnswers.createdAt as repliedAt'])
    .where(ownOrders(person))
    .orderBy('promiseChanges.id')
    .execute()
}

export function charges(db: Db, person: Person) {
  return db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderCharges.orderId')
    .select(['orderId', 'kind', 'description', 'amountCents', 'dueOn', 'orderCharges.paidAt'])
    .select(['orderCharges.paymentMethod', 'orderCharges.receivedWay', 'orderCharges.refundedCents'])
    .select('orderCharges.cancelledAt')
    .where(ownOrders(person))
    .orderBy('position')
    .execute()
}

export function extras(db: Db, person: Person) {
  return db
    .selectFrom('orderExtras')
    .innerJoin('orders', 'orders.id', 'orderExtras.orderId')
    .select(['orderId', 'description', 'amountCents', 'dueOn', 'orderExtras.createdAt as proposedAt'])
    .select(['acceptedAt', 'declinedAt', 'withdrawnAt'])
    .where(ownOrders(person))
    .orderBy('orderExtras.id')
    .execute()
}

export function agreements(db: Db, person: Person) {
  return db
    .selectFrom('orderAgreements')
    .innerJoin('orders', 'orders.id', 'orderAgreements.orderId')
    .select(['orderId', 'body', 'place', 'orderAgreements.createdAt as agreedAt'])
    .where(ownOrders(person))
    .orderBy('orderAgreements.id')
    .execute()
}

export function shipments(db: Db, person: Person) {
  return db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.orderId')
    .select(['orderId', 'carrier', 'trackingCode', 'trackingUrl', 'fiscalKey', 'shippedAt'])
    .where(ownOrders(person))
    .orderBy('shipments.id')
    .execute()
}

export function reviews(db: Db, userId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .select(['productId', 'products.name as productName', 'rating', 'title', 'comment'])
    .leftJoin('reviewPhotos', 'reviewPhotos.reviewId', 'reviews.id')
    .select(['wornSize', 'heightCm', 'heelMm as heel', 'fit'])
    .select(['reviewPhotos.id as photoId', 'reviewPhotos.createdAt as photoSentAt', 'approvedAt'])
    .select('reviews.createdAt as reviewedAt')
    .where('userId', '=', userId)
    .orderBy('reviews.id')
    .execute()
}

export function favorites(db: Db, userId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.productId')
    .select(['productId', 'products.name as productName', 'favorites.createdAt as since'])
    .where('userId', '=', userId)
    .orderBy('favorites.createdAt')
    .execute()
}

export async function ticketIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Including ended ones, for as long as they are stored. */
export function sessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'lastUsedAt', 'revokedAt as endedAt', 'userAgent'])
    .select(sql<string | null>`host(ip_address)`.as('ipAddress'))
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export function knownDevices(db: Db, userId: number) {
  return db
    .selectFrom('knownDevices')
    .select(['createdAt as knownSince', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export function newsletter(db: Db, email: string) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['status', 'consentText', 'consentedAt', 'confirmedAt', 'unsubscribedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
}

export function stockNotices(db: Db, email: string) {
  return db
    .selectFrom('stockNotices')
    .innerJoin('products', 'products.id', 'stockNotices.productId')
    .select(['productId', 'products.name as productName', 'size', 'color', 'status'])
    .select(['requestedAt', 'confirmedAt', 'notifiedAt'])
    .where('email', '=', email)
    .orderBy('stockNotices.id')
    .execute()
}

export function checkoutReminders(db: Db, email: string) {
  return db
    .selectFrom('checkoutReminders')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orders.number as orderNumber', 'agreedAt', 'emailedAt'])
    .where('customerEmail', '=', email)
    .orderBy('orderId')
    .execute()
}

export function contactMessages(db: Db, email: string) {
  return db
    .selectFrom('contactMessages')
    .select(['name', 'phone', 'subject', 'message', 'createdAt as sentAt'])
    .select(sql<SentMeasures | null>`measures`.as('measures'))
    .where('email', '=', email)
    .orderBy('id')
    .execute()
}

export function emails(db: Db, email: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'text', 'sentAt'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}

/** With her orders, booked signed in, or with the address that the account has proved. A hold is nobody's. */
export function appointments(db: Db, person: Person) {
  return db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .leftJoin('orders', 'orders.id', 'appointments.orderId')
    .select(['appointmentTypes.name as typeName', 'fittingName', 'orders.number as orderNumber'])
    .select(['startsAt', 'endsAt', 'state', 'appointments.name', 'appointments.email', 'appointments.phone'])
    .select(['companions', 'appointments.weddingOn', 'wish', 'videoUrl'])
    .select(['appointments.createdAt as bookedAt', 'confirmedAt', 'appointments.cancelledAt'])
    .where('state', '!=', 'held')
    .$narrowType<{ state: Exclude<AppointmentState, 'held'> }>()
    .where((eb) =>
      eb.or([
        eb.and([eb('appointments.orderId', 'is not', null), ownOrders(person)]),
        eb.and([
          eb('appointments.orderId', 'is', null),
          eb.or([eb('appointments.userId', '=', person.id), eb('appointments.email', '=', person.email)]),
        ]),
      ]),
    )
    .orderBy('appointments.id')
    .execute()
}
