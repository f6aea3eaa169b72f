import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { PaymentCases } from '../../db/tables.gen.ts'

export type CaseKind = Insertable<PaymentCases>['kind']
export type CaseOutcome = NonNullable<Insertable<PaymentCases>['outcome']>

export function find(tx: Tx, providerCaseId: string) {
  return tx
    .selectFrom('paymentCases')
    .selectAll()
    .where('providerCaseId', '=', providerCaseId)
    .executeTakeFirst()
}

/** Written under the order's lock; the same case is written again on every update. */
export function write(tx: Tx, found: Insertable<PaymentCases>) {
  const { outcome = null, amountCents = null, dueBy = null } = found
  return tx
    .insertInto('paymentCases')
    .values(found)
    .onConflict((conflict) => conflict.column('providerCaseId').doUpdateSet({ outcome, amountCents, dueBy }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The kind of the most serious open case; kinds are declared in that order. */
export async function openKind(tx: Tx, orderId: number): Promise<CaseKind | null> {
  const row = await tx
    .selectFrom('paymentCases')
    .select('kind')
    .where('orderId', '=', orderId)
    .where('outcome', 'is', null)
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst()
  return row?.kind ?? null
}

export async function hasDispute(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('paymentCases')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'dispute')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function acknowledge(tx: Tx, orderId: number, kind: CaseKind): Promise<void> {
  await tx
    .updateTable('paymentCases')
    .set({ outcome: 'acknowledged' })
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('outcome', 'is', null)
    .execute()
}

interface Page {
  after: number
  limit: number
}

/** Open cases with their payment. */
export function open(db: Db, { after, limit }: Page) {
  return db
    .selectFrom('paymentCases')
    .innerJoin('orderCharges', 'orderCharges.id', 'paymentCases.chargeId')
    .select((eb) => [
      'paymentCases.id',
      'paymentCases.kind',
      'providerCaseId',
      eb.ref('paymentIntentId').$notNull().as('paymentIntentId'),
    ])
    .where('outcome', 'is', null)
    .where('paymentIntentId', 'is not', null)
    .where('paymentCases.id', '>', after)
    .orderBy('paymentCases.id')
    .limit(limit)
    .execute()
}

/** Orders flagged with a dispute but without a stored case: from before cases were stored. */
export function disputedWithoutCase(db: Db, { after, limit }: Page) {
  return db
    .selectFrom('orders')
    .innerJoin('orderCharges', 'orderCharges.orderId', 'orders.id')
    .select((eb) => [
      'orderCharges.id',
      eb.ref('orderCharges.paymentIntentId').$notNull().as('paymentIntentId'),
    ])
    .where('attention', '=', 'dispute')
    .where('orderCharges.paymentIntentId', 'is not', null)
    .where('orderCharges.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentCases')
            .select('paymentCases.id')
            .whereRef('paymentCases.orderId', '=', 'orders.id')
            .where('paymentCases.kind', '=', 'dispute'),
        ),
      ),
    )
    .orderBy('orderCharges.id')
    .limit(limit)
    .execute()
}
