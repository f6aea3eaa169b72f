/** A new version as it is typed: texts, with what stays empty repeated from the version before. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { type MeasureDoubt, measureDoubts } from '@shop/contract/measure-doubts'
import type { MeasuredBy } from '@shop/contract/measured-by'
import {
  heelMaxMm,
  type MeasurementVersion,
  measureMm,
  type NewMeasurementVersion,
} from '@shop/contract/measurements'
import {
  formatMeasure,
  type MeasureName,
  type MeasureValues,
  measureNames,
  usualMeasures,
} from '@shop/contract/measures'
import { measureExample, parseTypedMeasure } from '@shop/contract/typed-measure'

export type VersionTexts = Record<MeasureName | 'heel' | 'note' | 'measuredOn', string> & {
  measuredBy: MeasuredBy
}

/** The date of today, and the last version's shoes and person with the tape: the likeliest of both. */
export function emptyTexts(latest: MeasurementVersion | undefined): VersionTexts {
  const by = latest?.measuredBy ?? 'herself'
  const heel = latest?.heelMm ?? null
  return {
    ...(Object.fromEntries(measureNames.map((name) => [name, ''])) as Record<MeasureName, string>),
    measuredOn: saoPauloDay(new Date()),
    measuredBy: by === 'atelier' ? 'herself' : by,
    heel: heel === null ? '' : formatMeasure(heel),
    note: '',
  }
}

/** The usual measures and those that the last version has; the others are shown on request. */
export function measureGroups(latest: MeasurementVersion | undefined) {
  const isMain = (name: MeasureName) => usualMeasures.includes(name) || latest?.values[name] !== undefined
  return { main: measureNames.filter(isMain), more: measureNames.filter((name) => !isMain(name)) }
}

export function checkMeasure(text: string): true | string {
  if (text.trim() === '') return true
  const value = parseTypedMeasure(text)
  return value !== undefined && value >= measureMm.min && value <= measureMm.max ? true : measureExample
}

export function checkHeel(text: string): true | string {
  if (text.trim() === '') return true
  const value = parseTypedMeasure(text)
  return value !== undefined && value <= heelMaxMm ? true : `Use até ${heelMaxMm / 10} cm, como 8,5.`
}

export function typedValues(texts: VersionTexts): MeasureValues {
  const entries = measureNames.flatMap((name) => {
    const value = parseTypedMeasure(texts[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

export interface Judged {
  texts: VersionTexts
  latest: MeasurementVersion | undefined
  isChild: boolean
  /** Unlikely values that the customer confirmed: another value is questioned again. */
  confirmed: MeasureValues
}

/** All doubts about the whole version, and those that nobody has confirmed yet: here or when the last one was saved. */
export function doubtsOf({ texts, latest, isChild, confirmed }: Judged) {
  const values = { ...latest?.values, ...typedValues(texts) }
  const heelMm = parseTypedMeasure(texts.heel)
  const all = measureDoubts({ values, heelMm, isChild })
  const settled = latest
    ? measureDoubts({ values: latest.values, heelMm: latest.heelMm ?? undefined, isChild })
    : []
  const isOpen = ({ name, text }: MeasureDoubt) =>
    confirmed[name] !== values[name] && !settled.some((old) => old.name === name && old.text === text)
  return { all, open: all.filter(isOpen) }
}

export function versionBody(judged: Judged): NewMeasurementVersion {
  const { texts, latest } = judged
  const heelMm = parseTypedMeasure(texts.heel)
  return {
    values: { ...latest?.values, ...typedValues(texts) },
    ...(heelMm !== undefined && { heelMm }),
    measuredOn: texts.measuredOn,
    measuredBy: texts.measuredBy,
    note: texts.note,
    confirmed: doubtsOf(judged).all.map(({ name }) => name),
  }
}
