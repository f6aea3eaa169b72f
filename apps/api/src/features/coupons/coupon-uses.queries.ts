import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { CouponUses } from '../../db/tables.gen.ts'

export async function personSecret(db: Db): Promise<Buffer> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'coupon_person_key')
    .executeTakeFirstOrThrow()
  return value
}

/** Of an order that the caller has locked. */
export async function heldBy(tx: Tx, orderId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('couponUses')
    .select('couponId')
    .where('orderId', '=', orderId)
    .where('releasedAt', 'is', null)
    .executeTakeFirst()
  return row?.couponId
}

/** By id, so that two orders that exchange their coupons do not wait for each other. */
export function lock(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('coupons')
    .select(['id', 'version', 'uses', 'maxUses', 'maxPerPerson'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

interface Person {
  couponId: number
  personKeys: Buffer[]
  exceptOrderId: number
}

export async function countOf(tx: Tx, { couponId, personKeys, exceptOrderId }: Person): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select count(*) as uses from coupon_uses
    where coupon_id = ${couponId} and order_id <> ${exceptOrderId} and released_at is null
      and person_keys && ${personKeys}::bytea[]`.execute(tx)
  return rows[0]?.uses ?? 0
}

/** One row an order: another coupon replaces the one before. */
export async function save(tx: Tx, use: Insertable<CouponUses>): Promise<void> {
  const { couponId, personKeys, amountCents } = use
  await tx
    .insertInto('couponUses')
    .values(use)
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ couponId, personKeys, amountCents, releasedAt: null }),
    )
    .execute()
}

export async function remove(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('couponUses').where('orderId', '=', orderId).execute()
}
