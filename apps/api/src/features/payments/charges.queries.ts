/** The charges of an order. Locking the order's row serialises all changes to them. */
import { sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { DB } from '../../db/tables.gen.ts'
import type { Page } from './payments.queries.ts'

export type Charge = NonNullable<Awaited<ReturnType<typeof find>>>

type ChargeChange = UpdateObject<DB, 'orderCharges'>

function charges(db: Db) {
  return db
    .selectFrom('orderCharges')
    .select(['id', 'orderId', 'position', 'amountCents', 'paymentIntentId', 'paymentAttempt'])
    .select(['amountRevision', 'paidAt', 'receivedCents', 'refundedCents', 'chargedBackCents'])
}

export function find(db: Db, id: number) {
  return charges(db).where('id', '=', id).executeTakeFirst()
}

/** The charge that every order begins with. */
export function first(db: Db, orderId: number) {
  return charges(db).where('orderId', '=', orderId).where('position', '=', 0).executeTakeFirstOrThrow()
}

export function ofPayment(db: Db, paymentIntentId: string) {
  return charges(db).where('paymentIntentId', '=', paymentIntentId).executeTakeFirst()
}

export async function update(tx: Tx, id: number, values: ChargeChange): Promise<void> {
  await tx.updateTable('orderCharges').set(values).where('id', '=', id).execute()
}

export async function markPaid(tx: Tx, id: number, values: ChargeChange): Promise<void> {
  await update(tx, id, { ...values, paidAt: sql`now()`, receivedCents: null })
}

/** Payments that may have succeeded without an event reaching us. */
export function openPayments(
  db: Db,
  { after, limit, olderThanMinutes }: Page & { olderThanMinutes: number },
) {
  return db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderCharges.orderId')
    .select((eb) => [
      'orderCharges.id',
      'orderCharges.orderId',
      eb.ref('orderCharges.paymentIntentId').$notNull().as('paymentIntentId'),
    ])
    .where('orderCharges.paidAt', 'is', null)
    .where('orderCharges.cancelledAt', 'is', null)
    .where('orderCharges.paymentIntentId', 'is not', null)
    .where('paymentState', 'in', ['awaiting', 'declined'])
    .where('attention', 'is', null)
    .where('orders.createdAt', '<', sql<Date>`now() - ${olderThanMinutes} * interval '1 minute'`)
    .where('orderCharges.id', '>', after)
    .orderBy('orderCharges.id')
    .limit(limit)
    .execute()
}

/** Paid through the provider, not in the atelier. */
export function paidSince(db: Db, moment: Date, { after, limit }: Page) {
  return db
    .selectFrom('orderCharges')
    .select(['id', 'orderId', 'paymentIntentId'])
    .where('paidAt', '>=', moment)
    .where('recordedBy', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The amount charged back by banks, at most what the charge received; the order has the sum of its charges. */
export async function countChargedBack(
  tx: Tx,
  { id, orderId }: Pick<Charge, 'id' | 'orderId'>,
): Promise<void> {
  await sql`update order_charges set charged_back_cents = least(coalesce(received_cents, amount_cents), (
      select coalesce(sum(amount_cents), 0) from payment_cases where charge_id = order_charges.id and outcome = 'lost'))
    where id = ${id}`.execute(tx)
  await sql`update orders set charged_back_cents = (
      select sum(charged_back_cents) from order_charges where order_id = orders.id)
    where id = ${orderId}`.execute(tx)
}
