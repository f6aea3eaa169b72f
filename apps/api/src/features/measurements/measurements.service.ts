/**
 * Measurement sheets: private to the account that made them. Values appear in no log, audit entry, e-mail or cache; to
 * every other account a sheet does not exist.
 */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { measureDoubts } from '@shop/contract/measure-doubts'
import { consentText, storedPersonName } from '@shop/contract/measurement-consent'
import {
  type ListedMeasurementSheet,
  type MeasurementSheet,
  type MeasurementVersion,
  maxMeasurementSheets,
  maxMeasurementVersions,
  measuredYearsBack,
  type NewMeasurementSheet,
  type NewMeasurementVersion,
} from '@shop/contract/measurements'
import { measureNames } from '@shop/contract/measures'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import * as queries from './measurements.queries.ts'

/** Stored JSON is parsed, not trusted. */
const storedValues = z.partialRecord(z.enum(measureNames), z.int())

type VersionRow = Awaited<ReturnType<typeof queries.versionsOf>>[number]

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

export async function readMeasurementSheet(db: Db, id: number, actor: Actor): Promise<MeasurementSheet> {
  const row = found(await findReadable(db, id, actor), 'measurement_sheet_not_found')
  return { ...row, versions: (await queries.versionsOf(db, [id])).map(versionOf) }
}

/** The only rule of who reads a sheet: its owner. Administrators may read what an order refers to, and none does yet. */
function findReadable(db: Db, id: number, actor: Actor) {
  return queries.find(db, { id, userId: actor.id })
}

export function addVersion(db: Db, id: number, input: NewMeasurementVersion, actor: Actor) {
  return db.transaction().execute(async (tx): Promise<MeasurementVersion> => {
    const locked = await queries.lock(tx, { id, userId: actor.id })
    const { isChild, now } = found(locked, 'measurement_sheet_not_found')
    rejectWrongDay(input.measuredOn, saoPauloDay(now))
    rejectForeignTape(input, actor)
    rejectDoubts(input, isChild)
    const last = await queries.lastNumber(tx, id)
    if (last >= maxMeasurementVersions) throw new AppError('too_many_measurement_versions')
    const { values, heelMm, measuredOn, measuredBy, note } = input
    const row = await queries.insertVersion(tx, {
      sheetId: id,
      number: last + 1,
      values: JSON.stringify(values),
      heelMm: heelMm ?? null,
      measuredOn,
      measuredBy,
      note: note || null,
      authorId: actor.id,
    })
    return versionOf(row)
  })
}

export async function removeMeasurementSheet(db: Db, id: number, userId: number): Promise<void> {
  if (!(await queries.remove(db, { id, userId }))) throw new AppError('measurement_sheet_not_found')
}

function rejectWrongDay(measuredOn: string, today: string) {
  const earliest = `${Number(today.slice(0, 4)) - measuredYearsBack}${today.slice(4)}`
  if (measuredOn > today) throw wrong('measuredOn', 'Esta data ainda não chegou. Informe o dia em que mediu.')
  if (measuredOn < earliest) {
    throw wrong('measuredOn', `Medidas de mais de ${measuredYearsBack} anos não servem mais. Meça de novo.`)
  }
}

/** The work sheet says who measured: only the atelier may claim that it was the atelier. */
function rejectForeignTape({ measuredBy }: NewMeasurementVersion, actor: Actor) {
  if (measuredBy === 'atelier' && actor.role !== 'admin') {
    throw wrong('measuredBy', 'O que o ateliê mede é o próprio ateliê que registra. Escolha outra opção.')
  }
}

/** Unlikely measures are taken once the customer has confirmed them: a body may be unusual. */
function rejectDoubts({ values, heelMm, confirmed = [] }: NewMeasurementVersion, isChild: boolean) {
  const doubts = measureDoubts({ values, heelMm, isChild }).filter(({ name }) => !confirmed.includes(name))
  if (doubts.length === 0) return
  const fields = Object.fromEntries(doubts.map(({ name, text }) => [`values.${name}`, text]))
  throw new AppError('measures_implausible', { fields })
}

function wrong(field: string, message: string) {
  return new AppError('invalid_input', { fields: { [field]: message } })
}

function versionOf({ values, ...row }: VersionRow): MeasurementVersion {
  return { ...row, values: storedValues.parse(values) }
}
