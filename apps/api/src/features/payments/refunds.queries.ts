import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Refunds } from '../../db/tables.gen.ts'

export type RefundRow = NonNullable<Awaited<ReturnType<typeof lock>>>

/** Undefined when a refund of another order has this request id. */
export function insert(tx: Tx, refund: Insertable<Refunds>) {
  return tx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findByRequest(tx: Tx, requestId: string) {
  return tx.selectFrom('refunds').selectAll().where('requestId', '=', requestId).executeTakeFirst()
}

/** A refund with the others of its request, each of another charge. */
export function ofRequest(tx: Tx, { id, followsId }: Pick<RefundRow, 'id' | 'followsId'>) {
  const first = followsId ?? id
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', first), eb('followsId', '=', first)]))
    .orderBy('id')
    .execute()
}

/** With the payment to refund from; null for a charge that was paid in the atelier. */
export function find(db: Db, id: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('orderCharges', 'orderCharges.id', 'refunds.chargeId')
    .select(['refunds.id', 'refunds.orderId', 'refunds.requestId', 'refunds.providerRefundId'])
    .select(['refunds.amountCents', 'refunds.status', 'refunds.attempt', 'orderCharges.paymentIntentId'])
    .select(['refunds.byHand'])
    .select(
      sql<boolean>`refunds.created_at < (select created_at from installation)`.as('precedesInstallationId'),
    )
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

export function lock(tx: Tx, id: number) {
  return tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function ofOrder(db: Db, orderId: number) {
  return db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('id').execute()
}

/** The amount of pending and succeeded refunds of a charge. */
export async function promisedCents(tx: Tx, chargeId: number): Promise<number> {
  const { cents } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountCents'), sql<number>`0`).as('cents'))
    .where('chargeId', '=', chargeId)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return cents
}

export async function update(tx: Tx, id: number, values: Updateable<Refunds>): Promise<void> {
  await tx.updateTable('refunds').set(values).where('id', '=', id).execute()
}

export async function nextAttempt(db: Db, { id, attempt }: { id: number; attempt: number }): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ attempt: attempt + 1 })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Whether one of the last request's refunds failed: its money is still here. */
export async function isLastFailed(tx: Tx, orderId: number): Promise<boolean> {
  const last = await tx
    .selectFrom('refunds')
    .select(['id', 'followsId'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && (await ofRequest(tx, last)).some(({ status }) => status === 'failed')
}

/** Pending for too long: their job may have died, or the provider has not reported a result yet. */
export function stuck(db: Db, minutes: number) {
  return db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pending')
    .where('createdAt', '<', sql<Date>`now() - ${minutes} * interval '1 minute'`)
    .orderBy('createdAt')
    .limit(200)
    .execute()
}
