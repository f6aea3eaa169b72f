import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Whose order it is, locked until the transaction ends: it is not cancelled while a fitting of it is booked. */
export function lockCustomer(tx: Tx, orderId: number) {
  return tx
    .selectFrom('orders')
    .select(['paymentState', 'cancelledAt', 'userId'])
    .select(['customerName as name', 'customerEmail as email', 'customerPhone as phone'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function orderFacts(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['paymentState', 'cancelledAt', 'weddingOn'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Its products, without services, each with the stages of its plan in their order. */
export async function items(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('orderItems')
    .leftJoin('itemStages', 'orderItemId', 'orderItems.id')
    .leftJoin('productionStages', 'productionStages.id', 'stageId')
    .select(['orderItems.id', 'productName', 'productionStages.name', 'kind', 'days'])
    .select(['startedAt', 'finishedAt'])
    .where('orderId', '=', orderId)
    .where('itemKind', '=', 'product')
    .orderBy('orderItems.id')
    .orderBy('itemStages.position')
    .orderBy('stageId')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofItem]) => ({
    id,
    productName: ofItem[0]?.productName ?? '',
    stages: ofItem.flatMap(({ name, kind, days, startedAt, finishedAt }) =>
      name === null || kind === null || days === null ? [] : [{ name, kind, days, startedAt, finishedAt }],
    ),
  }))
}

export async function countOpen(db: Db, orderItemId: number): Promise<number> {
  const { open } = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('orderItemId', '=', orderItemId)
    .where('state', 'in', ['booked', 'confirmed'])
    .where('startsAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return Number(open)
}

export async function isOfOrder(db: Db, orderId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .where('state', '!=', 'held')
    .executeTakeFirst()
  return row !== undefined
}
