/** The payment columns of an order. Its row is the lock of everything that happens to its money. */
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Orders, ReconciliationBreaks } from '../../db/tables.gen.ts'

const columns = [
  'id',
  'number',
  'customerEmail',
  'status',
  'paymentState',
  'paymentMethod',
  'stockState',
  'totalCents',
  'refundedCents',
  'paymentIntentId',
  'paymentAttempt',
  'amountRevision',
  'holdExpiresAt',
  'attention',
  'recordedBy',
  'paidAt',
  'createdAt',
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

export async function orderIdOfPayment(db: Db, paymentIntentId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('paymentIntentId', '=', paymentIntentId)
    .executeTakeFirst()
  return row?.id
}

/** Undefined unless the order has a payment that nobody has made yet. */
export function openPayment(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .select((eb) => [eb.ref('paymentIntentId').$notNull().as('paymentIntentId'), 'paymentState'])
    .where('id', '=', id)
    .where('paymentState', 'in', ['awaiting', 'declined'])
    .where('paymentIntentId', 'is not', null)
    .executeTakeFirst()
}

interface Page {
  /** The last id of the page before. */
  after: number
  limit: number
}

/** Payments that may have been made without anybody having told us. */
export function openPayments(
  db: Db,
  { after, limit, olderThanMinutes }: Page & { olderThanMinutes: number },
) {
  return db
    .selectFrom('orders')
    .select((eb) => ['id', eb.ref('paymentIntentId').$notNull().as('paymentIntentId')])
    .where('paymentState', 'in', ['awaiting', 'declined'])
    .where('paymentIntentId', 'is not', null)
    .where('attention', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - ${olderThanMinutes} * interval '1 minute'`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Held beyond their hour. One that a person has to look at keeps its pieces until then. */
export function overdue(db: Db, { after, limit }: Page) {
  return db
    .selectFrom('orders')
    .select(['id', 'paymentIntentId'])
    .where('stockState', '=', 'reserved')
    .where('paymentState', 'in', ['awaiting', 'declined'])
    .where('holdExpiresAt', '<=', sql<Date>`now()`)
    .where('attention', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What our books say of an order's money. */
export function books(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'paymentIntentId', 'paymentState', 'totalCents', 'refundedCents', 'attention'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Paid through the provider, not in the atelier. */
export function paidSince(db: Db, moment: Date, { after, limit }: Page) {
  return db
    .selectFrom('orders')
    .select(['id', 'paymentIntentId'])
    .where('paymentState', 'in', ['paid', 'refunded'])
    .where('paidAt', '>=', moment)
    .where('recordedBy', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function update(tx: Tx, id: number, values: Updateable<Orders>): Promise<void> {
  await tx.updateTable('orders').set(values).where('id', '=', id).execute()
}

export async function markPaid(tx: Tx, id: number, values: Updateable<Orders>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...values, paymentState: 'paid', paidAt: sql`now()`, holdExpiresAt: null })
    .where('id', '=', id)
    .execute()
}

/** The same break is found again and again; it is one until somebody resolves it. */
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

export async function refundedCents(tx: Tx, id: number): Promise<number> {
  const { refundedCents } = await tx
    .selectFrom('orders')
    .select('refundedCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return refundedCents
}
