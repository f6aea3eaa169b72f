import { type InsertObject, sql, type UpdateObject } from 'kysely'
import type { Buyer } from '../../db/buyer.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { DB, OfferKind } from '../../db/tables.gen.ts'

export type OrderChange = UpdateObject<DB, 'orders'>

interface Item {
  productId: number
  productName: string
  size: string
  color: string
  quantity: number
  unitPriceCents: number
  discountCents: number
  offer: OfferKind
  baseSize: string | null
  measurementVersionId: number | null
}

/**
 * Blocks other orders of this buyer until the end of the transaction, so that a double click runs in sequence. A guest
 * is counted by the checkout and by the e-mail, so both are locked: several browsers with one e-mail run in sequence too.
 */
export async function holdOffOthers(tx: Tx, buyer: Buyer) {
  if ('guest' in buyer) {
    const { checkoutId, email } = buyer.guest
    await sql`select pg_advisory_xact_lock(hashtextextended(${checkoutId}, 0)),
      pg_advisory_xact_lock(hashtextextended(${email}, 1))`.execute(tx)
    return
  }
  const { userId } = buyer
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export function lockByCheckout(tx: Tx, buyer: Buyer, checkoutId: string) {
  const isOwn =
    'guest' in buyer
      ? // Also one whose money the atelier has received since: it must not be bought a second time.
        sql<boolean>`user_id is null and (recorded_by is null or is_guest)`
      : sql<boolean>`user_id = ${buyer.userId}`
  return tx
    .selectFrom('orders')
    .selectAll()
    .where(isOwn)
    .where('checkoutId', '=', checkoutId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Newest first, locked: none of them can be paid or expire while the caller checks them. */
export function lockOpen(tx: Tx, userId: number) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .where('stockState', '=', 'reserved')
    .orderBy('id', 'desc')
    .forNoKeyUpdate()
    .execute()
}

/** An order that still holds its units and has no payment attempt yet. */
export function lockUnbegun(tx: Tx, id: number) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('stockState', '=', 'reserved')
    .where('holdExpiresAt', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`not exists (select from order_charges where order_id = orders.id and payment_attempt > 0)`,
    )
    .where('attention', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Who is limited when the order is paid: its account, or the guest who placed it. */
export async function buyerOf(db: Db, id: number): Promise<Buyer> {
  const { userId, checkoutId, email } = await db
    .selectFrom('orders')
    .select(['userId', 'checkoutId', 'customerEmail as email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return userId === null ? { guest: { checkoutId, email: email ?? '' } } : { userId }
}

/** The address that the account has, whatever the order says. */
export async function emailOf(tx: Tx, userId: number): Promise<string | undefined> {
  const row = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email
}

export function findRecorded(tx: Tx, adminId: number, checkoutId: string) {
  return tx
    .selectFrom('orders')
    .select('id')
    .where('recordedBy', '=', adminId)
    .where('checkoutId', '=', checkoutId)
    .executeTakeFirst()
}

/** The account that has verified this email address. */
export function findAccount(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
}

export async function insert(
  tx: Tx,
  order: InsertObject<DB, 'orders'>,
  items: readonly Item[],
): Promise<number> {
  const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  await insertItems(tx, id, items)
  return id
}

export async function update(tx: Tx, id: number, values: OrderChange) {
  await tx.updateTable('orders').set(values).where('id', '=', id).execute()
}

export function items(tx: Tx, orderId: number): Promise<Item[]> {
  return (
    tx
      .selectFrom('orderItems')
      .leftJoin('orderItemMeasures', 'orderItemId', 'orderItems.id')
      .select(['productName', 'size', 'color', 'quantity', 'unitPriceCents', 'offer', 'baseSize'])
      // An order that is not paid yet has no services.
      .select((eb) => eb.ref('productId').$notNull().as('productId'))
      .select('discountCents')
      .select('versionId as measurementVersionId')
      .where('orderId', '=', orderId)
      .orderBy('orderItems.id')
      .execute()
  )
}

export async function replaceItems(tx: Tx, orderId: number, items: readonly Item[]) {
  await tx.deleteFrom('orderItems').where('orderId', '=', orderId).execute()
  await insertItems(tx, orderId, items)
}

async function insertItems(tx: Tx, orderId: number, items: readonly Item[]) {
  const rows = items.map(({ measurementVersionId: versionId, ...item }) => ({
    versionId,
    item: { ...item, orderId },
  }))
  const ids = await tx
    .insertInto('orderItems')
    .values(rows.map(({ item }) => item))
    .returning('id')
    .execute()
  const measured = rows.flatMap(({ versionId }, at) => {
    const orderItemId = ids[at]?.id
    return versionId === null || orderItemId === undefined ? [] : [{ orderItemId, versionId }]
  })
  if (measured.length > 0) await tx.insertInto('orderItemMeasures').values(measured).execute()
}

/** Copies the complement from an order to the account's own postal code, unless the account already has one. */
export async function learnComplement(tx: Tx, userId: number, complement: string, zipCode: string) {
  await tx
    .updateTable('users')
    .set({ complement })
    .where('id', '=', userId)
    .where('zipCode', '=', zipCode)
    .where((eb) => eb.or([eb('complement', 'is', null), eb('complement', '=', '')]))
    .execute()
}
