import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** For each item of an order: the units that can return to stock, those returned, and reserved by pending refunds. */
export async function quantities(tx: Tx, orderId: number) {
  const { rows } = await sql<{ itemId: number; quantity: number; returned: number; promised: number }>`
    select order_items.id as item_id, case when offer = 'ready' and product_id is not null
        then order_items.quantity else 0 end as quantity,
      returned_quantity as returned,
      coalesce(sum(refund_items.quantity) filter (where refunds.status = 'pending'), 0) as promised
    from order_items
    left join refund_items on order_item_id = order_items.id
    left join refunds on refunds.id = refund_id
    where order_items.order_id = ${orderId}
    group by order_items.id order by order_items.id`.execute(tx)
  return rows
}

export async function insert(
  tx: Tx,
  refundId: number,
  items: readonly { itemId: number; quantity: number }[],
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ itemId, quantity }) => ({ refundId, orderItemId: itemId, quantity }))
  await tx.insertInto('refundItems').values(rows).execute()
}

export function itemsOf(db: Db, refundId: number) {
  return db
    .selectFrom('refundItems')
    .select(['orderItemId as itemId', 'quantity'])
    .where('refundId', '=', refundId)
    .execute()
}

/** In the form that the stock ledger needs. */
export function linesOf(tx: Tx, refundId: number) {
  return tx
    .selectFrom('refundItems')
    .innerJoin('orderItems', 'orderItems.id', 'refundItems.orderItemId')
    .select((eb) => eb.ref('productId').$notNull().as('productId'))
    .select(['size', 'color', 'offer', 'refundItems.quantity'])
    .where('refundId', '=', refundId)
    .where('productId', 'is not', null)
    .orderBy('orderItemId')
    .execute()
}

export async function addReturned(tx: Tx, refundId: number): Promise<void> {
  await sql`update order_items set returned_quantity = returned_quantity + refund_items.quantity
    from refund_items where refund_id = ${refundId} and order_item_id = order_items.id`.execute(tx)
}

/** In the form that the stock ledger needs, without a quantity. */
export function linesOfItems(tx: Tx, itemIds: readonly number[]) {
  return tx
    .selectFrom('orderItems')
    .select((eb) => eb.ref('productId').$notNull().as('productId'))
    .select(['id', 'size', 'color', 'offer'])
    .where('id', '=', sql<number>`any(${itemIds}::bigint[])`)
    .where('productId', 'is not', null)
    .orderBy('id')
    .execute()
}

export async function addReturnedItems(
  tx: Tx,
  items: readonly { itemId: number; quantity: number }[],
): Promise<void> {
  const [ids, quantities] = [items.map(({ itemId }) => itemId), items.map(({ quantity }) => quantity)]
  await sql`update order_items set returned_quantity = returned_quantity + returned.quantity
    from unnest(${ids}::bigint[], ${quantities}::int[]) as returned (item_id, quantity)
    where order_items.id = item_id`.execute(tx)
}

export async function isAllReturned(tx: Tx, orderId: number): Promise<boolean> {
  const out = await tx
    .selectFrom('orderItems')
    .select('id')
    .where('orderId', '=', orderId)
    .where('offer', '=', 'ready')
    .where('productId', 'is not', null)
    .whereRef('returnedQuantity', '<', 'quantity')
    .limit(1)
    .executeTakeFirst()
  return out === undefined
}
