import { oneTimeLinkDays, orderLinkDays } from '@shop/contract/order-links'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { OrderLinkKind } from '../../db/tables.gen.ts'

/** Each visit of a replayed checkout and each e-mail makes one; the oldest of too many end. */
const LINKS_PER_ORDER = 30

/** Until some time after the delivery or the cancellation; an order that ended otherwise is counted from its placing. */
const isOpen = sql<boolean>`erased_at is null and coalesce(delivered_at, cancelled_at,
  case when payment_state in ('expired', 'refunded') then orders.created_at end, now())
  > now() - ${orderLinkDays} * interval '1 day'`

export async function findOpen(db: Db, tokenHash: Buffer, kind: OrderLinkKind): Promise<number | undefined> {
  const row = await db
    .selectFrom('orderLinks')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select('orderId')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where(isOpen)
    .executeTakeFirst()
  return row?.orderId
}

export async function insert(db: Db, link: { tokenHash: Buffer; orderId: number; kind: OrderLinkKind }) {
  await db.insertInto('orderLinks').values(link).execute()
  await sql`delete from order_links where token_hash in (
    select token_hash from order_links where order_id = ${link.orderId}
    order by created_at desc offset ${LINKS_PER_ORDER})`.execute(db)
}

/** The order it was for; undefined if it is too old, or another request has just used it. */
export async function use(
  tx: Tx,
  tokenHash: Buffer,
  purpose: Exclude<OrderLinkKind, 'read'>,
): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('orderLinks')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', purpose)
    .where('createdAt', '>', sql<Date>`now() - ${oneTimeLinkDays} * interval '1 day'`)
    .returning('orderId')
    .executeTakeFirst()
  return row?.orderId
}

export async function revokeAll(db: Db, orderId: number) {
  await db.deleteFrom('orderLinks').where('orderId', '=', orderId).execute()
}

/** An order of a guest, or a sale recorded for somebody without an account. */
export async function attach(tx: Tx, orderId: number, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ userId, checkoutId: null })
    .where('id', '=', orderId)
    .where('userId', 'is', null)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** By number and e-mail together: either alone finds nothing. */
export async function findOrder(db: Db, { number, email }: { number: number; email: string }) {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('customerEmail', '=', email)
    .where(isOpen)
    .executeTakeFirst()
  return row?.id
}

/** Of a guest, or a sale recorded for a customer without an account: only its link opens it. */
export async function hasNoAccount(db: Db, orderId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('erasedAt', 'is', null)
    .where('userId', 'is', null)
    .executeTakeFirst()
  return order !== undefined
}

export function findById(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'customerName', 'customerEmail'])
    .where('id', '=', id)
    .executeTakeFirst()
}
