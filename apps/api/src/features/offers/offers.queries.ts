import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { OfferKind } from '../../db/tables.gen.ts'

/** Locked against concurrent changes of its offers, its price and its stock. */
export function lock(tx: Tx, productId: number) {
  return tx
    .selectFrom('products')
    .select(['id', 'version', 'priceCents', 'takeInLimitMm as takeInMm', 'letOutLimitMm as letOutMm'])
    .where('id', '=', productId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function product(db: Db, productId: number) {
  return db
    .selectFrom('products')
    .select(['version', 'takeInLimitMm as takeInMm', 'letOutLimitMm as letOutMm'])
    .where('id', '=', productId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export interface OfferRow {
  kind: OfferKind
  priceChangeCents: number
  isOpen: boolean
  planId: number | null
}

export function offers(db: Db, productId: number): Promise<OfferRow[]> {
  return db
    .selectFrom('productOffers')
    .select(['kind', 'priceChangeCents', 'isOpen', 'planId'])
    .where('productId', '=', productId)
    .orderBy('kind')
    .execute()
}

/** Equal rows are not written: the product keeps its version. */
export async function save(
  tx: Tx,
  productId: number,
  rows: readonly (Omit<OfferRow, 'planId'> & { planId?: number | null })[],
): Promise<void> {
  await tx
    .insertInto('productOffers')
    .values(rows.map((row) => ({ ...row, productId })))
    .onConflict((conflict) =>
      conflict
        .columns(['productId', 'kind'])
        .doUpdateSet({
          priceChangeCents: sql`excluded.price_change_cents`,
          isOpen: sql`excluded.is_open`,
          planId: sql`excluded.plan_id`,
        })
        .where(
          sql<boolean>`(product_offers.price_change_cents, product_offers.is_open, product_offers.plan_id)
            is distinct from (excluded.price_change_cents, excluded.is_open, excluded.plan_id)`,
        ),
    )
    .execute()
}

/** Locked, so that none of them is removed before the offers are saved. */
export async function lockPlans(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('productionPlans')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('retiredAt', 'is', null)
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

export interface Adjustment {
  takeInMm: number
  letOutMm: number
}

/** A change raises the version, as one of the offers does; equal limits are not written. */
export async function saveAdjustment(tx: Tx, productId: number, adjustment: Adjustment): Promise<void> {
  const { takeInMm, letOutMm } = adjustment
  await tx
    .updateTable('products')
    .set({
      takeInLimitMm: takeInMm,
      letOutLimitMm: letOutMm,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', productId)
    .where(sql<boolean>`(take_in_limit_mm, let_out_limit_mm) <> (${takeInMm}::int, ${letOutMm}::int)`)
    .execute()
}
