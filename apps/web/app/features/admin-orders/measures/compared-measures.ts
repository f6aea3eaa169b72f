/** What the card shows of the measures that were read: the version that counts, beside the one before it. */
import { formatDate } from '@shop/contract/dates'
import { measuredByLabels } from '@shop/contract/measured-by'
import type { MeasurementVersion } from '@shop/contract/measurements'
import { formatMeasure, type MeasureName, type MeasureValues, measures } from '@shop/contract/measures'
import { daysBetween } from '@shop/contract/measures-due'
import type { LockedMeasures, ReadMeasures } from '@shop/contract/order-measures'
import { listOf } from '~/lib/format-list.ts'
import { formatDays } from './measured-line.ts'

/** Around the body: these change with weight. */
const girths: readonly MeasureName[] = ['bust', 'highBust', 'underbust', 'waist', 'hip', 'arm', 'wrist']
/** In millimetres. */
const NOTABLE = 20

export type ShownMeasures = Pick<
  MeasurementVersion | LockedMeasures,
  'number' | 'values' | 'heelMm' | 'measuredOn' | 'measuredBy' | 'note'
>

/** Once locked, the copy in the order; until then the version that the customer sent. */
export function shownMeasures({ locked, sheet: person }: ReadMeasures, versionId: number | undefined) {
  const versions = person?.versions ?? []
  const shown: ShownMeasures | undefined = locked ?? versions.find(({ id }) => id === versionId)
  const number = shown?.number ?? 0
  const [latest] = versions
  return {
    shown,
    personName: locked?.personName ?? person?.personName,
    /** All earlier versions, the newest first. */
    earlier: versions.filter((version) => version.number < number),
    /** A version that she saved but did not send, or saved too late. */
    newer: number > 0 && latest && latest.number > number ? latest : undefined,
  }
}

/** 'Cintura 3,0 cm menor em 23 dias.'; undefined if no girth changed by 2 cm or more. */
export function changeText(before: ShownMeasures, shown: ShownMeasures): string | undefined {
  const changes = girths.flatMap((name) => girthChange(name, before.values, shown.values))
  if (changes.length === 0) return undefined
  const text = `${listOf(changes)}${within(daysBetween(before.measuredOn, shown.measuredOn))}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function girthChange(name: MeasureName, before: MeasureValues, shown: MeasureValues): string[] {
  const [old, current] = [before[name], shown[name]]
  if (old === undefined || current === undefined || Math.abs(current - old) < NOTABLE) return []
  const size = current < old ? 'menor' : 'maior'
  return [`${measures[name].label.toLowerCase()} ${formatMeasure(Math.abs(current - old))} cm ${size}`]
}

function within(days: number): string {
  if (days < 0) return ''
  return days === 0 ? ' no mesmo dia' : ` em ${formatDays(days)}`
}

/** 'versão 3, medida em 12/11/2026 no ateliê' */
export function versionText({
  number,
  measuredOn,
  measuredBy,
}: Pick<ShownMeasures, 'number' | 'measuredOn' | 'measuredBy'>): string {
  const measured = `medida em ${formatDate(measuredOn)} ${measuredByLabels[measuredBy]}`
  return number === null ? measured : `versão ${number}, ${measured}`
}

export function heelText({ heelMm }: Pick<ShownMeasures, 'heelMm'>): string | undefined {
  if (heelMm === null) return undefined
  return heelMm === 0 ? 'sem salto' : `salto de ${formatMeasure(heelMm)} cm`
}

/** 'Ombro, Altura e Quadril' */
export function measureList(names: readonly MeasureName[]): string {
  return listOf(names.map((name) => measures[name].label))
}

/** On the work sheet: 'versão 3, 12/11/2026, medida no ateliê' */
export function workSheetVersion({ number, measuredOn, measuredBy }: LockedMeasures): string {
  const parts = [formatDate(measuredOn), `medida ${measuredByLabels[measuredBy]}`]
  return (number === null ? parts : [`versão ${number}`, ...parts]).join(', ')
}
