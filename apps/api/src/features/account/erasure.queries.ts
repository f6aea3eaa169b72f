/** Erases a customer from the tables. Other rows that reference the account are deleted by cascade. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { boughtBy, type Person } from './person.queries.ts'

/** Before the account is locked: a job that processes such a request locks it first and the account after. */
export async function forgetRequests(tx: Tx, email: string) {
  await tx.deleteFrom('accountRequests').where('email', '=', email).execute()
}

/** Blocks sign-ins, orders and messages of this account; undefined if the password has changed meanwhile. */
export function lock(tx: Tx, { id, passwordHash }: { id: number; passwordHash: string }) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()
}

/** An account that a restore brought back: created before its erasure, so no newer account with the same id. */
export function accountErasedAt(db: Db, { userId, erasedAt }: { userId: number; erasedAt: string }) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'passwordHash'])
    .where('id', '=', userId)
    .where('createdAt', '<=', sql<Date>`${erasedAt}::timestamptz`)
    .executeTakeFirst()
}

/** Until the end of the transaction the orders cannot be paid, changed or delivered. */
export function lockOrders(tx: Tx, person: Person) {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'paymentState', 'attention', 'withdrawalRequestedAt', 'cancelledAt'])
    .where(boughtBy(person))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The row of a sale to her before she had this account. */
export async function forgetWalkIns(tx: Tx, userId: number) {
  await tx.deleteFrom('customers').where('userId', '=', userId).execute()
}

/** An order that belongs to no account, with what decides whether it is finished. */
export function lockOrder(tx: Tx, id: number) {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'paymentState', 'attention', 'withdrawalRequestedAt'])
    .select(['userId', 'erasedAt', 'stockState', 'checkoutId', 'cancelledAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** An order that a restore brought back with its customer. */
export async function orderErasedAt(db: Db, { orderId, erasedAt }: { orderId: number; erasedAt: string }) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('userId', 'is', null)
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`created_at <= ${erasedAt}::timestamptz`)
    .executeTakeFirst()
  return order?.id
}

/** What a guest's checkout has sent, for a day. */
export async function forgetAttempts(tx: Tx, guestKey: string) {
  await tx.deleteFrom('idempotencyKeys').where('guestKey', '=', guestKey).execute()
}

export async function ordersWithOpenRefund(tx: Tx, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('refunds')
    .select('orderId')
    .where('orderId', '=', anyOf(orderIds))
    .where('status', '=', 'pending')
    .execute()
  return new Set(rows.map(({ orderId }) => orderId))
}

export async function openTickets(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('tickets')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '<>', 'closed')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Keeps what the law requires. A hold ends now, even one without expiry because the atelier works on the order; the
 * next expiry run cancels the payment and releases the units.
 */
export async function eraseOrders(tx: Tx, orderIds: readonly number[]) {
  await tx
    .updateTable('orders')
    .set({
      customerEmail: null,
      customerPhone: null,
      notes: null,
      pickupName: null,
      pickedUpBy: null,
      erasedAt: sql`coalesce(erased_at, now())`,
      cancelReason: null,
      retentionReason: null,
      withdrawalReason: null,
      discountReason: null,
      cardBrand: null,
      cardLastDigits: null,
      cardInstallments: null,
      holdExpiresAt: sql`case when stock_state = 'reserved' then least(hold_expires_at, now()) else hold_expires_at end`,
    })
    .where('id', '=', anyOf(orderIds))
    .execute()
  await tx
    .updateTable('orderCharges')
    .set({ cardBrand: null, cardLastDigits: null, cardInstallments: null })
    .where('orderId', '=', anyOf(orderIds))
    .execute()
  await tx
    .updateTable('orderItems')
    .set({ priceReason: null })
    .where('orderId', '=', anyOf(orderIds))
    .where('priceReason', 'is not', null)
    .execute()
  await tx
    .updateTable('orderCompensations')
    .set({ note: null })
    .where('orderId', '=', anyOf(orderIds))
    .execute()
  // Kept to sew the dress, and no part of the legal record.
  await tx
    .updateTable('orderItemMeasures')
    .set({ copy: null, versionId: null, unlockReason: null })
    .where('orderItemId', 'in', (eb) =>
      eb.selectFrom('orderItems').select('id').where('orderId', '=', anyOf(orderIds)),
    )
    .execute()
  // That there was a fitting, and when, stays.
  await tx
    .updateTable('fittingRecords')
    .set({ points: '[]', replyText: null, measurementVersionId: null, erasedAt: sql`now()` })
    .where('erasedAt', 'is', null)
    .where('orderItemId', 'in', (eb) =>
      eb.selectFrom('orderItems').select('id').where('orderId', '=', anyOf(orderIds)),
    )
    .execute()
  // Of orders that were placed without the account.
  await tx.deleteFrom('measurementSheets').where('orderId', '=', anyOf(orderIds)).execute()
  await tx.deleteFrom('orderLinks').where('orderId', '=', anyOf(orderIds)).execute()
  // Free text by the admin, which may name the customer; no part of the legal record.
  await tx.updateTable('refunds').set({ reason: null }).where('orderId', '=', anyOf(orderIds)).execute()
  await tx.deleteFrom('orderNotes').where('orderId', '=', anyOf(orderIds)).execute()
  // Proposals that came to nothing. What she accepted is what she was charged for: the
  // atelier's text about the dress, a part of the legal record like the names of the items.
  await tx
    .deleteFrom('orderExtras')
    .where('orderId', '=', anyOf(orderIds))
    .where('acceptedAt', 'is', null)
    .execute()
  // They lead to the address at the carrier. Carrier, day and fiscal document belong to the legal record.
  await tx
    .updateTable('shipments')
    .set({ trackingCode: null, trackingUrl: null })
    .where('orderId', '=', anyOf(orderIds))
    .execute()
}

