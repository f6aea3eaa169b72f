import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { StockNoticeLinkPurpose } from '../../db/tables.gen.ts'

/** A product whose ready units are sold, as every visitor sees it. */
export function offered(db: Db, productId: number) {
  return db
    .selectFrom('products')
    .select(['sizes', 'colors'])
    .where('id', '=', productId)
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .where('sellsReady', '=', true)
    .executeTakeFirst()
}

/** One request of an address at a time: they are counted. */
export async function lockAddress(tx: Tx, email: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 2))`.execute(tx)
}

interface Wanted {
  email: string
  productId: number
  size: string
  color: string
}

/** Returns the id. A second request for the same is the same request; unconfirmed, it is stored from now on again. */
export async function request(tx: Tx, wanted: Wanted): Promise<number> {
  const { id } = await tx
    .insertInto('stockNotices')
    .values({ ...wanted })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'productId', 'size', 'color'])
        .where('status', '<>', 'notified')
        .doUpdateSet({
          requestedAt: sql`case when stock_notices.status = 'pending' then now() else stock_notices.requested_at end`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The open requests of an address, oldest first. */
export function open(tx: Tx, email: string) {
  return tx
    .selectFrom('stockNotices')
    .select(['id', 'status'])
    .where('email', '=', email)
    .where('status', '<>', 'notified')
    .orderBy('requestedAt')
    .orderBy('id')
    .execute()
}

export async function remove(tx: Tx, ids: readonly number[]) {
  await tx.deleteFrom('stockNotices').where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

export function find(db: Db, id: number) {
  return db
    .selectFrom('stockNotices')
    .innerJoin('products', 'products.id', 'stockNotices.productId')
    .select(['stockNotices.id', 'email', 'productId', 'products.name', 'size', 'color', 'status'])
    .select(['messageKey', 'emailedAt'])
    .where('stockNotices.id', '=', id)
    .executeTakeFirst()
}

interface NewLink {
  tokenHash: Buffer
  noticeId: number
  purpose: StockNoticeLinkPurpose
}

/** Without days it is valid as long as its request is stored. */
export async function insertLink(db: Db, link: NewLink, days?: number) {
  const expiresAt = days === undefined ? null : sql<Date>`now() + ${days} * interval '1 day'`
  await db
    .insertInto('stockNoticeLinks')
    .values({ ...link, expiresAt })
    .execute()
}

export function findByLink(tx: Tx, purposes: readonly StockNoticeLinkPurpose[], tokenHash: Buffer) {
  return tx
    .selectFrom('stockNoticeLinks as link')
    .innerJoin('stockNotices as notice', 'notice.id', 'link.noticeId')
    .select(['notice.id', 'notice.email', 'notice.productId', 'link.purpose'])
    .where('purpose', 'in', purposes)
    .where('tokenHash', '=', tokenHash)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .executeTakeFirst()
}

/** Until the transaction ends the units of the product do not change. */
export async function lockProduct(tx: Tx, productId: number) {
  await tx.selectFrom('products').select('id').where('id', '=', productId).forShare().execute()
}

/** Confirming again changes nothing. */
export async function markWaiting(tx: Tx, id: number) {
  await tx
    .updateTable('stockNotices')
    .set({ status: 'waiting', confirmedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

export async function cancelAll(tx: Tx, email: string) {
  await tx.deleteFrom('stockNotices').where('email', '=', email).where('status', '<>', 'notified').execute()
}

export function waitingCounts(db: Db, productId: number) {
  return db
    .selectFrom('stockNotices')
    .select(({ fn }) => ['size', 'color', fn.countAll<number>().as('waiting')])
    .where('productId', '=', productId)
    .where('status', '=', 'waiting')
    .groupBy(['size', 'color'])
    .orderBy('waiting', 'desc')
    .orderBy('size')
    .orderBy('color')
    .execute()
}

export async function deleteEndedLinks(db: Db) {
  await db.deleteFrom('stockNoticeLinks').where('expiresAt', '<', sql<Date>`now()`).execute()
}

interface Retention {
  pendingDays: number
  waitingMonths: number
  notifiedDays: number
}

/** Also those for products that were taken out of the catalogue. */
export async function deleteEnded(db: Db, { pendingDays, waitingMonths, notifiedDays }: Retention) {
  await sql`delete from stock_notices using products
    where products.id = product_id and (deleted_at is not null or case status
      when 'pending' then requested_at < now() - ${pendingDays} * interval '1 day'
      when 'waiting' then confirmed_at < now() - ${waitingMonths} * interval '1 month'
      else notified_at < now() - ${notifiedDays} * interval '1 day'
    end)`.execute(db)
}
