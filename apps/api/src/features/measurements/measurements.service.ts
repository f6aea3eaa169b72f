/**
 * Measurement sheets: private to the account that made them, and to the atelier once an order uses one. Values appear in
 * no log, audit entry, e-mail or cache; to every other account a sheet does not exist.
 */
import { consentText, storedPersonName } from '@shop/contract/measurement-consent'
import {
  type ListedMeasurementSheet,
  type MeasurementSheet,
  type MeasurementVersion,
  maxMeasurementSheets,
  type NewMeasurementSheet,
  type NewMeasurementVersion,
} from '@shop/contract/measurements'
import type { Db } from '../../db/connection.ts'
import type { Actor, OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { saveVersion, versionOf, wrong } from './measurement-versions.service.ts'
import * as queries from './measurements.queries.ts'

export async function listMeasurementSheets(db: Db, userId: number): Promise<ListedMeasurementSheet[]> {
  const latest = new Map((await queries.latestVersions(db, userId)).map((row) => [row.sheetId, row]))
  return (await queries.list(db, userId)).map((row) => {
    const version = latest.get(row.id)
    return { ...row, latest: version ? versionOf(version) : null }
  })
}

/** Every sheet of an account with all its versions, as the account's export contains them. */
export async function wholeMeasurementSheets(db: Db, userId: number): Promise<MeasurementSheet[]> {
  const rows = await queries.list(db, userId)
  const ids = rows.map(({ id }) => id)
  const versions = Map.groupBy(await queries.versionsOf(db, ids), (version) => version.sheetId)
  return rows.map((row) => ({ ...row, versions: (versions.get(row.id) ?? []).map(versionOf) }))
}

export function createMeasurementSheet(db: Db, userId: number, { personName, isChild }: NewMeasurementSheet) {
  return db.transaction().execute(async (tx): Promise<MeasurementSheet> => {
    await queries.lockAccount(tx, userId)
    if ((await queries.count(tx, userId)) >= maxMeasurementSheets)
      throw new AppError('too_many_measurement_sheets')
    const row = await queries.insert(tx, {
      userId,
      personName: storedPersonName(personName, isChild),
      isChild,
      consentText: consentText(isChild),
    })
    return { ...row, versions: [] }
  })
}

/** An administrator's reading of somebody else's sheet is recorded. */
export async function readMeasurementSheet(
  db: Db,
  id: number,
  { actor, requestId }: AuditContext,
): Promise<MeasurementSheet> {
  const own = await queries.find(db, { id, userId: actor.id })
  if (own === undefined) await allowAdmin(db, id, { actor, requestId })
  return found(await findMeasurementSheet(db, id), 'measurement_sheet_not_found')
}

/** An administrator reads what an order uses, and nothing else. */
async function allowAdmin(db: Db, id: number, { actor, requestId }: AuditContext) {
  if (actor.role !== 'admin' || !(await queries.isUsedByOrder(db, id)))
    throw new AppError('measurement_sheet_not_found')
  const reading = { action: 'measurement_sheet.read', objectType: 'measurement_sheet', objectId: id }
  await db.transaction().execute((tx) => recordChange(tx, { actor, requestId, ...reading }))
}

/** For callers that know that the reader may read it. */
export async function findMeasurementSheet(db: Db, id: number): Promise<MeasurementSheet | undefined> {
  const row = await queries.findAny(db, id)
  return row && { ...row, versions: (await queries.versionsOf(db, [id])).map(versionOf) }
}

export function addVersion(db: Db, id: number, input: NewMeasurementVersion, actor: Actor) {
  return db.transaction().execute(async (tx): Promise<MeasurementVersion> => {
    found(await queries.find(tx, { id, userId: actor.id }), 'measurement_sheet_not_found')
    rejectForeignTape(input, actor)
    return saveVersion(tx, id, input, actor)
  })
}

/** The lock comes first: no line is cut from the sheet while it is being deleted. */
export async function removeMeasurementSheet(db: Db, id: number, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await queries.lockToRemove(tx, { id, userId }), 'measurement_sheet_not_found')
    if (await queries.isCutFrom(tx, id)) throw new AppError('measures_in_use')
    await queries.remove(tx, id)
  })
}

/** The work sheet says who measured: only the atelier may claim that it was the atelier. */
export function rejectForeignTape({ measuredBy }: NewMeasurementVersion, author: Pick<OrderHolder, 'role'>) {
  if (measuredBy === 'atelier' && author.role !== 'admin') {
    throw wrong('measuredBy', 'O que o ateliê mede é o próprio ateliê que registra. Escolha outra opção.')
  }
}