/**
 * Orders of erased customers: an unpaid order is no legal record, and a paid one is stored for `years`. While units are
 * held a payment may still arrive, and then the order must be delivered.
 */
export async function forgetCustomersOfOrders(db: Db, { name, years }: { name: string; years: number }) {
  await db
    .updateTable('orders')
    .set({
      customerName: name,
      customerCpf: null,
      weddingOn: null,
      shippingAddress: '',
      shippingNumber: null,
      shippingNeighborhood: null,
      shippingComplement: null,
      shippingCity: '',
      shippingZipCode: '',
    })
    .where('erasedAt', 'is not', null)
    .where('shippingAddress', '<>', '')
    .where(
      sql<boolean>`case when paid_at is null then stock_state <> 'reserved'
        else paid_at < now() - ${years} * interval '1 year' end`,
    )
    .execute()
  // The fiscal document names the customer.
  await sql`update shipments set fiscal_key = null from orders
    where orders.id = order_id and fiscal_key is not null and erased_at is not null and shipping_address = ''`.execute(
    db,
  )
}

export async function attachmentKeys(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('attachments')
    .innerJoin('tickets', 'tickets.id', 'attachments.ticketId')
    .select('storageKey')
    .where('tickets.userId', '=', userId)
    .execute()
  return rows.map(({ storageKey }) => storageKey)
}

/** The reviews stay without a name; their photos show her. Returns the files to remove. */
export async function takeReviewPhotos(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('reviewPhotos')
    .using('reviews')
    .whereRef('reviews.id', '=', 'reviewPhotos.reviewId')
    .where('reviews.userId', '=', userId)
    .returning('storageKey')
    .execute()
  return rows.map(({ storageKey }) => storageKey)
}

/** Photos of what was sewn for her, some of them with her in it. Returns the files to remove. */
export async function takeItemPhotos(tx: Tx, orderIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('itemPhotos')
    .using('orderItems')
    .whereRef('orderItems.id', '=', 'orderItemId')
    .where('orderId', '=', anyOf(orderIds))
    .returning('storageKey')
    .execute()
  return rows.map(({ storageKey }) => storageKey)
}

/** Emails to the customer, emails with the customer as reply-to, and emails about the customer's tickets. */
export async function forgetEmails(tx: Tx, { id, email }: Person, ticketEmailKind: string) {
  await tx.deleteFrom('mails').where('recipient', '=', email).execute()
  await tx.deleteFrom('mails').where('replyTo', '=', email).execute()
  await tx
    .deleteFrom('mails')
    .where('kind', '=', ticketEmailKind)
    .where('objectId', 'in', (eb) =>
      eb
        .selectFrom('ticketMessages')
        .innerJoin('tickets', 'tickets.id', 'ticketMessages.ticketId')
        .select(sql<string>`ticket_messages.id::text`.as('id'))
        .where('tickets.userId', '=', id),
    )
    .execute()
}

/**
 * Emails about these orders to another address than the account's, and notices of them to the atelier. That address may
 * belong to another customer, so its other emails stay. Must run before the address is erased from the orders.
 */
export async function forgetOrderEmails(tx: Tx, orderIds: readonly number[]) {
  await sql`delete from mails using orders
    where orders.id = any(${orderIds}::bigint[]) and recipient = customer_email and case
      when kind = 'order.refunded' then object_id in (select refunds.id::text from refunds where order_id = orders.id)
      when kind ~ '^charge[.]' then split_part(object_id, '-', 1) in (
        select charges.id::text from order_charges as charges where order_id = orders.id)
      when kind ~ '^extra[.]' then split_part(object_id, '-', 1) in (
        select extras.id::text from order_extras as extras where order_id = orders.id)
      else kind ~ '^(order|withdrawal|charges[.])' and split_part(object_id, '-', 1) = orders.id::text
    end`.execute(tx)
  await sql`delete from mails using orders
    where orders.id = any(${orderIds}::bigint[]) and reply_to = customer_email
      and kind in ('withdrawal.notice', 'order.measures-late')
      and split_part(object_id, '-', 1) = orders.id::text`.execute(tx)
}

export async function forgetAddress(tx: Tx, email: string) {
  await tx.deleteFrom('contactMessages').where('email', '=', email).execute()
  await tx.deleteFrom('newsletterSubscribers').where('email', '=', email).execute()
  await tx.deleteFrom('stockNotices').where('email', '=', email).execute()
}

export async function deleteUser(tx: Tx, id: number) {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::bigint[])`
}
