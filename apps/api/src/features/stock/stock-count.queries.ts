import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { StockMode } from '../../db/tables.gen.ts'

/** Locked against every other change of its stock. */
export function lock(tx: Tx, productId: number) {
  return tx
    .selectFrom('products')
    .select(['id', 'version', 'stockMode', 'stockAvailable', 'stockReserved', 'sizes', 'colors'])
    .where('id', '=', productId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lock>>>

export interface Variant {
  id: number
  size: string
  color: string
  stockAvailable: number
  stockReserved: number
}

export function variants(tx: Tx, productId: number): Promise<Variant[]> {
  return tx
    .selectFrom('productVariants')
    .select(['id', 'size', 'color', 'stockAvailable', 'stockReserved'])
    .where('productId', '=', productId)
    .orderBy('id')
    .execute()
}

export interface HeldLine {
  orderId: number
  size: string
  color: string
  quantity: number
}

/** What unpaid orders hold. Nothing is held or released while the product is locked. */
export async function heldLines(tx: Tx, productId: number): Promise<HeldLine[]> {
  const { rows } = await sql<HeldLine>`
    select order_id, size, color, sum(quantity) as quantity
    from order_items join orders on orders.id = order_id
    where product_id = ${productId} and stock_state = 'reserved' and offer = 'ready'
    group by order_id, size, color order by order_id, size, color`.execute(tx)
  return rows
}

export async function setMode(tx: Tx, productId: number, stockMode: StockMode) {
  await tx.updateTable('products').set({ stockMode }).where('id', '=', productId).execute()
}

/** The counters of a product that begins to count its units together. */
export async function setPooled(
  tx: Tx,
  productId: number,
  counters: { stockAvailable: number; stockReserved: number },
) {
  await tx.updateTable('products').set(counters).where('id', '=', productId).execute()
}

interface NewVariant extends Omit<Variant, 'id'> {
  productId: number
}

export function insertVariants(tx: Tx, values: readonly NewVariant[]): Promise<Variant[]> {
  return tx
    .insertInto('productVariants')
    .values(values)
    .returning(['id', 'size', 'color', 'stockAvailable', 'stockReserved'])
    .execute()
}

export async function removeVariants(tx: Tx, ids: readonly number[]) {
  await tx.deleteFrom('productVariants').where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}
