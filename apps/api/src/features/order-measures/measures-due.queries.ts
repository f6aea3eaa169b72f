import { receivedMoneyStates } from '@shop/contract/payment-state'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export async function hasMadeToMeasure(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orderItems')
    .select('id')
    .where('orderId', '=', orderId)
    .where('offer', '=', 'made_to_measure')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Of every made-to-measure line of the order; a day that is set already stays. */
export async function setDue(tx: Tx, orderId: number, dueOn: string): Promise<void> {
  await sql`insert into order_item_measures (order_item_id, due_on)
    select id, ${dueOn}::date from order_items where order_id = ${orderId} and offer = 'made_to_measure'
    on conflict (order_item_id) do update
    set due_on = coalesce(order_item_measures.due_on, excluded.due_on)`.execute(tx)
}

export async function clearDue(tx: Tx, orderId: number): Promise<void> {
  await sql`update order_item_measures set due_on = null from order_items
    where order_items.id = order_item_id and order_id = ${orderId} and locked_at is null`.execute(tx)
}

/** Lines of paid orders without a lock, with the names of the measures that were sent. */
export function waiting(db: Db) {
  return db
    .selectFrom('orderItemMeasures')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .leftJoin('measurementVersions', 'measurementVersions.id', 'versionId')
    .select(['orderId', 'orderItemId as itemId', 'remindedOn'])
    .select(sql<string>`due_on`.as('dueOn'))
    .select(sql<string[] | null>`(select array_agg(name) from jsonb_object_keys(values) as name)`.as('given'))
    .where('dueOn', 'is not', null)
    .where('lockedAt', 'is', null)
    .where('paymentState', 'in', receivedMoneyStates)
    .where('cancelledAt', 'is', null)
    .where('orders.status', '<>', 'delivered')
    .orderBy('orderId')
    .orderBy('orderItemId')
    .execute()
}

export async function markReminded(tx: Tx, itemIds: readonly number[], day: string): Promise<void> {
  await tx
    .updateTable('orderItemMeasures')
    .set({ remindedOn: day })
    .where('orderItemId', '=', sql<number>`any(${itemIds}::bigint[])`)
    .execute()
}
