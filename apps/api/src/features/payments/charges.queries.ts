/** The charges of an order. Locking the order's row serialises all changes to them. */
import { type Insertable, sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { DB, OrderAgreements, OrderCharges } from '../../db/tables.gen.ts'
import type { Page } from './payments.queries.ts'

export type Charge = NonNullable<Awaited<ReturnType<typeof find>>>

type ChargeChange = UpdateObject<DB, 'orderCharges'>

function charges(db: Db) {
  return db
    .selectFrom('orderCharges')
    .select(['orderCharges.id', 'orderId', 'position', 'kind', 'amountCents', 'dueOn', 'description'])
    .select(['orderCharges.paymentIntentId', 'orderCharges.paymentAttempt', 'orderCharges.amountRevision'])
    .select(['orderCharges.paidAt', 'orderCharges.cancelledAt', 'recordRequestId'])
    .select(['orderCharges.receivedCents', 'orderCharges.refundedCents', 'orderCharges.chargedBackCents'])
}

export function find(db: Db, id: number) {
  return charges(db).where('orderCharges.id', '=', id).executeTakeFirst()
}

/** The charge that every order begins with. */
export function first(db: Db, orderId: number) {
  return charges(db).where('orderId', '=', orderId).where('position', '=', 0).executeTakeFirstOrThrow()
}

/** In the order in which they are due; the first charge comes first. */
export function ofOrder(db: Db, orderId: number) {
  return charges(db)
    .where('orderId', '=', orderId)
    .orderBy(sql`position > 0`)
    .orderBy('dueOn')
    .orderBy('position')
    .execute()
}

/** Paid in part as long as a charge that is not cancelled is not paid. */
export async function receivedState(tx: Tx, orderId: number): Promise<'paid' | 'partly_paid'> {
  const open = await tx
    .selectFrom('orderCharges')
    .select('id')
    .where('orderId', '=', orderId)
    .where('paidAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open === undefined ? 'paid' : 'partly_paid'
}

export function ofPayment(db: Db, paymentIntentId: string) {
  return charges(db).where('orderCharges.paymentIntentId', '=', paymentIntentId).executeTakeFirst()
}

export async function update(tx: Tx, id: number, values: ChargeChange): Promise<void> {
  await tx.updateTable('orderCharges').set(values).where('id', '=', id).execute()
}

export async function markPaid(tx: Tx, id: number, values: ChargeChange): Promise<void> {
  await update(tx, id, { paidAt: sql`now()`, receivedCents: null, ...values })
}

/** The first charge while nothing is received, the others afterwards. */
const isPayable = sql<boolean>`case when position = 0 then payment_state in ('awaiting', 'declined')
  else has_received_money(payment_state) end`

/** The payments of an order that were begun and may still be made. */
export function openPaymentsOf(db: Db, orderId: number) {
  return charges(db)
    .innerJoin('orders', 'orders.id', 'orderCharges.orderId')
    .select((eb) => eb.ref('orderCharges.paymentIntentId').$notNull().as('paymentIntentId'))
    .select('paymentState')
    .where('orderId', '=', orderId)
    .where('orderCharges.paidAt', 'is', null)
    .where('orderCharges.cancelledAt', 'is', null)
    .where('orderCharges.paymentIntentId', 'is not', null)
    .where(isPayable)
    .execute()
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
    .where(isPayable)
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

type NewCharge = Pick<Insertable<OrderCharges>, 'kind' | 'amountCents' | 'dueOn'>

/** The first charge keeps its row: its payment was cancelled, but its attempts go on counting. */
export async function replaceUnpaid(tx: Tx, orderId: number, wanted: readonly NewCharge[]): Promise<void> {
  const [begin, ...others] = wanted
  if (begin === undefined) return
  await tx.deleteFrom('orderCharges').where('orderId', '=', orderId).where('position', '>', 0).execute()
  await tx
    .updateTable('orderCharges')
    .set(begin)
    .where('orderId', '=', orderId)
    .where('position', '=', 0)
    .execute()
  if (others.length > 0) await insert(tx, orderId, others, 1)
}

export async function insert(
  tx: Tx,
  orderId: number,
  added: readonly (NewCharge & { description?: string })[],
  firstPosition: number,
): Promise<number[]> {
  const rows = await tx
    .insertInto('orderCharges')
    .values(added.map((charge, at) => ({ ...charge, orderId, position: firstPosition + at })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function storeAgreement(tx: Tx, agreement: Insertable<OrderAgreements>): Promise<void> {
  await tx.insertInto('orderAgreements').values(agreement).execute()
}

/** The plan as it was agreed last, word for word. */
export async function agreedPlan(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('orderAgreements')
    .select('body')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'plan')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.body
}

/** The newest position; a charge that is added comes after it. */
export async function lastPosition(tx: Tx, orderId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('orderCharges')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return last
}
