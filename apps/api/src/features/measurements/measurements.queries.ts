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

/** Locked until the transaction ends, so that its versions are numbered one after the other; with the database's time. */
export function lock(tx: Tx, { id, userId }: OwnId) {
  return tx
    .selectFrom('measurementSheets')
    .select(['isChild', sql<Date>`now()`.as('now')])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function remove(db: Db, { id, userId }: OwnId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('measurementSheets')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
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
