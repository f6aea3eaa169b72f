/** The payment columns of an order. Locking its row serialises all changes to its payment. */
import { type Insertable, sql, type Updateable, type UpdateObject } from 'kysely'
import { type Buyer, isOrderOf } from '../../db/buyer.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { DB, Orders, ReconciliationBreaks } from '../../db/tables.gen.ts'

const columns = [
  'id',
  'number',
  'customerEmail',
  'status',
  'paymentState',
  'stockState',
  'totalCents',
  'holdExpiresAt',
  'attention',
  'cancelledAt',
  'paidAt',
  'createdAt',
  'customerName',
  'customerPhone',
  'shippingAddress',
  'shippingComplement',
  'shippingCity',
  'shippingState',
  'shippingZipCode',
  'fulfilment',
  'promisedFrom',
  'promisedTo',
] as const

export type PaymentOrder = NonNullable<Awaited<ReturnType<typeof lock>>>

export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('orders')
    .select([...columns, sql<Date>`now()`.as('now')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What a browser needs to pay, except the client secret; undefined while the order has no payment. */
export function intentOf(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .innerJoin('orderCharges', 'orderCharges.orderId', 'orders.id')
    .select((eb) => eb.ref('orderCharges.paymentIntentId').$notNull().as('paymentIntentId'))
    .select(['amountCents', 'holdExpiresAt'])
    .where('orders.id', '=', id)
    .where('position', '=', 0)
    .where('orderCharges.paymentIntentId', 'is not', null)
    .executeTakeFirst()
}

export async function installationId(db: Db): Promise<string> {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  return id
}

export interface Page {
  /** The last id of the previous page. */
  after: number
  limit: number
}

/** Orders whose hold has ended. One that needs attention keeps its units until an admin has checked it. */
export function overdue(db: Db, { after, limit }: Page) {
  return overdueOrders(db).where('orders.id', '>', after).limit(limit).execute()
}

/** Those of one buyer, created at least this long ago. */
export function overdueOf(db: Db, buyer: Buyer, olderThanMs: number) {
  return overdueOrders(db)
    .where(isOrderOf(buyer))
    .where('createdAt', '<=', sql<Date>`now() - ${olderThanMs} * interval '1 millisecond'`)
    .execute()
}

function overdueOrders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('orderCharges', (join) =>
      join.onRef('orderCharges.orderId', '=', 'orders.id').on('position', '=', 0),
    )
    .select(['orders.id', 'orderCharges.paymentIntentId'])
    .where('stockState', '=', 'reserved')
    .where('paymentState', 'in', ['awaiting', 'declined'])
    .where('holdExpiresAt', '<=', sql<Date>`now()`)
    .where('attention', 'is', null)
    .orderBy('orders.id')
}

export async function endHoldsOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ holdExpiresAt: sql`now()` })
    .where('userId', '=', userId)
    .where('stockState', '=', 'reserved')
    .where('holdExpiresAt', '>', sql<Date>`now()`)
    .execute()
}

/** The stored payment data of an order. */
export function books(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'paymentState', 'paidAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function update(tx: Tx, id: number, values: Updateable<Orders>): Promise<void> {
  await tx.updateTable('orders').set(values).where('id', '=', id).execute()
}

export async function markPaid(tx: Tx, id: number, values: UpdateObject<DB, 'orders'>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ paymentState: 'paid', paidAt: sql`now()`, holdExpiresAt: null, ...values })
    .where('id', '=', id)
    .execute()
}

export async function markCancelled(tx: Tx, id: number, values: Updateable<Orders>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...values, cancelledAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** The same break is found repeatedly; it is stored once until it is resolved. */
export async function insertBreak(tx: Tx, found: Insertable<ReconciliationBreaks>): Promise<boolean> {
  const inserted = await tx
    .insertInto('reconciliationBreaks')
    .values(found)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function resolveBreaks(
  tx: Tx,
  orderId: number,
  kind: Insertable<ReconciliationBreaks>['kind'],
): Promise<void> {
  await tx
    .updateTable('reconciliationBreaks')
    .set({ resolvedAt: sql`now()` })
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('resolvedAt', 'is', null)
    .execute()
}

/** Resolved by an admin: these breaks are not reported again. */
export async function resolveBreaksBy(tx: Tx, orderId: number, resolvedBy: number): Promise<void> {
  await tx
    .updateTable('reconciliationBreaks')
    .set({ resolvedAt: sql`now()`, resolvedBy })
    .where('orderId', '=', orderId)
    .where('resolvedAt', 'is', null)
    .execute()
}

export async function isAcknowledged(
  tx: Tx,
  {
    kind,
    orderId,
    paymentIntentId,
  }: Pick<Insertable<ReconciliationBreaks>, 'kind' | 'orderId' | 'paymentIntentId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('reconciliationBreaks')
    .select('id')
    .where('kind', '=', kind)
    .where('orderId', 'is not distinct from', orderId ?? null)
    .where('paymentIntentId', 'is not distinct from', paymentIntentId ?? null)
    .where('resolvedBy', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Amounts returned: refunded by the shop, and charged back by banks. */
export function returnedCents(tx: Tx, id: number) {
  return tx
    .selectFrom('orders')
    .select(['refundedCents', 'chargedBackCents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Whether the work on one of its items has a fitting. */
export async function isFitted(db: Db, orderId: number): Promise<boolean> {
  const stage = await db
    .selectFrom('itemStages')
    .innerJoin('productionStages', 'productionStages.id', 'stageId')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .select('stageId')
    .where('orderId', '=', orderId)
    .where('productionStages.kind', '=', 'fitting')
    .limit(1)
    .executeTakeFirst()
  return stage !== undefined
}
