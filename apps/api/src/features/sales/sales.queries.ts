import { type InsertObject, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { DB } from '../../db/tables.gen.ts'

type ItemRow = Omit<InsertObject<DB, 'orderItems'>, 'orderId'>
type ServiceRow = Pick<ItemRow, 'productName' | 'unitPriceCents' | 'discountCents'>

const isVerified = sql<boolean>`email_verified_at is not null`.as('isVerified')

/** Other sales of this administrator wait, so that a form sent twice runs in sequence. */
export async function holdOffOthers(tx: Tx, adminId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', adminId).forNoKeyUpdate().execute()
}

export async function findRecorded(tx: Tx, adminId: number, requestId: string): Promise<number | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('recordedBy', '=', adminId)
    .where('checkoutId', '=', requestId)
    .executeTakeFirst()
  return order?.id
}

export function findAccount(db: Db, id: number) {
  return db.selectFrom('users').select(['id', 'email', isVerified]).where('id', '=', id).executeTakeFirst()
}

export function findAccountOf(db: Db, email: string) {
  return db.selectFrom('users').select(['id', isVerified]).where('email', '=', email).executeTakeFirst()
}

/** Products first: the hours of the atelier are booked by the position of the line. */
export async function insert(
  tx: Tx,
  order: InsertObject<DB, 'orders'>,
  { lines, services }: { lines: readonly ItemRow[]; services: readonly ServiceRow[] },
): Promise<number> {
  const { id: orderId } = await tx
    .insertInto('orders')
    .values(order)
    .returning('id')
    .executeTakeFirstOrThrow()
  const products = lines.map((line) => ({ ...line, orderId }))
  if (products.length > 0) await tx.insertInto('orderItems').values(products).execute()
  const rows = services.map((service) => ({
    ...service,
    ...{ orderId, itemKind: 'service' as const, productId: null, size: '', color: '', quantity: 1 },
  }))
  if (rows.length > 0) await tx.insertInto('orderItems').values(rows).execute()
  return orderId
}
