/** Versions of measurement sheets: checked, numbered one after the other, never changed. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { measureDoubts } from '@shop/contract/measure-doubts'
import {
  type MeasurementVersion,
  maxMeasurementVersions,
  measuredYearsBack,
  type NewMeasurementVersion,
} from '@shop/contract/measurements'
import { measureNames } from '@shop/contract/measures'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import * as queries from './measurements.queries.ts'

/** Stored JSON is parsed, not trusted. */
const storedValues = z.partialRecord(z.enum(measureNames), z.int())

type VersionRow = Awaited<ReturnType<typeof queries.versionsOf>>[number]

/**
 * Locks the sheet, so that two versions saved at once get two numbers. The caller knows that the author may write it;
 * a guest is nobody.
 */
export async function saveVersion(
  tx: Tx,
  id: number,
  input: NewMeasurementVersion,
  author: { id: number } | undefined,
) {
  const person = found(await queries.lock(tx, id), 'measurement_sheet_not_found')
  await checkMeasures(tx, input, person)
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
    authorId: author?.id ?? null,
  })
  return versionOf(row)
}

export async function checkMeasures(tx: Tx, input: NewMeasurementVersion, { isChild }: { isChild: boolean }) {
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  rejectWrongDay(input.measuredOn, saoPauloDay(now))
  rejectDoubts(input, isChild)
}

export function versionOf({ values, ...row }: VersionRow): MeasurementVersion {
  return { ...row, values: storedValues.parse(values) }
}

function rejectWrongDay(measuredOn: string, today: string) {
  const earliest = `${Number(today.slice(0, 4)) - measuredYearsBack}${today.slice(4)}`
  if (measuredOn > today) throw wrong('measuredOn', 'Esta data ainda não chegou. Informe o dia em que mediu.')
  if (measuredOn < earliest) {
    throw wrong('measuredOn', `Medidas de mais de ${measuredYearsBack} anos não servem mais. Meça de novo.`)
  }
}

/** Unlikely measures are taken once they were confirmed: a body may be unusual. */
function rejectDoubts({ values, heelMm, confirmed = [] }: NewMeasurementVersion, isChild: boolean) {
  const doubts = measureDoubts({ values, heelMm, isChild }).filter(({ name }) => !confirmed.includes(name))
  if (doubts.length === 0) return
  const fields = Object.fromEntries(doubts.map(({ name, text }) => [`values.${name}`, text]))
  throw new AppError('measures_implausible', { fields })
}

export function wrong(field: string, message: string) {
  return new AppError('invalid_input', { fields: { [field]: message } })
}
