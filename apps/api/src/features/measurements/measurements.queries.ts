import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { MeasurementSheets, MeasurementVersions } from '../../db/tables.gen.ts'

/** A measurement sheet is found by its id and its account together: that of another account does not exist. */
export interface OwnId {
  id: number
  userId: number
}

const columns = ['id', 'personName', 'isChild', 'consentText', 'consentedAt'] as const
const versionColumns = [
  'measurementVersions.id',
  'measurementVersions.sheetId',
  'measurementVersions.number',
  'measurementVersions.values',
  'measurementVersions.heelMm',
  'measurementVersions.measuredOn',
  'measurementVersions.measuredBy',
  'measurementVersions.note',
  'measurementVersions.createdAt',
] as const

/** Locks the account, so that no concurrent request adds measurement sheets while they are counted. */
export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function count(tx: Tx, userId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('measurementSheets')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export function insert(tx: Tx, row: Insertable<MeasurementSheets>) {
  return tx.insertInto('measurementSheets').values(row).returning(columns).executeTakeFirstOrThrow()
}

export function list(db: Db, userId: number) {
  return db
    .selectFrom('measurementSheets')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export function find(db: Db, { id, userId }: OwnId) {
  return db
    .selectFrom('measurementSheets')
    .select(columns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export function findAny(db: Db, id: number) {
  return db.selectFrom('measurementSheets').select(columns).where('id', '=', id).executeTakeFirst()
}

interface OrdersPerson {
  orderId: number
  personName: string
  isChild: boolean
}

/** Of an order without an account, which is locked. */
export async function findOfOrder(tx: Tx, { orderId, personName, isChild }: OrdersPerson) {
  const row = await tx
    .selectFrom('measurementSheets')
    .select('id')
    .where('orderId', '=', orderId)
    .where('personName', '=', personName)
    .where('isChild', '=', isChild)
    .executeTakeFirst()
  return row?.id
}

/** A guest cannot delete a measurement sheet, so those that no line of the order uses any more go by themselves. */
export async function removeUnusedOfOrder(tx: Tx, orderId: number): Promise<void> {
  await sql`delete from measurement_sheets where order_id = ${orderId} and not exists (
    select from measurement_versions join order_item_measures on version_id = measurement_versions.id
    where sheet_id = measurement_sheets.id)`.execute(tx)
}

/** Locked until the transaction ends, so that its versions are numbered one after the other. */
export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('measurementSheets')
    .select('isChild')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function lockToRemove(tx: Tx, { id, userId }: OwnId) {
  return tx
    .selectFrom('measurementSheets')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function remove(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('measurementSheets').where('id', '=', id).execute()
}

/** A line that is locked and not delivered was cut from one of its versions. */
export async function isCutFrom(tx: Tx, id: number): Promise<boolean> {
  const row = await linesOf(tx, id)
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .where('lockedAt', 'is not', null)
    .where('orders.status', '<>', 'delivered')
    .where('paymentState', 'not in', ['refunded', 'expired'])
    .where('cancelledAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function isUsedByOrder(db: Db, id: number): Promise<boolean> {
  return (await linesOf(db, id).executeTakeFirst()) !== undefined
}

function linesOf(db: Db, measurementSheetId: number) {
  return db
    .selectFrom('orderItemMeasures')
    .innerJoin('measurementVersions', 'measurementVersions.id', 'versionId')
    .select('orderItemId')
    .where('sheetId', '=', measurementSheetId)
    .limit(1)
}

/** Of all these measurement sheets, the newest version first. */
export function versionsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('measurementVersions')
    .select(versionColumns)
    .where('sheetId', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('number', 'desc')
    .execute()
}

/** The newest version of each of the account's measurement sheets. */
export function latestVersions(db: Db, userId: number) {
  return db
    .selectFrom('measurementVersions')
    .innerJoin('measurementSheets', 'measurementSheets.id', 'sheetId')
    .select(versionColumns)
    .distinctOn('sheetId')
    .where('userId', '=', userId)
    .orderBy('sheetId')
    .orderBy('number', 'desc')
    .execute()
}

export async function lastNumber(tx: Tx, id: number): Promise<number> {
  const { last } = await tx
    .selectFrom('measurementVersions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('sheetId', '=', id)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export function insertVersion(tx: Tx, row: Insertable<MeasurementVersions>) {
  return tx.insertInto('measurementVersions').values(row).returning(versionColumns).executeTakeFirstOrThrow()
}
